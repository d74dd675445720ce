import { load } from '../catalog/load.ts';
import { text } from '../views/discovery/respond.ts';
import { sitemap } from '../views/sitemap.ts';

export const GET = () => text(sitemap(load()));

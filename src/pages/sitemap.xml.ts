import { load } from '../catalog/load.ts';
import { text } from '../render/discovery/respond.ts';
import { sitemap } from '../render/sitemap.ts';

export const GET = () => text(sitemap(load()));

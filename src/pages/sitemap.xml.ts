import { load } from '../catalog/load.ts';
import { text } from '../render/respond.ts';
import { sitemap } from '../render/sitemap.ts';

export const GET = () => text(sitemap(load()));

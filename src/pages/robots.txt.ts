import { load } from '../catalog/load.ts';
import { robotsText } from '../render/discovery/robots-text.ts';
import { text } from '../render/respond.ts';

/** Pages beside this one; nothing of them is imported. */
const sitemaps = Object.keys(import.meta.glob('./sitemap.xml.ts')).map((file) => file.slice(1, -'.ts'.length));

export const GET = () => text(robotsText(load().base_url, sitemaps));

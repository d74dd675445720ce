import { load } from '../catalog/current-catalog.ts';
import { robotsText } from '../render/discovery/well-known.ts';
import { textFile } from '../render/respond.ts';

/** Pages beside this one; nothing of them is imported. */
const sitemaps = Object.keys(import.meta.glob('./sitemap.xml.ts')).map((file) => file.slice(1, -'.ts'.length));

export const { getStaticProps, GET } = textFile(() => robotsText(load().base_url, sitemaps));

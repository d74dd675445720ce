import { load } from '../catalog/current-catalog.ts';
import { robotsText } from '../render/discovery/robots-text.ts';
import { textFile } from '../render/static-file.ts';

/** Pages beside this one; nothing of them is imported. */
const sitemaps = Object.keys(import.meta.glob('./sitemap.xml.ts')).map((file) => file.slice(1, -'.ts'.length));

export const { getStaticProps, GET } = textFile(() => robotsText(load().base_url, sitemaps));

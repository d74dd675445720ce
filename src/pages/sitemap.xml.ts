import { load } from '../catalog/current-catalog.ts';
import { sitemap } from '../render/sitemap.ts';
import { textFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => sitemap(load()));

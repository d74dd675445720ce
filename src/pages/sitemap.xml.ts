import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { lastApiChange } from '../render/markdown/contract-pages.ts';
import { textFile } from '../render/respond.ts';
import { sitemap } from '../render/sitemap.ts';

export const { getStaticProps, GET } = textFile(() => sitemap(load(), lastApiChange(changes)));

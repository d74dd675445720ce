import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { sitemap } from '../render/discovery/sitemap.ts';
import { lastApiChange } from '../render/reference/contract-pages.ts';
import { textFile } from './_respond.ts';

export const { getStaticProps, GET } = textFile(() => sitemap(load(), lastApiChange(changes)));

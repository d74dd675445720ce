import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { lastApiChange } from '../render/markdown/api-changes.ts';
import { sitemap } from '../render/sitemap.ts';
import { textFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => sitemap(load(), lastApiChange(changes)));

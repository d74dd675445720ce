import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { sitemap } from '../render/discovery/sitemap.ts';
import { ownPaths } from '../render/html/own-paths.ts';
import { lastApiChange } from '../render/reference/contract-pages.ts';
import { oneFile } from './_one-file.ts';

export const { getStaticProps, GET } = oneFile(async () => sitemap(load(), lastApiChange(changes), await ownPaths()));

import type { GetStaticPaths } from 'astro';
import { load } from '../../catalog/load.ts';
import { json } from '../../views/json/respond.ts';
import { searchIndex } from '../../views/json/search-index.ts';

export const getStaticPaths = (() =>
	load().extras.search ? [{ params: { index: 'index' } }] : []) satisfies GetStaticPaths;

export const GET = () => json(searchIndex(load()));

import type { GetStaticPaths } from 'astro';
import { load } from '../../catalog/load.ts';
import { json } from '../../render/json/respond.ts';
import { searchIndex } from '../../render/json/search-index.ts';

export const getStaticPaths = (() =>
	load().extras.search ? [{ params: { index: 'index' } }] : []) satisfies GetStaticPaths;

export const GET = () => json(searchIndex(load()));

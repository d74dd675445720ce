import type { GetStaticPaths } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { searchIndex } from '../../render/json/search-index.ts';
import { json } from '../../render/respond.ts';

export const getStaticPaths = (() =>
	load().extras.search ? [{ params: { index: 'index' } }] : []) satisfies GetStaticPaths;

export const GET = () => json(searchIndex(load()));

import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { searchIndex } from '../../render/json/search-index.ts';
import { json } from '../../render/respond.ts';

export const getStaticPaths = () =>
	load().extras.search ? [{ params: { index: 'index' }, props: { body: searchIndex(load()) } }] : [];

export const GET: APIRoute<{ body: unknown }> = ({ props }) => json(props.body);

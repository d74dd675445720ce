import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { searchFiles } from '../../render/json/search.ts';
import { searchFolder } from '../../urls/paths.ts';

export const getStaticPaths = async () =>
	Array.from(await searchFiles(load()), ([path, text]) => ({
		params: { file: path.slice(searchFolder.length, -'.json'.length) },
		props: { text },
	}));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);

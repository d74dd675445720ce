import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { searchFiles } from '../../render/json/search/search-files.ts';
import { jsonText } from '../../render/respond.ts';

export const getStaticPaths = () =>
	searchFiles(load()).map(({ name, text }) => ({ params: { file: name }, props: { text } }));

export const GET: APIRoute<{ text: string }> = ({ props }) => jsonText(props.text);

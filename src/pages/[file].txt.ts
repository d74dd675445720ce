import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { llmsFullText, llmsText } from '../render/discovery/llms-text.ts';
import { robotsText } from '../render/discovery/well-known.ts';

export const getStaticPaths = () => [
	{ params: { file: 'llms' }, props: { body: llmsText(load()) } },
	{ params: { file: 'llms-full' }, props: { body: llmsFullText(load()) } },
	{ params: { file: 'robots' }, props: { body: robotsText(load()) } },
];

export const GET: APIRoute<{ body: string }> = ({ props }) => new Response(props.body);

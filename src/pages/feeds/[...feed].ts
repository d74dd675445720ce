import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { feedFiles } from '../../render/feeds/feed-files.ts';
import { text } from '../../render/respond.ts';

export const getStaticPaths = () =>
	[...feedFiles(load())].map(([path, body]) => ({ params: { feed: path.slice('/feeds/'.length) }, props: { body } }));

export const GET: APIRoute<{ body: string }> = ({ props }) => text(props.body);

import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { type FeedFile, feedFiles, feedText } from '../../render/feeds/feed-files.ts';
import { feedsFolder } from '../../urls/paths.ts';

export const getStaticPaths = () =>
	[...feedFiles(load())].map(([path, props]) => ({ params: { feed: path.slice(feedsFolder.length) }, props }));

export const GET: APIRoute<FeedFile> = ({ props }) => new Response(feedText(props));

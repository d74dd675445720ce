import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import changes from '../../contract/changes.yaml?raw';
import { type FeedFile, feedFiles, feedText } from '../../render/feeds/feed-files.ts';
import { text } from '../../render/respond.ts';

export const getStaticPaths = () =>
	[...feedFiles(load(), changes)].map(([path, props]) => ({ params: { feed: path.slice('/feeds/'.length) }, props }));

export const GET: APIRoute<FeedFile> = ({ props }) => text(feedText(props));

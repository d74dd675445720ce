import type { APIRoute } from 'astro';
import { load } from '../../../../catalog/current-catalog.ts';
import { makerMarkdown } from '../../../../render/markdown/lists.ts';
import { laterMakerPages } from '../../../../render/props/lists.ts';
import { markdown } from '../../../../render/respond.ts';

export const getStaticPaths = () =>
	laterMakerPages(load(), (catalog, maker, page) => ({ body: makerMarkdown(catalog, maker, page) }));

export const GET: APIRoute<{ body: string }> = ({ props }) => markdown(props.body);

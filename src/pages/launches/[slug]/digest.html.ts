import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { digestHtml } from '../../../render/digest/digest-html.ts';
import { type DigestProps, digestPages } from '../../../render/props/digest.ts';
import { html } from '../../../render/respond.ts';

export const getStaticPaths = () => digestPages(load());

export const GET: APIRoute<DigestProps> = ({ props }) => html(digestHtml(props));

import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { digestText } from '../../../render/digest/digest-text.ts';
import { type DigestProps, digestPages } from '../../../render/props/digest.ts';
import { text } from '../../../render/respond.ts';

export const getStaticPaths = () => digestPages(load());

export const GET: APIRoute<DigestProps> = ({ props }) => text(digestText(props));

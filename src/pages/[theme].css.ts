import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { themeCss } from '../render/json/site-data.ts';
import { css } from './_respond.ts';

export const getStaticPaths = () =>
	load().site.colors ? [{ params: { theme: 'theme' }, props: { body: themeCss(load()) } }] : [];

export const GET: APIRoute<{ body: string }> = ({ props }) => css(props.body);

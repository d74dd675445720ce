import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { themeCss } from '../render/json/site-data.ts';
import { themeFile } from '../routes/paths.ts';
import { css } from './_respond.ts';

export const getStaticPaths = () =>
	load().site.colors
		? [{ params: { theme: themeFile.slice(1, -'.css'.length) }, props: { body: themeCss(load()) } }]
		: [];

export const GET: APIRoute<{ body: string }> = ({ props }) => css(props.body);

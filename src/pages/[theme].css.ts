import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { themeCss } from '../render/json/site-data.ts';

export const getStaticPaths = () =>
	load().site.colors || load().site.face ? [{ params: { theme: 'theme' }, props: { body: themeCss(load()) } }] : [];

export const GET: APIRoute<{ body: string }> = ({ props }) => new Response(props.body);

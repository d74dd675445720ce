import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { launchPeriodDetail } from '../../../render/json/responses.ts';

export const getStaticPaths = () =>
	load().launch_periods.map((period) => ({
		params: { slug: period.slug },
		props: { body: launchPeriodDetail(load(), period) },
	}));

export const GET: APIRoute<{ body: unknown }> = ({ props }) => Response.json(props.body);

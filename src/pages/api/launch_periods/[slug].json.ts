import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { launchPeriodDetail } from '../../../render/json/responses.ts';
import { json } from '../../_respond.ts';

export const getStaticPaths = () =>
	load().launch_periods.map((period) => ({
		params: { slug: period.slug },
		props: { body: launchPeriodDetail(load(), period) },
	}));

export const GET: APIRoute<{ body: unknown }> = ({ props }) => json(props.body);

import type { APIRoute } from 'astro';
import type { LaunchPeriod } from '../../../catalog/catalog.ts';
import { load } from '../../../catalog/load.ts';
import { launchPeriodDetail } from '../../../render/json/launch-period.ts';
import { json } from '../../../render/respond.ts';

export const getStaticPaths = () =>
	load().launch_periods.map((period) => ({ params: { slug: period.slug }, props: { period } }));

export const GET: APIRoute<{ period: LaunchPeriod }> = ({ props }) => json(launchPeriodDetail(load(), props.period));

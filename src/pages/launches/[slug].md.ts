import type { APIRoute } from 'astro';
import type { LaunchPeriod } from '../../catalog/catalog.ts';
import { load } from '../../catalog/load.ts';
import { launchPeriodMarkdown } from '../../render/markdown/launch-period.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () =>
	load().launch_periods.map((period) => ({ params: { slug: period.slug }, props: { period } }));

export const GET: APIRoute<{ period: LaunchPeriod }> = ({ props }) =>
	markdown(launchPeriodMarkdown(load(), props.period));

import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { launchPeriodMarkdown } from '../../render/markdown/weeks.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () =>
	load().launch_periods.map((period) => ({
		params: { slug: period.slug },
		props: { body: launchPeriodMarkdown(load(), period) },
	}));

export const GET: APIRoute<{ body: string }> = ({ props }) => markdown(props.body);

import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { yearMarkdown } from '../../render/markdown/weeks.ts';
import { type YearProps, yearPages } from '../../render/props/week.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => yearPages(load());

export const GET: APIRoute<YearProps> = ({ props }) => markdown(yearMarkdown(props));

import type { APIRoute } from 'astro';
import { load } from '../../../../catalog/current-catalog.ts';
import { laterPlacesMarkdown } from '../../../../render/markdown/weeks.ts';
import { type LaterPlacesProps, laterPlacesPages } from '../../../../render/props/week.ts';
import { markdown } from '../../../../render/respond.ts';

export const getStaticPaths = () => laterPlacesPages(load());

export const GET: APIRoute<LaterPlacesProps> = ({ props }) => markdown(laterPlacesMarkdown(props));

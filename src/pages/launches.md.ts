import { load } from '../catalog/current-catalog.ts';
import { launchPeriodsMarkdown } from '../render/markdown/weeks.ts';
import { launchPeriodsProps } from '../render/props/week.ts';
import { markdownFile } from '../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() => launchPeriodsMarkdown(launchPeriodsProps(load())));

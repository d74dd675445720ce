import { load } from '../catalog/current-catalog.ts';
import { launchPeriodsMarkdown } from '../render/markdown/weeks.ts';
import { launchPeriodsProps } from '../render/props/weeks.ts';
import { markdownFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => launchPeriodsMarkdown(launchPeriodsProps(load())));

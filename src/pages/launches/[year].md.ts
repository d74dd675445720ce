import { load } from '../../catalog/current-catalog.ts';
import { yearMarkdown } from '../../render/markdown/weeks.ts';
import { yearPages } from '../../render/props/week.ts';
import { markdownFiles } from '../../render/respond.ts';

export const { getStaticPaths, GET } = markdownFiles(() => yearPages(load()), yearMarkdown);

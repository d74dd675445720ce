import { load } from '../../../../catalog/current-catalog.ts';
import { laterPlacesMarkdown } from '../../../../render/markdown/weeks.ts';
import { laterPlacesPages } from '../../../../render/props/week.ts';
import { markdownFiles } from '../../../../render/respond.ts';

export const { getStaticPaths, GET } = markdownFiles(() => laterPlacesPages(load()), laterPlacesMarkdown);

import type { ChangedFile } from '../git/changed-files.ts';
import { launchesOf } from './editor-fields.ts';
import { type FrontMatters, isProduct } from './read-front-matter.ts';

/** Paths of products that take part in a week in which they did not. */
export const findLaunches = (changed: readonly ChangedFile[], texts: FrontMatters, prefix: string): string[] =>
	changed
		.filter(({ path, before, after }) => {
			const known = new Set(periodsOf(texts, before));
			return isProduct(path, prefix) && periodsOf(texts, after).some((period) => !known.has(period));
		})
		.map(({ path }) => path);

const periodsOf = (texts: FrontMatters, object: string | undefined): unknown[] =>
	launchesOf(texts.get(object ?? '')?.data).map(({ period }) => period);

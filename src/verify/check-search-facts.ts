/** What a search knows of products and categories beside words: how popular they are, and how categories are called. */
import { isDeepStrictEqual } from 'node:util';
import { groupCapacity, type SearchHead } from '../search/index-files.ts';
import { unpackNumbers } from '../search/packed-numbers.ts';
import type { PublishedFiles } from './published-files.ts';
import { arrayOf, fileOf, headFile, type StoredProduct } from './search-index.ts';
import type { Report } from './violation.ts';

const maximumStep = 15;

/** Each group has a step for each of its products. */
export function checkPopularity(
	files: PublishedFiles,
	head: SearchHead,
	stored: readonly StoredProduct[],
	report: Report,
): void {
	const say = (message: string) => report({ file: headFile, pointer: '/popularity', message });
	const sizes = head.groups.map(() => 0);
	for (const { number } of stored) {
		const group = Math.floor(number / groupCapacity);
		sizes[group] = (sizes[group] ?? 0) + 1;
	}
	const groups = head.popularity.flatMap((name) => arrayOf<string>(files.json(fileOf(name), report)));
	if (groups.length !== sizes.length) say(`have ${groups.length} groups instead of ${sizes.length}.`);
	for (const [group, packed] of groups.entries()) {
		const steps = unpackNumbers(packed);
		const size = sizes[group] ?? 0;
		if (steps.length !== size) say(`have ${steps.length} steps instead of ${size} in the group ${group}.`);
		if (steps.some((step) => step > maximumStep)) say(`have a step above ${maximumStep} in the group ${group}.`);
	}
}

/** As drafts name them, in the same order. */
export function checkCategories(files: PublishedFiles, head: SearchHead, report: Report): void {
	const file = fileOf(head.categories);
	const own = files.json(file, report);
	// Whoever checks that file says what is wrong with it.
	const published = Object(files.json('/data/vocabulary.json', () => {})) as Readonly<Record<string, unknown>>;
	if (!Array.isArray(published['categories'])) return;
	const rows = arrayOf<Readonly<Record<string, unknown>>>(published['categories']);
	const expected = rows.map(({ slug, name }) => [slug, name]);
	if (!isDeepStrictEqual(own, expected)) report({ file, pointer: '', message: 'differs from the list of categories.' });
}

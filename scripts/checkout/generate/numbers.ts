import { globSync, readFileSync } from 'node:fs';
import { maximumLaunchPeriods, maximumRankings, rateLimit } from '../../../src/contract/limits.ts';

/** Words that end in the digits of a number. Version 1 promises the bounds of parameters, so they are not among them. */
const numbers: readonly (readonly [RegExp, number])[] = [
	[/\b\d+(?=\s+requests\s+(?:[a-z]+\s+){1,8}\d+\s+seconds)/g, rateLimit.quota],
	[/\brequests\s+(?:[a-z]+\s+){1,8}\d+(?=\s+seconds)/g, rateLimit.windowSeconds],
	[/"api";q=\d+/g, rateLimit.quota],
	[/"api";q=\d+;w=\d+/g, rateLimit.windowSeconds],
	[/\b(?:up to|latest)\s+\d+(?=\s+(?:\w+ or \w+ )?week)/g, maximumLaunchPeriods],
	[/\b(?:up to|first)\s+\d+(?=\s+places)/g, maximumRankings],
];

const files = ['README.md', 'docs/api.md', 'src/contract/openapi.yaml'];

/** The same text, with the numbers of the code in each sentence about a limit. */
export const withNumbers = (text: string): string =>
	numbers.reduce(
		(written, [words, number]) => written.replaceAll(words, (found) => found.replace(/\d{1,9}$/, String(number))),
		text,
	);

/** The files in which people write about limits, with the numbers of the code, by their paths in the checkout. */
export const filesWithNumbers = (): Readonly<Record<string, string>> =>
	Object.fromEntries(
		[...files, ...globSync('src/render/guides/*.md')].map((file) => [file, withNumbers(readFileSync(file, 'utf8'))]),
	);

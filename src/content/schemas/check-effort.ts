import { countMatches } from './count-matches.ts';

/**
 * Limits on what the Markdown parser takes more time for than there are characters. It looks for the end of a link, a tag
 * or a code span from each beginning on, and goes through all that stands within emphasis or a picture once for each
 * level. Nothing here reads Markdown: characters are counted, also those that mean nothing where they stand.
 */
export interface Excess {
	readonly limit: number;
	readonly actual: number;
	/** What is wrong, and what to do, as two sentences. */
	readonly message: string;
}

const counted: readonly (readonly [pattern: RegExp, limit: number, what: string])[] = [
	[/[*_~]/g, 3_000, '`*`, `_` and `~`'],
	[/\[/g, 3_000, '`[`'],
	// No page shows pictures.
	[/!\[/g, 50, '`![`'],
	[/\|/g, 8_192, '`|`'],
	[/<[!?]/g, 500, '`<!` and `<?`'],
];

/** Each run of backticks may look for another one of its length. */
const maximumRunLengths = 32;

/** Of all blocks: how many brackets one has, times its characters; a title in parentheses is looked for from each on. */
const maximumSearch = 64 * 1024 * 1024;

/** Of all blocks: how often emphasis may begin or end in one, times what may stand within. */
const maximumEffort = 1_000_000;

/** Where a paragraph ends whatever stands before it: an empty line, a heading, an item of a list. */
const blockEnd = /^(?:[ \t>]*$| {0,3}(?:#{1,6}[ \t]|[-+*][ \t]+[^ \t]))/;

export function findExcess(body: string): Excess | undefined {
	for (const [pattern, limit, what] of counted) {
		const actual = body.length > limit ? countMatches(body, pattern) : 0;
		if (actual > limit) {
			return { limit, actual, message: `Must hold ${limit} of ${what} or fewer; this one has ${actual}. Delete some.` };
		}
	}
	const lengths = new Set(Array.from(body.matchAll(/`+/g), ([run]) => run.length)).size;
	if (lengths > maximumRunLengths) {
		const message = `Runs of backticks must be of ${maximumRunLengths} lengths or fewer; here they are of ${lengths}. Shorten some.`;
		return { limit: maximumRunLengths, actual: lengths, message };
	}
	if (isSmall(body)) return undefined;
	let search = 0;
	let effort = 0;
	for (const block of blocksOf(body)) {
		const titles = Math.min(countMatches(block, /\]\(/g), countMatches(block, /\s\(/g));
		search += (countMatches(block, /\[/g) + 2 * titles) * block.length;
		effort += countMatches(block, /[*_~]|!\[/g) * countMatches(block, /[[\]`&\\<\n]/g);
	}
	if (search > maximumSearch) {
		const message = `A paragraph holds too many \`[\` for its length: ${search} is more than ${maximumSearch}. Divide it by empty lines.`;
		return { limit: maximumSearch, actual: search, message };
	}
	if (effort <= maximumEffort) return undefined;
	const message = `A paragraph holds too much emphasis beside links, code and escapes: ${effort} is more than ${maximumEffort}. Divide it by empty lines.`;
	return { limit: maximumEffort, actual: effort, message };
}

/** Spares nearly every body the look at its blocks: it stays within the limits even if all of it were one. */
function isSmall(body: string): boolean {
	const brackets = countMatches(body, /\[/g);
	const search = (brackets + 2 * countMatches(body, /\]\(/g)) * body.length;
	const emphasis = countMatches(body, /[*_~]|!\[/g);
	return search <= maximumSearch && emphasis * body.length <= maximumEffort;
}

function* blocksOf(body: string): Generator<string> {
	let start = 0;
	let end = 0;
	for (const line of body.split('\n')) {
		if (end > start && blockEnd.test(line)) {
			yield body.slice(start, end);
			start = end;
		}
		end += line.length + 1;
	}
	yield body.slice(start, end);
}

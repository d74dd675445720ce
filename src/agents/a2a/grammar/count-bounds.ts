/** Finds how many times something is asked to have happened: `more than three times`, `at least 4 weeks`, `öfter als zweimal`. */
import { cardinal } from './numbers.ts';
import { type Token, wordSet } from './tokens.ts';

const units = wordSet(
	'times weeks launches rounds appearances wins mal wochen launchs siege male runden auftritte comebacks',
);
const more = wordSet('more over mehr über öfter häufiger');
const atLeast = wordSet('least mindestens minimum wenigstens');
const exactly = wordSet('exactly genau precisely just only nur');
const linking = wordSet('than als at a');
const orMore = wordSet('more mehr öfter häufiger oftener');
const or = wordSet('or oder and und');
const betweenWords = wordSet(
	'different separate distinct weekly verschiedene verschiedenen unterschiedliche unterschiedlichen',
);
const maximumBefore = 3;
const unbounded = Number.MAX_SAFE_INTEGER;

/** From the least to the most. */
export interface CountBounds {
	readonly least: number;
	readonly most: number;
	/** Tokens that it is made of. */
	readonly used: readonly number[];
}

const timesOf = (key: string): number | undefined => {
	if (key === 'twice') return 2;
	if (key === 'thrice') return 3;
	const [, number] = /^(.+)mal$/.exec(key) ?? [];
	return number === undefined ? undefined : cardinal(number === 'ein' ? 'one' : number);
};

export function findCountBounds(tokens: readonly Token[]): CountBounds | undefined {
	const keys = tokens.map(({ key }) => key);
	for (const [at, key] of keys.entries()) {
		const isWhole = timesOf(key) !== undefined;
		const number = timesOf(key) ?? cardinal(key);
		const unit = isWhole ? at : [at + 1, at + 2, at + 3, at + 4].find((place) => units.has(keys[place] ?? ''));
		if (number === undefined || unit === undefined || number > 99) continue;
		const between = keys.slice(at + 1, unit);
		if (!between.every((own) => or.has(own) || orMore.has(own) || betweenWords.has(own))) continue;
		let from = at;
		while (from > at - maximumBefore && isBefore(keys[from - 1])) from--;
		const before = keys.slice(from, at);
		const behind = isWhole ? keys.slice(at + 1, at + 3) : [...between, ...keys.slice(unit + 1, unit + 3)];
		const isOrMore = or.has(behind[0] ?? '') && orMore.has(behind[1] ?? '');
		const end = isOrMore && (isWhole || between.length === 0) ? unit + 3 : unit + 1;
		const used = Array.from({ length: end - from }, (_, step) => from + step);
		if (isOrMore || before.some((own) => atLeast.has(own))) return { least: number, most: unbounded, used };
		if (before.some((own) => more.has(own))) return { least: number + 1, most: unbounded, used };
		if (before.some((own) => exactly.has(own))) return { least: number, most: number, used };
	}
	return undefined;
}

const isBefore = (key = ''): boolean => [more, atLeast, exactly, linking].some((words) => words.has(key));

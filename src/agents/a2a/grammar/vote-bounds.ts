/** Finds bounds of votes: `more than 100 votes`, `mindestens 50 Stimmen`, `300+ votes`, `between 50 and 80 votes`. */
import type { VoteBounds } from './reading.ts';
import { type Token, wordSet } from './tokens.ts';

const voteWords = wordSet('vote votes upvotes stimmen stimme');
/** What the table of products does not have. */
const otherUnits = wordSet(
	'comment comments kommentare kommentaren score scores points punkte punkten punktzahl reviews bewertungen',
);
const more = wordSet('more over above mehr über exceeding exceeds beyond');
const atLeast = wordSet('least mindestens minimum min wenigstens');
const fewer = wordSet('fewer less under below weniger unter');
const atMost = wordSet('most höchstens maximum max maximal');
const exactly = wordSet('exactly genau precisely');
const between = wordSet('between zwischen');
const joining = wordSet('and und to bis');
const either = wordSet('or oder and und');
const linking = wordSet('than als at the a of with');
const unbounded = Number.MAX_SAFE_INTEGER;
const maximumBefore = 3;

export interface FoundBounds {
	/** `undefined` for bounds of something that products are not chosen by, such as comments. */
	readonly bounds: VoteBounds | undefined;
	/** Tokens that it is made of. */
	readonly used: readonly number[];
}

export function findVoteBounds(tokens: readonly Token[]): FoundBounds | undefined {
	const keys = tokens.map(({ key }) => key);
	for (const [at, key] of keys.entries()) {
		const number = numberOf(key);
		if (number === undefined) continue;
		const unit = [at + 1, at + 2, at + 3].find((place) => isUnit(keys[place])) ?? unitBefore(keys, at);
		if (unit === undefined || (unit > at + 1 && !isTail(keys, at, unit))) continue;
		const found = boundsAt(keys, at, number);
		if (!found) continue;
		const used = [
			...found.used,
			...Array.from({ length: Math.abs(unit - at) }, (_, step) => (unit > at ? at + 1 + step : unit + step)),
		];
		return { bounds: voteWords.has(keys[unit] ?? '') ? found.bounds : undefined, used };
	}
	return undefined;
}

const isUnit = (key = ''): boolean => voteWords.has(key) || otherUnits.has(key);
const numberOf = (key = ''): number | undefined =>
	key === 'null' || key === 'zero' ? 0 : /^\d{1,9}\+?$/.test(key) ? Number.parseInt(key, 10) : undefined;

/** `a score above 100`. */
const unitBefore = (keys: readonly string[], at: number): number | undefined =>
	isBound(keys[at - 1]) || linking.has(keys[at - 1] ?? '')
		? [at - 2, at - 3, at - 4].find((place) => isUnit(keys[place]))
		: undefined;

/** `300 or more votes`. */
const isTail = (keys: readonly string[], at: number, unit: number): boolean =>
	keys.slice(at + 1, unit).every((key) => either.has(key) || isBound(key));

const isBound = (key = ''): boolean => [more, atLeast, fewer, atMost, exactly].some((words) => words.has(key));

function boundsAt(keys: readonly string[], at: number, number: number) {
	const used = [at];
	for (
		let place = at - 1;
		place >= Math.max(0, at - maximumBefore) && (isBound(keys[place]) || linking.has(keys[place] ?? ''));
		place--
	) {
		used.push(place);
	}
	const first = numberOf(keys[at - 2]);
	if (first !== undefined && joining.has(keys[at - 1] ?? '') && between.has(keys[at - 3] ?? '')) {
		return { bounds: { least: first, most: number }, used: [at - 3, at - 2, at - 1, at] };
	}
	const isOf = (words: ReadonlySet<string>): boolean =>
		used.some((place) => words.has(keys[place] ?? '')) ||
		(either.has(keys[at + 1] ?? '') && words.has(keys[at + 2] ?? ''));
	const isOrMore = keys[at]?.endsWith('+') === true || (either.has(keys[at + 1] ?? '') && isOf(more));
	if (isOrMore || isOf(atLeast)) return { bounds: { least: number, most: unbounded }, used };
	if (isOf(more)) return { bounds: { least: number + 1, most: unbounded }, used };
	if (either.has(keys[at + 1] ?? '') && isOf(fewer)) return { bounds: { least: 0, most: number }, used };
	if (isOf(fewer)) return { bounds: { least: 0, most: number - 1 }, used };
	if (isOf(atMost)) return { bounds: { least: 0, most: number }, used };
	return number === 0 || isOf(exactly) ? { bounds: { least: number, most: number }, used } : undefined;
}

/** Finds positions of a leaderboard in sentences: `third place`, `Platz 2`, `better than place 5`, `top five`. */

import { cardinal, ordinal } from './numbers.ts';
import type { Places } from './reading.ts';
import type { Sign } from './signs.ts';
import { type Token, wordSet } from './tokens.ts';

export interface FoundPlaces {
	readonly places?: Places;
	readonly limit?: number;
	/** Tokens that it is made of. */
	readonly used: readonly number[];
}

const placeWords = wordSet(
	'place places position spot rank platz plätze plätzen rang ränge stelle number nummer no nr spots',
);
/** Words before which or behind which a number says how many. */
export const topWords = wordSet(
	'top best first besten ersten erste beste most highest meisten greatest beliebtesten newest oldest latest neuesten neusten ältesten',
);
const rangeWords = wordSet('to bis and und through');
const betterWords = wordSet('better above higher besser über höher than als');
const worseWords = wordSet('worse below lower behind schlechter unter hinter');
const notInPlaces = wordSet('the der die das den dem a');

/** @param isFree - Whether no other reader has taken the token. */
export function findPlaces(
	tokens: readonly Token[],
	signs: ReadonlySet<Sign>,
	isFree: (at: number) => boolean,
): FoundPlaces {
	const keys = tokens.map(({ key }, at) => (isFree(at) ? key : ''));
	for (const [at, key] of keys.entries()) {
		const next = keys[at + 1];
		const own = ordinal(key);
		const topped = topWords.has(key) ? cardinal(next) : undefined;
		if (topped !== undefined) return { limit: topped, used: own === undefined ? [at + 1] : [at, at + 1] };
		const before = cardinal(key);
		if (before !== undefined && before > 1 && topWords.has(next ?? '')) return { limit: before, used: [at] };
		if (placeWords.has(key) && cardinal(next) !== undefined) {
			const last = rangeWords.has(keys[at + 2] ?? '') ? cardinal(keys[at + 3]) : undefined;
			if (last !== undefined)
				return { places: { from: cardinal(next) ?? 1, to: last }, used: [at, at + 1, at + 2, at + 3] };
			return { places: bounded(keys, at, cardinal(next) ?? 1), used: [at, at + 1] };
		}
		if (own === undefined || notInPlaces.has(key)) continue;
		const isPlural = next === 'places' || next === 'platze';
		if (cardinal(next) !== undefined && own === 1) return { limit: cardinal(next) ?? 1, used: [at, at + 1] };
		if (placeWords.has(next ?? '') && !isPlural) return { places: bounded(keys, at, own), used: [at, at + 1] };
		if (isRightBehind(keys, at)) return { places: { from: own + 1, to: own + 1 }, used: [at] };
		return alsoNamed(keys, at, own);
	}
	const count = keys.findIndex(
		(key, at) => (cardinal(key) ?? 0) > 1 && /^[^\d]|^\d{1,2}$/.test(key) && (at === 0 || isCounted(keys, at)),
	);
	return { ...medals(signs), ...(count >= 0 && { limit: cardinal(keys[count]) ?? 1, used: [count] }) };
}

const counting = wordSet(
	'me mir uns us only just nur the die der den give list show name nenne nenn gib zeig zeige find at up',
);
const counted = wordSet(`
	product products apps app tools programs programme programmen produkte produkten spiele games databases datenbanken
	editors browsers free paid open freemium kostenlose names namen entries einträge alternatives alternativen of examples
	other more launches winners results suggestions recommendations options databases projects projekte
`);

/** Whether a number says how many are asked for: `give me three`, `three games`, not `three guys`. */
const isCounted = (keys: readonly string[], at: number): boolean =>
	counting.has(keys[at - 1] ?? '') || counted.has(keys[at + 1] ?? '') || keys[at + 1] === undefined;

const articles = wordSet('the dem der den');

/** `who was just behind the second`: the next place. */
const isRightBehind = (keys: readonly string[], at: number): boolean =>
	behind.has(keys[articles.has(keys[at - 1] ?? '') ? at - 2 : at - 1] ?? '');
const behind = wordSet('behind hinter');

const joining = wordSet('and und or oder who wer the der die das sowie plus');
const maximumBetween = 3;

/** `second and third`, `who was second and who third`. */
function alsoNamed(keys: readonly string[], at: number, own: number): FoundPlaces {
	let next = at + 1;
	while (next <= at + maximumBetween && joining.has(keys[next] ?? '')) next++;
	const other = next > at + 1 ? ordinal(keys[next]) : undefined;
	if (other === undefined) return { places: { from: own, to: own }, used: [at] };
	return { places: { from: Math.min(own, other), to: Math.max(own, other) }, used: [at, next] };
}

function bounded(keys: readonly string[], at: number, place: number): Places {
	const before = keys.slice(Math.max(0, at - 3), at);
	if (before.some((key) => betterWords.has(key)) && !before.some((key) => worseWords.has(key))) {
		return { from: 1, to: place - 1 };
	}
	if (before.some((key) => worseWords.has(key))) return { from: place + 1, to: Number.MAX_SAFE_INTEGER };
	return { from: place, to: place };
}

const medalPlaces: readonly (readonly [sign: Sign, place: number])[] = [
	['winner', 1],
	['silver', 2],
	['bronze', 3],
];

function medals(signs: ReadonlySet<Sign>): FoundPlaces {
	const own = medalPlaces.flatMap(([sign, place]) => (signs.has(sign) ? [place] : []));
	if (signs.has('podium')) return { places: { from: 1, to: 3 }, used: [] };
	if (own.length > 0) return { places: { from: Math.min(...own), to: Math.max(...own) }, used: [] };
	return signs.has('last')
		? { places: { from: 1, to: Number.MAX_SAFE_INTEGER, isLast: true }, used: [] }
		: { used: [] };
}

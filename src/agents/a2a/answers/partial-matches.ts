/** Products that have some of the words of a topic, those with the rarest words first. */
import type { Context } from './context.ts';
import { rowsMatching } from './matching-rows.ts';

/** Words of a description count less than those of a name, a tagline or a category. */
const descriptionWeight = 0.5;
/** What products are used for says less than what they are about. */
const weakWeight = 0.35;
/** Others than the best have at least this part of its weight. */
const minimumShare = 0.45;
/** Words that are looked at. */
const maximumStrong = 6;
const maximumPairs = 3;
const maximumWeak = 2;
/** A word in a name, a tagline or a category, or as many words of a description. */
const minimumEvidence = 2;
/** A word that so few products have says as much in a description. */
const fewRows = 2;
/** A word that so many have says nothing. */
const manyRows = 150;
const broadShare = 0.08;
const rareShare = 0.01;
/** In longer topics the spelling of words is not corrected. */
const fewWords = 4;

/** @returns Rows, best first. */
export async function partialMatches(
	context: Context,
	{ strong, weak }: { readonly strong: readonly string[]; readonly weak: readonly string[] },
	includes: (row: number) => boolean,
): Promise<readonly number[]> {
	const { table } = context.words;
	const pairs = strong.slice(1).map((term, at) => `${strong[at]} ${term}`);
	const units = [...strong.slice(0, maximumStrong), ...pairs.slice(0, maximumPairs), ...weak.slice(0, maximumWeak)];
	const weights = new Map<number, number>();
	const evidence = new Map<number, number>();
	for (const unit of units) {
		const exact = await rowsMatching(context, unit, false);
		const isSimilar = exact.size === 0 && strong.length <= fewWords;
		const found = isSimilar ? await rowsMatching(context, unit) : exact;
		if (found.size > Math.max(manyRows, table.slugs.length * broadShare)) continue;
		const isRare = found.size <= Math.max(fewRows, table.slugs.length * rareShare);
		const share = weak.includes(unit) || isSimilar ? weakWeight : 1;
		const rarity = share * Math.log(1 + table.slugs.length / (1 + found.size));
		for (const [row, isNear] of found) {
			if (!includes(row)) continue;
			if (!weak.includes(unit)) evidence.set(row, (evidence.get(row) ?? 0) + (isNear || isRare ? minimumEvidence : 1));
			weights.set(row, (weights.get(row) ?? 0) + rarity * (isNear ? 1 : descriptionWeight));
		}
	}
	const most = Math.max(...weights.values());
	const needed = strong.length > 1 ? minimumEvidence : 1;
	const votes = (row: number): number => table.columns.votes[row] ?? 0;
	return [...weights]
		.filter(([row, weight]) => weight >= most * minimumShare && (evidence.get(row) ?? 0) >= needed)
		.toSorted(([a, one], [b, other]) => other - one || votes(b) - votes(a))
		.map(([row]) => row);
}

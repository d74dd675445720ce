/** What the index finds for the words of a query, product by product. */

export interface Result {
	/** The row of a product. */
	readonly id: number;
	readonly score: number;
	readonly terms: readonly string[];
}

/** After so many, no other word of a query is looked at: each takes microseconds, and some words are in every product. */
export const maximumMatches = 20_000;

/** The matches of a query. The places of its words are bits. */
export class Matches {
	readonly byRow = new Map<number, { score: number; places: number; readonly terms: string[] }>();
	/** Places of the words that any product holds. */
	held = 0;
	/** How many there are, a product with several words counted for each of them. */
	count = 0;

	add(results: readonly Result[], places: number, weight: number): void {
		this.count += results.length;
		if (results.length > 0) this.held |= places;
		for (const { id, score, terms } of results) {
			const match = this.byRow.get(id);
			if (match) {
				match.score += weight * score;
				match.places |= places;
				match.terms.push(...terms);
			} else this.byRow.set(id, { score: weight * score, places, terms: [...terms] });
		}
	}
}

export const bitsOf = (places: Iterable<number>): number => [...places].reduce((bits, at) => bits | (1 << at), 0);

export const countOf = (bits: number): number => (bits === 0 ? 0 : 1 + countOf(bits & (bits - 1)));

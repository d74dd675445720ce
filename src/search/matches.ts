/** What the index finds for the words of a query, product by product. */

export interface Result {
	/** The row of a product. */
	readonly id: number;
	readonly score: number;
	readonly terms: readonly string[];
}

/** After so many, no other word of a query is looked at: each takes microseconds, and some words are in every product. */
export const maximumMatches = 20_000;

/** What a product holds of a query. */
interface Match {
	score: number;
	/** Places of the words that its name or another text of the index has, as bits. */
	places: number;
	/** Places of the words that its description has, as bits. */
	described: number;
	readonly terms: string[];
}

/** The matches of a query. The places of its words are bits. */
export class Matches {
	readonly byRow = new Map<number, Match>();
	/** Places of the words that any product holds. */
	held = 0;
	/** How many there are, a product with several words counted for each of them. */
	count = 0;

	/** @returns Whether there are any. */
	add(results: readonly Result[], places: number, weight: number): boolean {
		this.count += results.length;
		if (results.length > 0) this.held |= places;
		for (const { id, score, terms } of results) {
			const match = this.#matchOf(id);
			match.score += weight * score;
			match.places |= places;
			match.terms.push(...terms);
		}
		return results.length > 0;
	}

	/** Adds products whose descriptions hold a word. */
	addDescribed(rows: readonly number[], places: number, score: number): void {
		this.count += rows.length;
		if (rows.length > 0) this.held |= places;
		for (const row of rows) {
			const match = this.#matchOf(row);
			match.described |= places;
			match.score += score;
		}
	}

	#matchOf(row: number): Match {
		const known = this.byRow.get(row);
		if (known) return known;
		const match: Match = { score: 0, places: 0, described: 0, terms: [] };
		this.byRow.set(row, match);
		return match;
	}
}

export const bitsOf = (places: Iterable<number>): number => [...places].reduce((bits, at) => bits | (1 << at), 0);

export const countOf = (bits: number): number => (bits === 0 ? 0 : 1 + countOf(bits & (bits - 1)));

/** What the terms of one query stand for, and what products get for it: found out once for all stages that ask alike. */
import { descriptionField, groupCapacity, type SearchHead } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { type MatchedUnit, matchQuery } from './match-query.ts';
import { type NameMatches, nameBonus, nameMatches } from './name-matches.ts';
import { unpackAscending } from './packed-numbers.ts';
import { type Prior, readPrior } from './popularity.ts';
import type { Ranking } from './rank-products.ts';
import { type Extra, Scores } from './score-terms.ts';
import type { AskedTerm } from './stages.ts';

export interface Matching {
	readonly units: readonly MatchedUnit[];
	readonly ranking: Ranking;
}

/** How terms are looked up. */
export interface Lookup {
	/** The terms of the query, in every stage the same but for the edits that are tolerated. */
	readonly asked: readonly AskedTerm[];
	readonly forgives: boolean;
}

export class Matchings {
	readonly #reader: IndexReader;
	readonly #head: SearchHead;
	readonly #common: Promise<readonly [NameMatches, Prior]>;
	readonly #namesHolding = new Map<string, Promise<Extra>>();
	readonly #units = new Map<string, Promise<readonly MatchedUnit[]>>();
	readonly #matchings = new Map<string, Promise<Matching>>();

	/** Begins to read what is needed beside the terms. */
	constructor(reader: IndexReader, head: SearchHead, query: string) {
		this.#reader = reader;
		this.#head = head;
		this.#common = Promise.all([nameMatches(reader, head, query), readPrior(reader, head)]);
	}

	match(lookup: Lookup, withDescriptions: boolean): Promise<Matching> {
		return once(this.#matchings, keyOf(lookup, withDescriptions), async () => {
			const [units, [names, prior]] = await Promise.all([this.#unitsOf(lookup, withDescriptions), this.#common]);
			return { units, ranking: { scores: scoreUnits(this.#head, units, names), names, prior } };
		});
	}

	/**
	 * Whether a product may hold so many needed terms with its description that holds fewer without it. To score a match
	 * takes much longer than to find out that it finds nothing.
	 */
	async mayFindMore(lookup: Lookup, least: number): Promise<boolean> {
		const { ranking } = await this.match(lookup, false);
		const { matches } = ranking.scores;
		const described = new Uint8Array(matches.length);
		for (const unit of await this.#unitsOf(lookup, true)) {
			for (const product of unit.role === 'needed' ? productsDescribed(unit) : []) {
				const count = (described[product] ?? 0) + 1;
				described[product] = count;
				if ((matches[product] ?? 0) + count >= least) return true;
			}
		}
		return false;
	}

	#unitsOf(lookup: Lookup, withDescriptions: boolean): Promise<readonly MatchedUnit[]> {
		const { asked, forgives } = lookup;
		const options = { forgives, withDescriptions, namesHolding: this.#namesHolding };
		const key = keyOf(lookup, withDescriptions);
		return once(this.#units, key, () => matchQuery(this.#reader, this.#head, asked, options));
	}
}

/** Where no term is long enough to be forgiven an edit, nothing is. */
const keyOf = ({ asked, forgives }: Lookup, withDescriptions: boolean): string =>
	`${forgives && asked.some(({ distance }) => distance > 0)} ${withDescriptions}`;

function once<Value>(known: Map<string, Promise<Value>>, key: string, find: () => Promise<Value>): Promise<Value> {
	const value = known.get(key) ?? find();
	known.set(key, value);
	return value;
}

function scoreUnits(head: SearchHead, units: readonly MatchedUnit[], { same, longer }: NameMatches): Scores {
	const scores = new Scores(head, head.groups.length * groupCapacity);
	const named = new Map([...same, ...longer].map((product) => [product, nameBonus]));
	for (const { role, matched, extras } of units) {
		if (role === 'needed') scores.add(matched, [...extras, named]);
		else if (role === 'welcome') scores.add(matched, [], false);
	}
	return scores;
}

/** Each product in whose description the term or a form of it stands, once. */
function productsDescribed({ matched }: MatchedUnit): ReadonlySet<number> {
	const products = new Set<number>();
	for (const { occurrences } of matched) {
		for (const [field, packed] of occurrences) {
			if (field !== descriptionField) continue;
			for (const product of unpackAscending(packed)) products.add(product);
		}
	}
	return products;
}

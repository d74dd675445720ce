/** States of the API that tests can name. */
import fc from 'fast-check';
import type { ApiState, Members, WeekState } from '../../src/diff/api-state.ts';

interface Week {
	readonly status?: 'active' | 'finished';
	/** Products with their votes, best first. */
	readonly places?: readonly (readonly [product: string, votes: number])[];
}

export interface StateFacts extends Partial<Omit<ApiState, 'products' | 'launch_periods'>> {
	/** Members beside slug, name and page, by slug. */
	readonly products?: Readonly<Record<string, Members>>;
	readonly weeks?: Readonly<Record<string, Week>>;
}

/** The last day of a week that tests have. */
const ends: Readonly<Record<string, string>> = {
	'2026-w44': '2026-11-01',
	'2026-w45': '2026-11-08',
	'2026-w46': '2026-11-15',
	'2026-w47': '2026-11-22',
};

export function apiState({ products = {}, weeks = {}, ...facts }: StateFacts = {}): ApiState {
	return {
		name: 'a state',
		date: '2026-11-20',
		products: new Map(Object.entries(products).map(([slug, members]) => [slug, productOf(slug, members)])),
		launch_periods: new Map(Object.entries(weeks).map(([slug, week]) => [slug, weekOf(slug, week)])),
		completeSince: undefined,
		renamed: new Map(),
		isWithdrawn: () => false,
		corrections: new Map(),
		records: new Map(),
		contract: undefined,
		...facts,
	};
}

const productOf = (slug: string, members: Members): Members => ({
	name: `Name of ${slug}`,
	slug,
	url: `/products/${slug}`,
	...members,
});

function weekOf(slug: string, { status = 'active', places = [] }: Week): WeekState {
	const ends_on = ends[slug] ?? '2026-11-22';
	return {
		facts: { slug, name: `Week ${slug}`, status, starts_on: ends_on, ends_on },
		starts_on: ends_on,
		ends_on,
		isFinished: status === 'finished',
		rankings: new Map(
			places.map(([product, votes], index) => [product, { position: index + 1, product, score: votes, votes }]),
		),
	};
}

const slugs = ['acme', 'beta', 'gamma', 'delta', 'zeta'];
const member = fc.oneof(fc.string({ maxLength: 5 }), fc.integer({ min: 0, max: 3 }), fc.constant(['a', 'b']));
const members = fc.dictionary(fc.constantFrom('tagline', 'votes', 'maker', 'categories'), member);

/** States of a few products and weeks, so that two of them have much in common. */
export const anyState: fc.Arbitrary<ApiState> = fc
	.record({
		products: fc.dictionary(fc.constantFrom(...slugs), members),
		weeks: fc.dictionary(
			fc.constantFrom(...Object.keys(ends)),
			fc.record({
				status: fc.constantFrom('active' as const, 'finished' as const),
				places: fc.uniqueArray(fc.tuple(fc.constantFrom(...slugs), fc.integer({ min: 0, max: 3 })), {
					selector: ([product]) => product,
				}),
			}),
		),
		renamed: fc.dictionary(fc.constantFrom(...slugs), fc.constantFrom(...slugs)),
	})
	.map(({ products, weeks, renamed }) =>
		apiState({
			products,
			weeks: Object.fromEntries(
				Object.entries(weeks).map(([slug, { status, places }]) => [
					slug,
					{ status, places: places.filter(([product]) => product in products) },
				]),
			),
			renamed: new Map(Object.entries(renamed).filter(([from, to]) => !(from in products) && to in products)),
		}),
	);

import { describe, expect, test } from 'vitest';
import { type ApiState, diffStates, type JsonObject, type PublishedWeek } from '../../src/diff/diff-states.ts';
import { findBrokenPromises } from '../../src/diff/find-broken-promises.ts';

interface StateFacts extends Partial<Omit<ApiState, 'products' | 'weeks'>> {
	/** Members beside slug and name, by slug. */
	readonly products?: Readonly<Record<string, JsonObject>>;
	/** Products with their votes, best first, by week. */
	readonly weeks?: Readonly<Record<string, readonly (readonly [product: string, votes: number])[]>>;
}

/** Weeks end as in November 2026; those before the 16th are finished. */
function apiState({ products = {}, weeks = {}, ...facts }: StateFacts = {}): ApiState {
	const week = (slug: string, places: readonly (readonly [string, number])[]): PublishedWeek => {
		const ends_on = `2026-11-${String((Number(slug.slice(-2)) - 45) * 7 + 8).padStart(2, '0')}`;
		const rankings = places.map(([product, votes], index): [string, JsonObject] => {
			return [product, { position: index + 1, product, score: votes, votes }];
		});
		return { facts: { slug }, isFinished: ends_on < '2026-11-16', rankings: new Map(rankings) };
	};
	return {
		products: new Map(Object.entries(products).map(([slug, own]) => [slug, { slug, name: `Name of ${slug}`, ...own }])),
		weeks: new Map(Object.entries(weeks).map(([slug, places]) => [slug, week(slug, places)])),
		renamed: new Map(),
		withdrawn: new Set(),
		corrections: new Map(),
		records: new Map(),
		...facts,
	};
}

const told = (before: ApiState, after: ApiState) =>
	Object.fromEntries(
		Object.entries(diffStates(before, after))
			.map(([name, list]) => [name, [...list]])
			.filter(([, list]) => list?.length),
	);

describe('diffStates', () => {
	test('tells a rename by its redirect with what else differs, one to one', () => {
		const before = apiState({ products: { acme: { tagline: 'Old' }, zeta: {} } });
		const renamed = new Map(Object.entries({ acme: 'beta', zeta: 'beta' }));
		expect(told(before, apiState({ products: { beta: { name: 'Name of acme', tagline: 'New' } }, renamed }))).toEqual({
			removed: ['zeta'],
			renamed: [['acme', 'beta']],
			changed: [['beta', ['tagline: "Old" → "New"']]],
		});
	});

	test('tells weeks that open, close and vanish', () => {
		const before = apiState({ weeks: { '2026-w44': [], '2026-w45': [] } });
		const after = apiState({ weeks: { '2026-w45': [], '2026-w46': [], '2026-w47': [] } });
		expect(told(before, after)).toEqual({
			weeksOpened: ['2026-w47'],
			weeksClosed: ['2026-w46'],
			weeksRemoved: ['2026-w44'],
		});
	});
});

/** What begins the sentences about promises that the difference between two states breaks. */
const broken = (before: ApiState, after: ApiState): string[] =>
	findBrokenPromises(before, after, diffStates(before, after)).map((sentence) =>
		sentence.slice(0, sentence.search(/[.:](?: it is| Restore|,|$)|, at|, and/)),
	);

describe('findBrokenPromises', () => {
	const gone = '/api/products/acme: `acme` is gone';

	test('finds a slug that leads nowhere, unless it is redirected or withdrawn', () => {
		const before = apiState({ products: { acme: {} } });
		expect(broken(before, apiState())).toEqual([gone]);
		expect(broken(before, apiState({ withdrawn: new Set(['acme']) }))).toEqual([]);
		const renamed = new Map([['acme', 'beta']]);
		const after = apiState({ products: { beta: {} }, renamed });
		expect(broken(before, after)).toEqual([]);
		// A rename that is taken back without a redirect.
		expect(broken(after, before)).toEqual(['/api/products/beta: `beta` is gone']);
	});

	test('finds a redirect that is taken away, while what it leads to stays', () => {
		const before = apiState({ products: { acme: {} }, renamed: new Map([['beta', 'acme']]) });
		expect(broken(before, apiState({ products: { acme: {} } }))).toEqual([
			'/api/products/beta: `beta` redirected to `acme`',
		]);
		const renamed = new Map(Object.entries({ beta: 'zeta', acme: 'zeta' }));
		expect(broken(before, apiState({ products: { zeta: {} }, renamed }))).toEqual([]);
		expect(broken(before, apiState({ withdrawn: new Set(['acme']) }))).toEqual([]);
		expect(broken(before, apiState({ products: { acme: {}, beta: {} } }))).toEqual([]);
	});

	test('finds a week that vanishes', () => {
		expect(broken(apiState({ weeks: { '2026-w47': [] } }), apiState())).toEqual([
			'/api/launch_periods/2026-w47: The week `2026-w47` is gone',
		]);
	});

	const week = '2026-w45';
	const correction = (product: string) => ({ corrections: new Map([[week, [{ product }]]]) });
	test('finds a record that is edited or gone, beyond renames and corrections', () => {
		const record = (product: string, votes: number, facts: StateFacts = {}) => {
			const records = new Map([[week, [{ position: 1, product, score: votes, votes, comments: 0 }]]]);
			return apiState({ products: { [product]: {} }, records, ...facts });
		};
		const edited = '/api/launch_periods/2026-w45: The record of the week `2026-w45` has a different row 1';
		expect(broken(record('acme', 9), record('acme', 9))).toEqual([]);
		expect(broken(record('acme', 9), record('beta', 9, { renamed: new Map([['acme', 'beta']]) }))).toEqual([]);
		expect(broken(record('acme', 9), record('acme', 8))).toEqual([edited]);
		expect(broken(record('acme', 9), record('acme', 8, correction('acme')))).toEqual([]);
		expect(broken(record('acme', 9), record('beta', 9, correction('acme')))).toContain(edited);
		expect(broken(record('acme', 9), apiState({ products: { acme: {} } }))).toEqual([
			'/api/launch_periods/2026-w45: The record of the week `2026-w45` is gone',
		]);
	});
});

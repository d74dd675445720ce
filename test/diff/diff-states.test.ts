import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ApiDiff, isUnchanged, type MemberChange } from '../../src/diff/api-diff.ts';
import type { ApiState } from '../../src/diff/api-state.ts';
import { diffStates } from '../../src/diff/diff-states.ts';
import { anyState, apiState } from './api-states.ts';

/** The members of a difference that are there, without those that are empty. */
function told({ broken_promises, ...differences }: ApiDiff) {
	const { products, launch_periods, places } = differences;
	const lists = Object.entries({ ...products, ...prefixed(launch_periods), places });
	return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

const prefixed = (weeks: ApiDiff['launch_periods']) =>
	Object.fromEntries(Object.entries(weeks).map(([name, list]) => [`weeks_${name}`, list]));

describe('diffStates', () => {
	test('tells products added, removed and changed, member by member', () => {
		const before = apiState({ products: { acme: { tagline: 'Old', maker: 'Ada' }, beta: {}, zeta: {} } });
		const after = apiState({ products: { acme: { tagline: 'New', votes: 3 }, gamma: {}, zeta: {} } });
		expect(told(diffStates(before, after))).toEqual({
			added: [{ slug: 'gamma', name: 'Name of gamma' }],
			removed: [{ slug: 'beta', name: 'Name of beta', withdrawn: false }],
			changed: [
				{
					slug: 'acme',
					changes: [
						{ member: 'tagline', before: 'Old', after: 'New' },
						{ member: 'maker', before: 'Ada' },
						{ member: 'votes', after: 3 },
					],
				},
			],
		});
	});

	test('tells a rename by its redirect, with what else differs', () => {
		const before = apiState({ products: { acme: { name: 'Acme', tagline: 'Old' } } });
		const after = apiState({
			products: { beta: { name: 'Beta', tagline: 'Old' } },
			renamed: new Map([['acme', 'beta']]),
		});
		const changes = [{ member: 'name', before: 'Acme', after: 'Beta' }];
		expect(told(diffStates(before, after))).toEqual({ renamed: [{ from: 'acme', to: 'beta', changes }] });
		expect(told(diffStates(after, before))).toEqual({
			renamed: [{ from: 'beta', to: 'acme', changes: [{ member: 'name', before: 'Beta', after: 'Acme' }] }],
		});
	});

	test('tells where a product leads that has become another one', () => {
		const before = apiState({ products: { acme: {}, beta: {} } });
		const after = apiState({ products: { beta: {} }, renamed: new Map([['acme', 'beta']]) });
		expect(told(diffStates(before, after))).toEqual({
			removed: [{ slug: 'acme', name: 'Name of acme', redirect: 'beta', withdrawn: false }],
		});
	});

	test('tells places that moved, by the slug that a product has', () => {
		const before = apiState({
			products: { acme: {}, beta: {}, zeta: {} },
			weeks: {
				'2026-w47': {
					places: [
						['acme', 9],
						['beta', 5],
						['zeta', 1],
					],
				},
			},
		});
		const after = apiState({
			products: { acme: {}, gamma: { name: 'Name of beta' }, delta: {} },
			weeks: {
				'2026-w47': {
					places: [
						['gamma', 12],
						['acme', 9],
						['delta', 2],
					],
				},
			},
			renamed: new Map([['beta', 'gamma']]),
		});
		const figures = (old: number, now: number): MemberChange[] => [
			{ member: 'score', before: old, after: now },
			{ member: 'votes', before: old, after: now },
		];
		const launch_period = '2026-w47';
		expect(diffStates(before, after).places).toEqual([
			{ launch_period, product: 'gamma', from: 2, to: 1, changes: figures(5, 12) },
			{ launch_period, product: 'acme', from: 1, to: 2, changes: [] },
			{ launch_period, product: 'delta', from: null, to: 3, changes: [] },
			{ launch_period, product: 'zeta', from: 3, to: null, changes: [] },
		]);
	});

	test('tells weeks that open, close and vanish', () => {
		const before = apiState({ weeks: { '2026-w45': { status: 'finished' }, '2026-w46': {} } });
		const after = apiState({ weeks: { '2026-w46': { status: 'finished' }, '2026-w47': {} } });
		expect(told(diffStates(before, after))).toEqual({
			weeks_added: [{ slug: '2026-w47', name: 'Week 2026-w47' }],
			weeks_removed: [{ slug: '2026-w45', name: 'Week 2026-w45' }],
			weeks_opened: ['2026-w47'],
			weeks_closed: ['2026-w46'],
			weeks_changed: [{ slug: '2026-w46', changes: [{ member: 'status', before: 'active', after: 'finished' }] }],
		});
	});

	test('says nothing of weeks that a site does not list', () => {
		const before = apiState({ weeks: { '2026-w46': {} }, completeSince: '2026-11-15' });
		const after = apiState({ weeks: { '2026-w44': {}, '2026-w46': {}, '2026-w47': {} } });
		expect(diffStates(before, after).launch_periods.added.map(({ slug }) => slug)).toEqual(['2026-w47']);
	});

	test('is empty for a state and itself', () => {
		fc.assert(fc.property(anyState, (state) => isUnchanged(diffStates(state, state))));
	});

	test('reports every member that differs', () => {
		fc.assert(
			fc.property(
				anyState,
				fc.constantFrom('tagline', 'votes', 'maker', 'new_member'),
				fc.anything(),
				(state, name, value) => {
					const [[slug, members] = []] = state.products;
					fc.pre(slug !== undefined && members !== undefined && value !== undefined);
					const products = new Map(state.products).set(slug, { ...members, [name]: value });
					const { changed } = diffStates(state, { ...state, products }).products;
					const before = members[name];
					const isSame = changed.length === 0;
					// Plain data that is written alike is the same.
					if (isSame) expect(before).toEqual(value);
					else {
						const change = { member: name, ...(before !== undefined && { before }), after: value };
						expect(changed).toEqual([{ slug, changes: [change] }]);
					}
				},
			),
		);
	});

	test('is the mirror image of the difference in the other direction', () => {
		fc.assert(
			fc.property(anyState, anyState, (a, b) => {
				expect(mirrored(diffStates(a, b))).toEqual(outline(diffStates(b, a)));
			}),
		);
	});

	test('takes every product of one state into the other', () => {
		fc.assert(
			fc.property(anyState, anyState, (a, b) => {
				const { added, removed, renamed } = diffStates(a, b).products;
				const slugs = new Set(a.products.keys());
				for (const { slug } of removed) slugs.delete(slug);
				for (const { from } of renamed) slugs.delete(from);
				for (const slug of [...added.map((one) => one.slug), ...renamed.map(({ to }) => to)]) slugs.add(slug);
				expect(slugs).toEqual(new Set(b.products.keys()));
			}),
		);
	});
});

const sorted = (list: readonly unknown[]): string[] => list.map((entry) => JSON.stringify(entry)).sort();

const turned = ({ member, before, after }: MemberChange): MemberChange => ({
	member,
	...(after !== undefined && { before: after }),
	...(before !== undefined && { after: before }),
});

/** A difference without its order, and without what only one direction has. */
function outline({ products, launch_periods: weeks, places }: ApiDiff, change = (one: MemberChange) => one) {
	const changes = (list: readonly MemberChange[]) => sorted(list.map(change).map((one) => Object.entries(one).sort()));
	const slugsOf = (list: readonly { slug: string }[]) => sorted(list.map(({ slug }) => slug));
	return {
		added: slugsOf(products.added),
		removed: slugsOf(products.removed),
		renamed: sorted(products.renamed.map((one) => [[one.from, one.to].sort(), changes(one.changes)])),
		changed: sorted(products.changed.map((one) => [one.slug, changes(one.changes)])),
		weeksAdded: slugsOf(weeks.added),
		weeksRemoved: slugsOf(weeks.removed),
		weeksChanged: sorted(weeks.changed.map((one) => [one.slug, changes(one.changes)])),
		places: sorted(
			places.map((one) => [
				one.launch_period,
				change === turned ? [one.to, one.from] : [one.from, one.to],
				changes(one.changes),
			]),
		),
	};
}

function mirrored(diff: ApiDiff) {
	const { added, removed, weeksAdded, weeksRemoved, ...rest } = outline(diff, turned);
	return { ...rest, added: removed, removed: added, weeksAdded: weeksRemoved, weeksRemoved: weeksAdded };
}

/** Promises that the difference between two states breaks. */
const broken = (before: ApiState, after: ApiState) =>
	diffStates(before, after).broken_promises.map(({ kind, resource }) => `${kind} ${resource}`);

describe('promises', () => {
	test('are broken by a slug that leads nowhere, and kept by a redirect or a withdrawal', () => {
		const before = apiState({ products: { acme: {} } });
		expect(diffStates(before, apiState()).broken_promises).toEqual([
			{
				kind: 'vanished_product',
				resource: '/api/products/acme',
				message:
					'`acme` is gone: nothing leads on from it, and nothing says that it was withdrawn. Write it into `former_slugs` of the product that it is, or take its file back with `discoverable: false`.',
			},
		]);
		expect(broken(before, apiState({ isWithdrawn: (slug) => slug === 'acme' }))).toEqual([]);
		const renamed = new Map([['acme', 'beta']]);
		expect(broken(before, apiState({ products: { beta: {} }, renamed }))).toEqual([]);
	});

	test('are broken by a rename that is taken back without a redirect', () => {
		const renamed = apiState({ products: { beta: {} }, renamed: new Map([['acme', 'beta']]) });
		expect(broken(renamed, apiState({ products: { acme: {} } }))).toEqual(['vanished_product /api/products/beta']);
	});

	test('are broken by a redirect that is taken away, while what it leads to stays', () => {
		const before = apiState({ products: { acme: {} }, renamed: new Map([['beta', 'acme']]) });
		expect(diffStates(before, apiState({ products: { acme: {} } })).broken_promises).toEqual([
			{
				kind: 'vanished_product',
				resource: '/api/products/beta',
				message: '`beta` led to `acme`, and leads nowhere now. Write it into `former_slugs` of `acme` again.',
			},
		]);
		const on = apiState({
			products: { zeta: {} },
			renamed: new Map([
				['beta', 'zeta'],
				['acme', 'zeta'],
			]),
		});
		expect(broken(before, on)).toEqual([]);
		expect(broken(before, apiState({ isWithdrawn: (slug) => slug === 'acme' }))).toEqual([]);
		expect(broken(before, apiState({ products: { acme: {}, beta: {} } }))).toEqual([]);
	});

	test('are broken by a week that vanishes', () => {
		expect(broken(apiState({ weeks: { '2026-w47': {} } }), apiState())).toEqual([
			'vanished_launch_period /api/launch_periods/2026-w47',
		]);
	});

	const closed = (votes: number, facts: Parameters<typeof apiState>[0] = {}) =>
		apiState({
			products: { acme: {}, beta: {} },
			weeks: {
				'2026-w45': {
					status: 'finished',
					places: [
						['acme', votes],
						['beta', 5],
					],
				},
			},
			...facts,
		});

	test('are broken by a closed week that differs, unless a correction names the product', () => {
		expect(diffStates(closed(9), closed(8)).broken_promises).toEqual([
			{
				kind: 'changed_closed_launch_period',
				resource: '/api/launch_periods/2026-w45',
				message:
					'The closed week `2026-w45` differs without a correction, at `acme`. Take the change back, or say why: `npm run votes -- 2026-w45 acme --reason "…"`.',
			},
		]);
		const correction = (product: string) => ({
			corrections: new Map([['2026-w45', [{ product, date: '2026-11-20', reason: 'Counted twice.' }]]]),
		});
		expect(broken(closed(9), closed(8, correction('acme')))).toEqual([]);
		expect(broken(closed(9), closed(8, correction('beta')))).toHaveLength(1);
		// A correction that was there before explains nothing that happens later.
		expect(broken(closed(9, correction('acme')), closed(8, correction('acme')))).toHaveLength(1);
	});

	test('are kept by a week whose votes come in after its end, until it is recorded', () => {
		expect(broken(closed(9, { date: '2026-11-15' }), closed(8))).toEqual([]);
		expect(broken(closed(9, { date: '2026-11-16' }), closed(8))).toHaveLength(1);
		const records = new Map([['2026-w45', []]]);
		expect(broken(closed(9, { date: '2026-11-15', records }), closed(8, { records }))).toHaveLength(1);
	});

	test('are kept by a closed week whose product is withdrawn and leaves its place', () => {
		const after = apiState({
			products: { acme: {} },
			isWithdrawn: () => true,
			weeks: { '2026-w45': { status: 'finished', places: [['acme', 9]] } },
		});
		expect(broken(closed(9), after)).toEqual([]);
	});

	test('are broken by a record that is edited or gone, beyond renames', () => {
		const record = (product: string, votes: number, facts = {}) =>
			apiState({
				products: { [product]: {} },
				records: new Map([['2026-w45', [{ position: 1, product, score: votes, votes, comments: 0 }]]]),
				...facts,
			});
		const renamed = new Map([['acme', 'beta']]);
		expect(broken(record('acme', 9), record('acme', 9))).toEqual([]);
		expect(broken(record('acme', 9), record('beta', 9, { renamed }))).toEqual([]);
		expect(broken(record('acme', 9), record('acme', 8))).toEqual(['changed_record /api/launch_periods/2026-w45']);
		const corrections = new Map([['2026-w45', [{ product: 'acme', date: '2026-11-20', reason: 'Counted twice.' }]]]);
		expect(broken(record('acme', 9), record('acme', 8, { corrections }))).toEqual([]);
		expect(broken(record('acme', 9), record('beta', 9, { corrections }))).toContain(
			'changed_record /api/launch_periods/2026-w45',
		);
		expect(broken(record('acme', 9), apiState({ products: { acme: {} } }))).toEqual([
			'changed_record /api/launch_periods/2026-w45',
		]);
	});

	test('are broken by a member that is gone from the contract, or no longer required', () => {
		const state = (members: Record<string, boolean>) => apiState({ contract: new Map(Object.entries(members)) });
		const before = state({ 'ProductResponse.product.slug': true, 'ProductResponse.product.maker': false });
		expect(broken(before, state({ 'ProductResponse.product.slug': false }))).toEqual([
			'removed_member ProductResponse.product.slug',
			'removed_member ProductResponse.product.maker',
		]);
		expect(broken(before, before)).toEqual([]);
	});
});

import { describe, expect, test } from 'vitest';
import { buildCatalog } from '../../src/catalog/build-catalog.ts';
import { readContent } from '../../src/content/read-content.ts';
import { contentFolder, type Files, named, product, siteYaml, week } from '../content/content-folder.ts';
import { catalogIn } from '../support/catalog.ts';
import { picture } from '../support/pictures.ts';

const productOf = (text: string, date?: string) => catalogIn({ 'products/acme.md': text }, date).products[0];
const launched = (facts: string) => `launches: [{period: 2026-w46, approved: true, ${facts}}]`;

describe('visibility', () => {
	test.each([
		['without launches', 'discoverable: true'],
		['whose explicit date lies ahead', 'first_launched_on: 2026-11-21'],
	])('leaves out a product %s', (_title, line) => {
		expect(productOf(product(line))).toBeUndefined();
	});

	test('shows a product with an explicit date of today and no launch', () => {
		const acme = productOf(product('first_launched_on: 2026-11-20'));
		expect(acme?.first_launched_on).toBe('2026-11-20');
		expect(acme?.launches).toEqual([]);
		expect(acme?.votes).toBe(0);
	});
});

const both = 'launches: [{period: 2026-w47, approved: true}, {period: 2026-w46, approved: true}]';

test.each([
	['the explicit date', ['first_launched_on: 2019-05-01', both], '2019-05-01'],
	['the first day of the earliest approved launch', [both], '2026-11-09'],
	['not that of one that waits', [both.replace('approved: true}]', 'approved: false}]')], '2026-11-16'],
	['the earliest launch while the explicit date lies ahead', ['first_launched_on: 2027-01-01', both], '2026-11-09'],
])('first_launched_on is %s', (_what, lines, date) => {
	expect(productOf(product(...lines))?.first_launched_on).toBe(date);
});

describe('scores', () => {
	const withRule = (votes: number, comments = 0) =>
		siteYaml.replace('votes: 1\n  comments: 0.5', `votes: ${votes}\n  comments: ${comments}`);
	const places = (site: string, products: Readonly<Record<string, string>>) => {
		const files = Object.entries(products).map(([slug, facts]) => [`products/${slug}.md`, product(launched(facts))]);
		const { launch_periods } = catalogIn({ 'site.yaml': site, ...Object.fromEntries(files) });
		const week = launch_periods.find(({ slug }) => slug === '2026-w46');
		return week?.rankings.map(({ position, product, score }) => `${position} ${product} ${score}`);
	};

	test('follow the rule of the site: they are 0.3 for three votes of 0.1, and tie with a score of 0.3', () => {
		const products = { made: 'votes: 3', set: 'score: 0.3, votes: 4' };
		expect(places(withRule(0.1), products)).toEqual(['1 set 0.3', '2 made 0.3']);
	});

	test('that an editor has set are rounded to six decimals before they are ranked', () => {
		expect(places(siteYaml, { above: 'score: 1.2345674', below: 'score: 1.2345666, votes: 1' })).toEqual([
			...['1 below 1.234567', '2 above 1.234567'],
		]);
	});
});

test.for([
	['2026-11-08', ''],
	['2026-11-09', '2026-w46 active'],
	['2026-11-16', '2026-w47 active, 2026-w46 finished'],
	['2026-11-23', '2026-w47 finished, 2026-w46 finished'],
] as const)('launch periods on %s are %s', ([date, expected]) => {
	const statuses = catalogIn({}, date).launch_periods.map(({ slug, status }) => `${slug} ${status}`);
	expect(statuses.join(', ')).toBe(expected);
});

describe('what stays out of the catalog', () => {
	const seen = [
		...['{period: 2026-w46, approved: true, plan: featured, votes: 1}', '{period: 2026-w47, votes: 7004}'],
		'{period: 2026-w48, approved: true, votes: 7005}',
	];
	const files: Files = {
		'launch_periods/2026-w48.md': week('MARKWEEK', '2026-11-23', '2026-11-29'),
		'products/waiting.md': named('MARKWAITING', 'launches: [{period: 2026-w46, plan: featured, votes: 7001}]'),
		'products/ahead.md': named('MARKAHEAD', 'launches: [{period: 2026-w48, approved: true, votes: 7002}]'),
		'products/hidden.md': named('MARKHIDDEN', 'discoverable: false', launched('votes: 7003')),
		'products/seen.md': named('Seen', `launches: [${seen.join(', ')}]`),
	};

	test('is everything that is unapproved, upcoming or hidden', () => {
		const { upcoming_periods: _, ...rest } = catalogIn(files);
		const text = JSON.stringify(rest);
		expect(text).toContain('"Seen"');
		expect(JSON.stringify([rest.products, rest.launch_periods])).not.toMatch(/featured|approved|discoverable/);
		expect(text).not.toMatch(/MARK|700\d|2026-w48|waiting|ahead|hidden/);
	});

	test('changes nothing in it: it is that of content without these products', async () => {
		const lines = ['icon: icon.png', 'former_slugs: [former]', 'first_launched_on: 2026-11-21'];
		const hidden = named('MARKHIDDEN', 'discoverable: false', ...lines, launched('votes: 7003'));
		const all = catalogIn({ ...files, 'products/hidden.md': hidden, 'products/icon.png': await picture('png') });
		const none = { 'products/waiting.md': null, 'products/ahead.md': null, 'products/hidden.md': null };
		expect(all).toEqual(catalogIn({ ...files, ...none }));
	});

	test('but weeks to come are told in a member of their own, the next one first', () => {
		const later = { 'launch_periods/2026-w49.md': week('Week 49', '2026-11-30', '2026-12-06') };
		expect(catalogIn({ ...files, ...later }).upcoming_periods).toEqual([
			{ slug: '2026-w48', name: 'MARKWEEK', starts_on: '2026-11-23', ends_on: '2026-11-29' },
			{ slug: '2026-w49', name: 'Week 49', starts_on: '2026-11-30', ends_on: '2026-12-06' },
		]);
	});
});

describe('rankings', () => {
	const slugs = (files: Files) =>
		catalogIn(files)
			.launch_periods.find(({ slug }) => slug === '2026-w46')
			?.rankings.map(({ position, product }) => `${position} ${product}`);

	test('close up behind a product that is not discoverable', () => {
		const files = {
			'products/a.md': named('A', launched('votes: 30')),
			'products/b.md': named('B', 'discoverable: false', launched('votes: 20')),
			'products/c.md': named('C', launched('votes: 10')),
		};
		expect(slugs(files)).toEqual(['1 a', '2 c']);
		const { products } = catalogIn(files);
		expect(products.map(({ slug, launches }) => `${launches[0]?.position} ${slug}`)).toEqual(['1 a', '2 c']);
	});

	test.each([
		['a score above 0', 'votes: 1', true],
		['no votes', 'votes: 0', false],
		['votes, but no score above 0', 'votes: 3, score: -1', false],
	])('are places where a launch has %s, and an order otherwise', (_what, facts, has_places) => {
		const files = { 'products/a.md': named('A', launched('votes: 0')), 'products/b.md': named('B', launched(facts)) };
		const { products, launch_periods } = catalogIn(files);
		expect(launch_periods.map((period) => period.has_places)).toEqual([false, has_places]);
		expect(products.map(({ launches }) => launches[0]?.launch_period.has_places)).toEqual([has_places, has_places]);
		expect(launch_periods[1]?.rankings.map(({ position }) => position)).toEqual([1, 2]);
	});
});

test('the catalog has the base URL that it is given, else that of site.yaml', () => {
	const content = readContent(contentFolder());
	const facts = { date: '2026-11-20', builtAt: 0 };
	const baseUrl = 'http://localhost:4321';
	expect(buildCatalog(content, facts).base_url).toBe('https://catalog.example');
	expect(buildCatalog(content, { ...facts, baseUrl }).base_url).toBe(baseUrl);
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInContent } from '../../../src/build/check/check-content.ts';
import { addDays } from '../../../src/content/schemas/week.ts';
import { setBoardTexts } from '../../../src/texts/board-texts.ts';
import { contentFolder, product, siteYaml, week } from '../../content/content-folder.ts';
import { date, findingsOf, page } from './findings.ts';

const named = (name: string, ...lines: readonly string[]) =>
	product(...lines, 'first_launched_on: 2026-01-01').replace('name: Acme', `name: ${name}`);

test('a board in a language without texts gets one warning with their number, and one in German gets none', () => {
	const warnings = (lang: string, texts: string | null) =>
		findingsOf({ 'site.yaml': `lang: ${lang}\n${siteYaml}`, 'texts.yaml': texts }).warnings.join();
	const [all, fewer] = [null, 'search:\n  title: Zoeken\n'].map((texts) => warnings('nl', texts));
	expect(all).toMatch(
		/^content\/site.yaml:1:7 lang: warning: In this language, \d+ texts of the interface are still English/,
	);
	const count = (text = '') => Number(/\d+(?= texts)/.exec(text)?.[0]);
	expect(count(fewer)).toBe(count(all) - 1);
	expect(warnings('de', null)).toBe('');
	setBoardTexts({ lang: 'en', texts: {} });
});

test('files with issues hide neither dead links nor warnings of the others, and cause none of either', () => {
	const [launched, recorded] = [
		'launches: [{period: 2026-w46, approved: true}]',
		'position,product,score,votes,comments\n',
	];
	const links = [
		'/products/bad',
		'/makers/bad',
		'/products/waits',
		'/launches/2030-w02',
		'/categories/empty',
		'/broken',
	];
	const contentDir = contentFolder({
		'products/acme.md': product('tagline: “Notes”', launched),
		'products/bad.md': named('Bad', 'maker: Bad', 'tagline: ""'),
		'products/waits.md': named('Waits', 'categories: [nothing]').replace('categories: [writing]\n', ''),
		'products/later.md': product('launches: [{period: 2030-w02, approved: true}]').replace('Acme', 'Later'),
		'launch_periods/2026-w46.csv': `${recorded}1,acme,0,0,0\n2,before-bad,0,0,0\n`,
		'launch_periods/2030-w02.md': week('""', '2030-01-07', '2030-01-13'),
		'categories/empty.md': '---\n---\n',
		'pages/broken.md': page('<b>'),
		'pages/rules.md': page([...links, '/products/later', '/nowhere'].map((path) => `[a](${path})`).join(' ')),
	});
	const { issues, warnings, counts } = findInContent({ contentDir, date });
	const short = ({ path, field }: { readonly path: string; readonly field: string }) =>
		`${path.slice(contentDir.length + 1)} ${field}`;
	expect(issues.map(short)).toEqual([
		'categories/empty.md front matter',
		'launch_periods/2030-w02.md name',
		'pages/broken.md body',
		'pages/rules.md body',
		'products/bad.md tagline',
		'products/waits.md categories[0]',
	]);
	expect(issues[3]?.message).toContain('`/nowhere`');
	expect(warnings.map(short)).toEqual(['products/acme.md tagline', 'products/waits.md first_launched_on']);
	expect(counts).toBeUndefined();
});

const warningsOf = (...lines: readonly string[]) => findingsOf({ 'products/acme.md': product(...lines) }).warnings;
const acme = (text: string) => [`content/products/acme.md:${text}`];

const launch = 'launches: [{period: 2026-w47, approved: true}]';
const alone =
	'4:20 first_launched_on: note: This line makes the product public without an approved launch. Delete it if no editor has approved the product.';
const noReviews =
	'5:17 average_rating: warning: There is a rating, but there are no reviews. Add `reviews_count`, or delete the rating.';
const afterwards = 'first_launched_on: 2026-11-21';
const quotes = (place: string) =>
	`${place}: warning: The curly quotes are published with the text, since YAML knows only \`"\` and \`'\`. Delete them, or use straight ones.`;
const html = '5:10 tagline: warning: Readers see the HTML as it is written here. Write the text without it.';
const early = (field: string, column: number) =>
	`6:${column} launches[0].${field}: warning: The week \`2026-w48\` begins on 2026-11-23, so there can be no ${field} yet. Delete the line, or correct the week.`;

describe('a product', () => {
	test.for<[title: string, lines: readonly string[], warning: string]>([
		[
			'no launch and no approval by date',
			[],
			'2:1 launches: warning: No launch yet. Add one, or set `first_launched_on` to list the product without a launch.',
		],
		[
			'a first launch after the first approved one',
			['first_launched_on: 2026-11-17', launch],
			'4:20 first_launched_on: warning: Later than the first approved launch, in `2026-w47`. Write 2026-11-16 or an earlier day, or delete the line.',
		],
		['a date that alone makes it public', ['first_launched_on: 2026-11-20'], alone],
		['such a date and a waiting launch', ['first_launched_on: 2026-11-20', launch.replace('true', 'false')], alone],
		['such a date and a launch to come', ['first_launched_on: 2026-11-20', launch.replace('w47', 'w48')], alone],
		['a rating without reviews', [afterwards, 'average_rating: 4.6'], noReviews],
		['a rating of no reviews', [afterwards, 'average_rating: 4.6', 'reviews_count: 0'], noReviews],
		['a tagline in curly quotes', [afterwards, 'tagline: “Notes”'], quotes('5:10 tagline')],
		['a price in curly quotes', [afterwards, 'price_label: «Free»'], quotes('5:14 price_label')],
		['HTML in its tagline', [afterwards, 'tagline: <b>Notes</b>'], html],
		['an entity in its name', [afterwards, 'maker: A&amp;B'], html.replace('10 tagline', '8 maker')],
		[
			'a date far ahead that hides it',
			['first_launched_on: 2027-11-20'],
			"4:20 first_launched_on: warning: The product isn't public before 2027-11-20. Correct the date, or delete the line.",
		],
		['votes before the week', ['launches:', '  - period: 2026-w48', '    votes: 3'], early('votes', 12)],
		['a score before the week', ['launches:', '  - period: 2026-w48', '    score: 0.5'], early('score', 12)],
	])('with %s has a warning', ([, lines, warning]) => {
		expect(warningsOf(...lines)).toEqual(acme(warning));
	});

	test.for<[title: string, ...lines: string[]]>([
		['a first launch on the Monday of its week', 'first_launched_on: 2026-11-16', launch],
		['a first launch before any week', 'first_launched_on: 2026-11-01', launch],
		['a first launch to come', afterwards],
		['a first launch that is hidden', 'first_launched_on: 2026-11-20', 'discoverable: false'],
		['quotes within a text', afterwards, 'tagline: “Notes” that write back'],
		['votes and a score in its week', 'launches:', '  - period: 2026-w47', '    votes: 3', '    score: 0.5'],
	])('with %s has none', ([, ...lines]) => {
		expect(warningsOf(...lines)).toEqual([]);
	});

	test('with a launch that waits has a warning once the week is over, and never an issue', () => {
		const files = { 'products/acme.md': product('launches:', '  - period: 2026-w46') };
		const warnings = acme(
			'5:13 launches[0].period: warning: The week `2026-w46` is over and the launch is not approved. Approve it, move it to a later week, or delete it.',
		);
		expect(findingsOf(files, '2026-11-15')).toEqual({ issues: [], warnings: [] });
		for (const on of ['2026-11-16', '2028-12-31']) {
			const found = findingsOf(files, on);
			expect(found.issues).toEqual([]);
			expect(found.warnings.filter((line) => line.startsWith('content/products/'))).toEqual(warnings);
		}
	});
});

describe('the address of a website', () => {
	test.each([
		['https://xn--cme-5cd.example', 'The host `аcme.example` (`xn--cme-5cd.example`) mixes letters of two scripts.'],
		['https://αcme.example', 'mixes letters of two scripts'],
		['http://[fe80::1]', 'The host `[fe80::1]` is not the name of a website.'],
		['http://localhost:3000', 'The host `localhost` is not the name of a website.'],
		['http://0x7f.1', 'The host `127.0.0.1` is not the name of a website.'],
	])('%s is a warning', (address, message) => {
		const [warning, ...others] = warningsOf(`website_url: "${address}"`, afterwards);
		expect(warning).toContain(message);
		expect(others).toEqual([]);
	});

	test.each(['https://пример.com', 'https://日本ゲームlab.example', 'https://10.example'])('%s is none', (address) => {
		expect(warningsOf(`website_url: "${address}"`, afterwards)).toEqual([]);
	});
});

test.for([
	['2026-11-14', []],
	['2026-11-15', ['ends']],
	['2026-11-30', ['ended']],
] as const)('the last week is a warning from two weeks before its end: on %s', ([on, verbs]) => {
	const rest = '; with `--count 12`, it adds twelve weeks in a row.';
	expect(findingsOf({ 'launch_periods/2026-w49.md': null }, on).warnings).toEqual(
		verbs.map(
			(verb) =>
				`content/launch_periods/2026-w48.md:4:10 ends_on: warning: The last week ${verb} on 2026-11-29. Run \`npm run new -- period --next\` to add the week after it${rest}`,
		),
	);
});

test('a missing week before one to come is a warning, and the text of a category is none', () => {
	const files = {
		'launch_periods/2026-w51.md': week('Week 51', '2026-12-14', '2026-12-20'),
		'categories/writing.md': '---\nname: Writing\n---\n\nTools for letters.\n',
	};
	expect(findingsOf(files).warnings).toEqual([
		'content/launch_periods/2026-w51.md:3:12 starts_on: warning: There is no week from 2026-12-07 to 2026-12-13, the day before `2026-w51`. Unless the board pauses, run `npm run new -- period 2026-w50`.',
	]);
	expect(findingsOf(files, '2026-12-21').warnings.filter((line) => line.includes('no week'))).toEqual([]);
});

const privacyPages = ['en/PAGES/privacy', 'de/PAGES/datenschutz', 'fr/PAGES/confidentialite'].flatMap((path) => [
	`languages/${path.replace('PAGES', 'pages')}`,
	`with/votes/${path.replace('PAGES', 'content/pages')}`,
]);

test.each(privacyPages)('the page %s of a new board is a warning once pages load from other sites', (path) => {
	const text = readFileSync(`template/${path}.md`, 'utf8').replace('(/vote)', '(/products)');
	const found = (more: string) =>
		findingsOf({ 'pages/privacy.md': text, 'site.yaml': siteYaml + more }).warnings.filter(
			(line) => !/ mark\./.test(line),
		);
	const untrue = [
		'content/pages/privacy.md:5:1 body: warning: This is not true with `analytics` or `policy` in `site.yaml`. Write what pages load from other sites, and what those learn.',
	];
	expect(found('analytics: { script: https://stats.example/a.js }')).toEqual(untrue);
	expect(found('policy: { frame: [https://video.example] }')).toEqual(untrue);
	expect(found('policy: { form: [https://news.example] }')).toEqual([]);
});

describe('two products', () => {
	const both = (first: string, second: string) =>
		findingsOf({ 'products/a.md': first, 'products/b.md': second }).warnings.filter((line) => line.includes('warning'));

	const atBoth = (found: string) =>
		['a', 'b'].map((slug) => {
			const other = slug === 'a' ? 'b' : 'a';
			return `content/products/${slug}.md:${found} of \`${other}\` (products/${other}.md). If both are the same product, keep one file.`;
		});

	test('with the same website are a warning at both', () => {
		const first = named('Zebra', 'website_url: https://www.acme.example');
		const warnings = atBoth('4:14 website_url: warning: Also the website');
		expect(both(first, named('Quartz', 'website_url: http://ACME.example/'))).toEqual(warnings);
		expect(both(first, named('Quartz', 'website_url: https://acme.example/quartz'))).toEqual([]);
	});

	test('with nearly the same name are a warning at both', () => {
		expect(both(named('Acme Notes'), named('Acme Ntoes'))).toEqual(atBoth('2:7 name: warning: Almost the name'));
	});
});

test('content without an issue has none on any later day', () => {
	const launch = fc.record({
		period: fc.constantFrom('2026-w46', '2026-w47', '2026-w48'),
		approved: fc.boolean(),
		votes: fc.nat(3),
	});
	const facts = fc.record({
		first_launched_on: fc.option(fc.constantFrom('2026-11-01', '2026-11-18', '2027-01-01'), { nil: undefined }),
		launches: fc.uniqueArray(launch, { maxLength: 3, selector: ({ period }) => period }),
	});
	fc.assert(
		fc.property(facts, fc.integer({ min: 0, max: 800 }), ({ first_launched_on, launches }, days) => {
			const text = product(
				...(first_launched_on === undefined ? [] : [`first_launched_on: ${first_launched_on}`]),
				`launches: ${JSON.stringify(launches)}`,
			);
			const files = { 'products/acme.md': text, 'pages/rules.md': page('[x](/launches/2026-w46)') };
			expect(findingsOf(files, addDays('2026-11-09', days)).issues).toEqual([]);
		}),
		{ numRuns: 30 },
	);
});

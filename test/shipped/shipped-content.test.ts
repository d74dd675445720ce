/** What the shipped content promises: enough of everything to show each page at its worst, and weeks that do not run out. */
import { describe, expect, test } from 'vitest';
import { buildCatalog } from '../../src/catalog/build-catalog.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { readContent } from '../../src/content/read-content.ts';
import { addDays } from '../../src/content/schemas/calendar-date.ts';

const contentDir = 'content';
const date = '2026-11-20';
const content = readContent(contentDir);
const catalog = buildCatalog(content, { date, builtAt: 0 });
const { products, launch_periods, categories } = catalog;
const launches = content.products.flatMap(({ frontMatter }) => frontMatter.launches);
const weeks = content.launchPeriods
	.map(({ frontMatter }) => frontMatter)
	.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1));
const approvedIn = (slug: string) => launches.filter(({ period, approved }) => approved && period === slug).length;

describe('the shipped products', () => {
	test('are 120 or more', () => {
		expect(products.length).toBeGreaterThanOrEqual(120);
	});

	test('belong to 12 or more categories, each of them used', () => {
		expect(categories.length).toBeGreaterThanOrEqual(12);
		const used = new Set(products.flatMap((product) => product.categories));
		expect(categories.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
	});

	test('were launched more than once, some of them', () => {
		expect(products.filter((product) => product.launches.length > 1).length).toBeGreaterThan(0);
	});

	test('wait for approval, some of their launches', () => {
		expect(launches.filter(({ approved }) => !approved).length).toBeGreaterThan(0);
	});

	test('are kept out of public view, some of them', () => {
		const hidden = content.products.filter(({ frontMatter }) => !frontMatter.discoverable).map(({ slug }) => slug);
		expect(hidden.length).toBeGreaterThan(0);
		expect(products.filter(({ slug }) => hidden.includes(slug))).toEqual([]);
		expect(
			launch_periods.flatMap(({ rankings }) => rankings).filter(({ product }) => hidden.includes(product)),
		).toEqual([]);
	});

	test('leave out every optional field, some of them', () => {
		const bare = products.filter(
			({ tagline, pricing_model, price_label, maker, website_url, description, reviews_count, average_rating }) =>
				[tagline, pricing_model, price_label, maker, website_url, description, reviews_count, average_rating].every(
					(value) => value === undefined,
				),
		);
		expect(bare.length).toBeGreaterThan(0);
	});

	test('have names outside ASCII, some of them', () => {
		expect(products.filter(({ name }) => /\P{ASCII}/u.test(name)).length).toBeGreaterThan(0);
	});

	test('have a launch date that is not in the future', () => {
		expect(products.filter(({ first_launched_on }) => first_launched_on > date)).toEqual([]);
	});
});

describe('the shipped weeks', () => {
	test('are 32 or more that have begun', () => {
		expect(launch_periods.length).toBeGreaterThanOrEqual(32);
	});

	test('reach to the end of 2028 without a gap', () => {
		expect(weeks.at(-1)?.ends_on).toBe('2028-12-31');
		const gaps = weeks.filter(({ starts_on }, index) => {
			const before = weeks[index - 1];
			return before !== undefined && addDays(before.ends_on, 1) !== starts_on;
		});
		expect(gaps).toEqual([]);
	});

	test('have one with more than 50 approved launches', () => {
		expect(launch_periods.filter(({ slug }) => approvedIn(slug) > 50).length).toBeGreaterThan(0);
		expect(launch_periods.filter(({ rankings }) => rankings.length > 50).length).toBeGreaterThan(0);
	});

	test('have ties in votes', () => {
		const tied = launch_periods.filter(
			({ rankings }) => new Set(rankings.map(({ votes }) => votes)).size < rankings.length,
		);
		expect(tied.length).toBeGreaterThan(0);
	});

	test.each([
		['2026-11-20', '2026-w47'],
		['2026-11-22', '2026-w47'],
		['2026-11-23', '2026-w48'],
		['2026-12-31', '2026-w53'],
		['2027-01-03', '2026-w53'],
		['2027-01-04', '2027-w01'],
		['2028-02-29', '2028-w09'],
		['2028-12-31', '2028-w52'],
	])('have exactly one active on %s: %s', (day, slug) => {
		const { launch_periods } = loadCatalog({ contentDir, date: day });
		expect(launch_periods.filter(({ status }) => status === 'active').map((period) => period.slug)).toEqual([slug]);
	});

	test('have exactly one active on every date to the end of 2028', () => {
		const wrong: string[] = [];
		for (let day = date; day <= '2028-12-31'; day = addDays(day, 1)) {
			const active = weeks.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
			if (active.length !== 1) wrong.push(day);
		}
		expect(wrong).toEqual([]);
	});
});

describe('the shipped prose', () => {
	/** Prose without code blocks, as sentences of four words or more. */
	const sentencesOf = (text: string) =>
		text
			.replace(/^(```|~~~)[\s\S]*?^\1[ \t]*$/gm, '\n\n')
			.split(/(?<=[.!?])\s+|\n\s*\n|\n(?=[-*|>#] ?)/)
			.map((sentence) => sentence.replace(/\s+/g, ' ').trim())
			.filter((sentence) => sentence.split(' ').length >= 2 && /\p{L}/u.test(sentence));

	const sources = [
		...content.products.flatMap(({ frontMatter: { tagline }, body }) => [tagline ?? '', body]),
		...content.launchPeriods.map(({ body }) => body),
		...content.categories.map(({ frontMatter: { description } }) => description ?? ''),
		...content.pages.flatMap(({ frontMatter: { description }, body }) => [description, body]),
	];
	const repeated = (sentences: readonly string[]) => [
		...new Set(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)),
	];

	test('says no sentence twice', () => {
		const sentences = sources.flatMap(sentencesOf);
		expect(sentences.length).toBeGreaterThan(500);
		expect(repeated(sentences)).toEqual([]);
	});

	test('says no tagline twice', () => {
		const taglines = products.flatMap(({ tagline }) => (tagline === undefined ? [] : [tagline.toLowerCase()]));
		expect(repeated(taglines)).toEqual([]);
	});

	test('is compared sentence by sentence, code left out', () => {
		const text =
			'It does one thing well. Really.\n\n```sh\nIt does one thing well.\n```\n\nIt does one\nthing well. Indeed.';
		expect(repeated(sentencesOf(text))).toEqual(['It does one thing well.']);
		expect(sentencesOf(text)).toHaveLength(2);
	});
});

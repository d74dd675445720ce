import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, inject, test } from 'vitest';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { sitemap } from '../../../src/render/discovery/sitemap.ts';
import { feedsOf } from '../../../src/render/feeds/feed.ts';
import { atomDocument, feedFiles, feedText } from '../../../src/render/feeds/feed-files.ts';
import { isoWeekSlug } from '../../../src/urls/iso-week.ts';
import { catalogOf, placementIn } from '../../support/catalog.ts';
import { schemaValidator } from '../../support/schema-validator.ts';
import { xmlProblems } from '../../support/xml-validator.ts';
import { hostileCatalog, lines } from '../hostile-catalog.ts';

function published(pattern: string): string[] {
	const cwd = join(inject('release'), 'client');
	return globSync(pattern, { cwd }).map((path) => readFileSync(join(cwd, path), 'utf8'));
}

const feedTexts = (catalog: Catalog): Map<string, string> =>
	new Map([...feedFiles(catalog)].map(([path, file]) => [path, feedText(file)]));

describe('Atom feeds', () => {
	test('and the site map obey their schemas', async () => {
		const feeds = published('feeds/**/*.atom');
		expect(feeds.length).toBeGreaterThan(20);
		const empty = feedTexts(catalogOf([])).get('/feeds/products.atom') ?? '';
		expect(await xmlProblems([...feeds, empty], 'atom')).toBe('');
		expect(await xmlProblems([...published('sitemap.xml'), sitemap(catalogOf([]))], 'sitemap')).toBe('');
	});

	/** Products that were first launched on given days; those with a place in the week of that day. */
	const launched = (rows: readonly (readonly [day: string, place?: number])[]): Catalog => {
		const catalog = catalogOf(rows.map((_, index) => `Product ${String(index).padStart(3, '0')}`));
		const products = catalog.products.map((product, index) => {
			const [first_launched_on = '', position] = rows[index] ?? [];
			const launches = position === undefined ? [] : [placementIn(isoWeekSlug(first_launched_on), position)];
			return { ...product, first_launched_on, launches };
		});
		return { ...catalog, products };
	};
	const told = (catalog: Catalog) => feedsOf(catalog)[0]?.entries ?? [];

	test('tell the newest weeks as a whole until there are fifty products, the newest first', () => {
		const days = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'];
		const entries = told(launched(Array.from({ length: 80 }, (_, index) => [days[index % 4] ?? ''])));
		expect(entries.map(({ date }) => date)).toEqual(days.slice(0, 3).flatMap((day) => Array(20).fill(day)));
	});

	test('are of the day of their last change, and of the build while they are empty', () => {
		const changedOn = (catalog: Catalog) => feedsOf(catalog)[0]?.updated;
		expect(changedOn(launched([['2026-11-09'], ['2026-11-16']]))).toBe('2026-11-16');
		const empty = catalogOf([]);
		expect(changedOn(empty)).toBe(empty.date);
	});

	test('tell the best 250 products of a week that has more', () => {
		const entries = told(launched(Array.from({ length: 600 }, (_, index) => ['2026-11-16', 600 - index])));
		expect([entries.length, entries[0]?.title, entries.at(-1)?.title]).toEqual([250, 'Product 599', 'Product 350']);
	});
});

describe('whatever makers write', () => {
	test.each(lines)('%s stays text in every format', async (text) => {
		const catalog = hostileCatalog(text);
		const files = feedTexts(catalog);
		const xml = [...files].flatMap(([path, body]) => (path.endsWith('.atom') ? [body] : []));
		expect(await xmlProblems([...xml, sitemap(catalog)])).toBe('');
		expect(await xmlProblems(xml, 'atom')).toBe('');
		const events = new ICAL.Component(ICAL.parse(files.get('/feeds/weeks.ics') ?? '')).getAllSubcomponents();
		const summaries = events.map((event) => event.getFirstPropertyValue('summary'));
		expect(summaries).toEqual(catalog.launch_periods.map(({ name }) => name));
	});

	test('comes through but for what XML forbids', () => {
		const catalog = catalogOf(['a\u0001b\u007fc\ufffed\ud800e]]>f<g>h&i\u{1f600}\u202ej']);
		expect(feedTexts(catalog).get('/feeds/products.atom')).toContain(
			'<title>ab\u007fcde]]&gt;f&#x3C;g>h&#x26;i\u{1f600}\u202ej</title>',
		);
	});

	test('XML stays well-formed with any character', async () => {
		const character = fc.oneof(
			fc.constantFrom(...'<>&\'"]/!-;#', ']]>', ']]\ufffe>', '&amp;', '&#0;', '<!--', '\r', '\n', '\t'),
			fc.integer({ max: 0xffff, min: 0 }).map((code) => String.fromCharCode(code)),
			fc.integer({ max: 0x9f, min: 0 }).map((code) => String.fromCharCode(code)),
			fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
		);
		const name = fc.array(character, { minLength: 1, maxLength: 12 }).map((characters) => characters.join(''));
		const names = fc.array(name, { minLength: 200, maxLength: 200 });
		await fc.assert(
			fc.asyncProperty(names, async (texts) => {
				const catalog = catalogOf(texts);
				const [products] = feedsOf(catalog);
				expect(products && (await xmlProblems([atomDocument(catalog, products)]))).toBe('');
			}),
			{ numRuns: 5, endOnFailure: true },
		);
	});
});

test('JSON feeds obey the schema', () => {
	const problemsOf = schemaValidator('json-feed');
	const feeds = published('feeds/**/*.json');
	expect(feeds.length).toBeGreaterThan(20);
	for (const feed of feeds) expect(problemsOf(JSON.parse(feed))).toBe('');
});

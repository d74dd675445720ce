import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCatalog, validUntil } from '../../src/catalog/build-catalog.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { type Content, readContent } from '../../src/content/read-content.ts';
import { productFrontMatter } from '../../src/content/schemas/product.ts';
import { sponsorFrontMatter } from '../../src/content/schemas/sponsor.ts';
import { addDays, launchPeriodFrontMatter } from '../../src/content/schemas/week.ts';
import { isoWeekSlug } from '../../src/urls/iso-week.ts';
import { contentFolder } from '../content/content-folder.ts';

const firstMonday = '2026-08-31';
const monday = (index: number) => addDays(firstMonday, 7 * index);
const unused = {
	body: '',
	bodyLine: 1,
	issueAt: () => {
		throw new Error('Nothing is reported here.');
	},
	reject: () => {},
};
const { site, categories } = readContent(contentFolder());

/** Weeks with gaps, sponsors, and products with dates and launches in them, approved or not, shown or not. */
const contents = fc
	.uniqueArray(fc.nat(7), { maxLength: 8 })
	.chain((indexes) => {
		const launch = fc.record({ week: fc.constantFrom(...indexes, -1), approved: fc.boolean() });
		const facts = fc.record({
			discoverable: fc.boolean(),
			first: fc.option(fc.nat(60), { nil: undefined }),
			launches: fc.array(launch, { maxLength: 3 }),
		});
		const days = fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 2 });
		return fc.record({ indexes: fc.constant(indexes), facts: fc.array(facts, { maxLength: 4 }), days });
	})
	.map(({ indexes, facts, days }): Content => {
		const slugOf = (index: number) => isoWeekSlug(monday(index));
		const launchPeriods = indexes.map((index) => {
			const starts_on = monday(index);
			const frontMatter = launchPeriodFrontMatter.parse({ name: 'Week', starts_on, ends_on: addDays(starts_on, 6) });
			return { slug: slugOf(index), frontMatter, source: '', ...unused };
		});
		const products = facts.map(({ discoverable, first, launches }, index) => {
			const frontMatter = productFrontMatter.parse({
				name: `Product ${index}`,
				categories: ['writing'],
				discoverable,
				...(first === undefined ? {} : { first_launched_on: addDays(firstMonday, first) }),
				launches: launches
					.filter(({ week }) => week >= 0)
					.map(({ week, approved }) => ({ period: slugOf(week), approved })),
			});
			return { slug: `product-${index}`, frontMatter, source: '', ...unused };
		});
		const sponsors = days.map(([first, more], index) => {
			const [from, until] = [addDays(firstMonday, first), addDays(firstMonday, first + more)];
			const frontMatter = sponsorFrontMatter.parse({ name: 'Sponsor', url: 'https://sponsor.example', from, until });
			return { slug: `sponsor-${index}`, frontMatter, source: '', ...unused };
		});
		const none = {
			...{ records: new Map(), closedPeriods: new Map(), pictures: { icon: new Map(), screenshot: new Map() } },
			...{ history: undefined, pages: [], synonyms: [], texts: {}, hash: '' },
			faulty: { categories: [], launchPeriods: [], products: [], pages: [], texts: [] },
		};
		return { site, siteIssueAt: unused.issueAt, categories, launchPeriods, products, sponsors, ...none };
	});

function published(content: Content, date: string): Omit<Catalog, 'date' | 'built_at' | 'valid_until'> {
	const { date: _date, built_at: _at, valid_until: _until, ...rest } = buildCatalog(content, { date, builtAt: 0 });
	return rest;
}

const dates = fc.integer({ min: -5, max: 70 }).map((days) => addDays(firstMonday, days));

test('the catalog is the same on every day before valid_until, and another one on that day', () => {
	const turns = { met: 0, none: 0 };
	fc.assert(
		fc.property(contents, dates, (content, today) => {
			const until = validUntil(content, today);
			const turn = until?.slice(0, 10);
			const end = turn ?? addDays(today, 80);
			for (let date = today; date < end; date = addDays(date, 1)) {
				expect(published(content, date)).toEqual(published(content, today));
				expect(validUntil(content, date)).toBe(until);
			}
			if (turn) expect(published(content, turn)).not.toEqual(published(content, today));
			turns[turn ? 'met' : 'none']++;
		}),
		{ numRuns: 300 },
	);
	expect(turns.met).toBeGreaterThan(50);
	expect(turns.none).toBeGreaterThan(5);
});

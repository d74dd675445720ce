import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { rateLimitExceeded } from '../../src/contract/errors.ts';
import { productDetail } from '../../src/render/json/product.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/responses.ts';
import { launchPeriodFile, launchPeriodsFile, productFile } from '../../src/routes/paths.ts';
import { contentFolder, week } from '../content/content-folder.ts';
import { requestsTo, textAssets } from '../support/memory-assets.ts';
import { listFiles } from '../support/synthetic-catalog.ts';
import { at, bodies } from './contract.ts';

const examples = bodies().flatMap(({ examples: own }) => Object.values(own) as { summary: string; value: unknown }[]);

const product = (name: string, facts: readonly string[], votes: number, comments: number): string =>
	[
		...['---', `name: ${name}`, ...facts, 'launches:'],
		`  - { period: 2001-w01, approved: true, votes: ${votes}, comments: ${comments} }`,
		...['---', ''],
	].join('\n');
const cedar = ['tagline: Charts from plain text', 'categories: [writing]', 'pricing_model: free'];

/** The catalog that the examples invent. */
const catalog = loadCatalog({
	contentDir: contentFolder({
		'launch_periods/2026-w46.md': null,
		'launch_periods/2026-w47.md': null,
		'launch_periods/2001-w01.md': week('Week 1, 2001', '2001-01-01', '2001-01-07'),
		'launch_periods/2001-w02.md': week('Week 2, 2001', '2001-01-08', '2001-01-14'),
		'products/acme-notes.md': `${product(
			'Acme Notes',
			[
				...['tagline: Notes that write back', 'categories: [writing, productivity]', 'pricing_model: freemium'],
				...['price_label: Free, then $8 a month', 'maker: Ada Example', 'website_url: https://acme.example'],
				...['reviews_count: 12', 'average_rating: 4.6'],
			],
			126,
			26,
		)}Acme Notes answers while you write: ask a question in a note, and what your other notes say about it appears below.

Every note is a **Markdown** file in a folder of yours.
`,
		'products/birch-mail.md': product('Birch Mail', ['categories: [productivity]'], 73, 5),
		'products/cedar-charts.md': `---\nname: Cedar Charts\n${cedar.join('\n')}\nfirst_launched_on: 2000-12-01\n---\n`,
		'products/dune-maps.md': product(
			'Dune Maps',
			['tagline: Maps of places without roads', 'categories: [productivity]', 'maker: Grace Example'],
			123,
			7,
		),
		'products/ember-player.md': '---\nname: Ember Player\ncategories: [writing]\nfirst_launched_on: 2000-12-01\n---\n',
	}),
	date: '2001-01-10',
});

const files = {
	...listFiles(catalog),
	[launchPeriodsFile]: JSON.stringify(launchPeriodList(catalog)),
	...Object.fromEntries([
		...catalog.products.map((own) => [productFile(own.slug), JSON.stringify({ product: productDetail(catalog, own) })]),
		...catalog.launch_periods.map((own) => [
			launchPeriodFile(own.slug),
			JSON.stringify(launchPeriodDetail(catalog, own)),
		]),
	]),
};

const ask = requestsTo(textAssets(files));

describe('the examples of the contract', () => {
	const requests = examples.filter(({ summary }) => summary.startsWith('/api/'));

	test('are eleven, of which one is the rejection', () => {
		expect([requests.length, examples.length]).toEqual([10, 11]);
	});

	test.for(requests)('are what the service answers of a catalog of their own: $summary', async ({ summary, value }) => {
		expect(value).toEqual(await (await ask(summary.replace(/,? .*$/, ''))).json());
	});

	test('show the rejection in the words of the service', () => {
		expect(examples.find(({ summary }) => !summary.startsWith('/api/'))?.value).toEqual(rateLimitExceeded(17).body);
	});

	test('show the Link header of a page', async () => {
		const { headers } = await ask('/api/products?page=2&per_page=2');
		expect(at('components', 'headers', 'Link', 'example')).toBe(headers.get('link'));
	});

	test('name no product and no week of the tested catalog', () => {
		const slugs = ['ProductSlug', 'LaunchPeriodSlug'].map((name) => at('components', 'parameters', name, 'example'));
		expect(slugs).toEqual(['acme-notes', '2001-w01']);
		const named = [...JSON.stringify(examples).matchAll(/(products|launches)\/([\w-]+)/g)].map(
			([, folder, slug]) => `${folder?.replace('launches', 'launch_periods')}/${slug}.md`,
		);
		expect(new Set(named).size).toBe(7);
		expect(named.filter((path) => existsSync(`test/fixtures/content/${path}`))).toEqual([]);
	});
});

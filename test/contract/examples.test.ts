import { describe, expect, test } from 'vitest';
import { rateLimitExceeded } from '../../src/contract/errors.ts';
import { productDetail } from '../../src/render/json/product.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/responses.ts';
import { launchPeriodFile, launchPeriodsFile, productFile } from '../../src/urls/paths.ts';
import { filesOf, weekFile } from '../content/content-folder.ts';
import { catalogIn, listFiles } from '../support/catalog.ts';
import { requestsTo, textAssets } from '../support/memory-assets.ts';
import { at, bodies } from './contract.ts';

const examples = bodies().flatMap(({ examples: own }) => Object.values(own) as { summary: string; value: unknown }[]);

const launchedIn = (votes: number, comments: number) => ({ launches: { '2001-w01': { votes, comments } } });
const catalog = catalogIn(
	{
		...filesOf({
			'acme-notes': {
				name: 'Acme Notes',
				tagline: 'Notes that write back',
				categories: ['writing', 'productivity'],
				pricing_model: 'freemium',
				price_label: 'Free, then $8 a month',
				maker: 'Ada Example',
				website_url: 'https://acme.example',
				reviews_count: 12,
				average_rating: 4.6,
				...launchedIn(126, 26),
				body: `Acme Notes answers while you write: ask a question in a note, and what your other notes say about it appears below.

Every note is a **Markdown** file in a folder of yours.
`,
			},
			'birch-mail': { name: 'Birch Mail', categories: ['productivity'], ...launchedIn(73, 5) },
			'cedar-charts': {
				name: 'Cedar Charts',
				tagline: 'Charts from plain text',
				categories: ['writing'],
				pricing_model: 'free',
				first_launched_on: '2000-12-01',
			},
			'dune-maps': {
				name: 'Dune Maps',
				tagline: 'Maps of places without roads',
				categories: ['productivity'],
				maker: 'Grace Example',
				...launchedIn(123, 7),
			},
			'ember-player': { name: 'Ember Player', categories: ['writing'], first_launched_on: '2000-12-01' },
		}),
		'launch_periods/2026-w46.md': null,
		'launch_periods/2026-w47.md': null,
		'launch_periods/2001-w01.md': weekFile('2001-w01', 'Week 1, 2001'),
		'launch_periods/2001-w02.md': weekFile('2001-w02', 'Week 2, 2001'),
	},
	'2001-01-10',
);

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

	test.for(requests)('are what the service answers of a catalog of their own: $summary', async ({ summary, value }) => {
		expect(value).toEqual(await (await ask(summary.replace(/,? .*$/, ''))).json());
	});

	test('show the rejection in the words of the service', () => {
		const others = examples.filter((example) => !requests.includes(example));
		expect(others.map(({ value }) => value)).toEqual([rateLimitExceeded(17).body]);
	});

	test('show the Link header of a page', async () => {
		const { headers } = await ask('/api/products?page=2&per_page=2');
		expect(at('components', 'headers', 'Link', 'example')).toBe(headers.get('link'));
	});
});

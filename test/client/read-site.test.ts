import { describe, expect, test } from 'vitest';
import { readSite } from '../../src/client/read-site.ts';
import { inTurn, json, listPath, siteReplies, startSite, text } from './scripted-site.ts';

const acme = { slug: 'acme-notes', name: 'Acme Notes', description: 'Notes.' };
const many = Array.from({ length: 101 }, (_, index) => ({ slug: `product-${index}`, name: `Product ${index}` }));

describe('readSite', () => {
	test('reads every product, launch period and redirect by way of the export', async () => {
		await using site = await startSite(siteReplies([acme]));
		const { origin, products, launchPeriods, redirects, categoryNames } = await readSite(site.url);
		expect(origin).toBe(site.url);
		expect(products).toEqual([
			{
				...{ slug: 'acme-notes', name: 'Acme Notes', description: 'Notes.', categories: ['tools'] },
				url: 'https://catalog.example/products/acme-notes',
				launches: [{ launch_period: '2026-w46', position: 1, score: 1000, votes: 1000, comments: 0 }],
			},
		]);
		expect(launchPeriods.map(({ launch_period, rankings }) => [launch_period.slug, rankings.length])).toEqual([
			['2026-w46', 1],
		]);
		expect(redirects).toEqual({ '/products/old-notes': '/products/acme-notes' });
		expect(categoryNames).toEqual({ tools: 'Tools' });
		expect(site.requests).toEqual([
			listPath(1),
			'/data/catalog.ndjson',
			'/api/launch_periods',
			'/api/launch_periods/2026-w46',
			'/data/moved.json',
			'/data/vocabulary.json',
		]);
	});

	test('reads every page and every product by the four operations alone', async () => {
		await using site = await startSite(siteReplies(many));
		const told: string[] = [];
		const { products } = await readSite(site.url, { from: 'api', progress: (message) => told.push(message) });
		expect(products.map(({ slug }) => slug)).toEqual(many.map(({ slug }) => slug));
		expect(products[0]).toMatchObject({ votes: 3, first_launched_on: '2026-11-09' });
		expect(site.requests.slice(0, 4)).toEqual([listPath(1), listPath(1), listPath(2), '/api/products/product-0']);
		expect(site.requests).not.toContain('/data/catalog.ndjson');
		expect(told).toEqual(['100 of 101 products read.']);
	});

	test('reads a site of the contract without exports by its operations', async () => {
		const replies = siteReplies([acme]);
		const page = text('<!doctype html><title>Acme</title>', 'text/html');
		await using site = await startSite({
			...replies,
			'/data/catalog.ndjson': page,
			'/data/moved.json': page,
			'/data/vocabulary.json': page,
		});
		const { products, redirects, categoryNames } = await readSite(site.url);
		expect(products).toMatchObject([{ slug: 'acme-notes', votes: 3 }]);
		expect(redirects).toBeUndefined();
		expect(categoryNames).toBeUndefined();
	});

	test('reads weeks that only the export names', async () => {
		const replies = siteReplies([acme]);
		await using site = await startSite({ ...replies, '/api/launch_periods': json({ launch_periods: [] }) });
		const { launchPeriods } = await readSite(site.url);
		expect(launchPeriods.map(({ launch_period }) => launch_period.slug)).toEqual(['2026-w46']);
	});

	test('reads an empty site', async () => {
		await using site = await startSite(siteReplies([]));
		expect((await readSite(site.url)).products).toEqual([]);
		expect((await readSite(site.url, { from: 'api' })).products).toEqual([]);
	});

	test('keeps members that it does not know', async () => {
		await using site = await startSite(siteReplies([{ ...acme, colour: 'red' }]));
		expect((await readSite(site.url, { from: 'api' })).products[0]).toMatchObject({ colour: 'red' });
	});

	test('waits as long as a 429 or 503 says, and tells so', async () => {
		const replies = siteReplies([acme]);
		const busy = json({ error: 'Busy' }, 429, { 'retry-after': '1' });
		const down = json({}, 503, { 'retry-after': new Date(Date.now() - 1_000).toUTCString() });
		const list = replies[listPath(1)] ?? busy;
		await using site = await startSite({ ...replies, [listPath(1)]: inTurn(busy, down, list) });
		const told: string[] = [];
		const { products } = await readSite(site.url, { progress: (message) => told.push(message) });
		expect(products).toHaveLength(1);
		expect(told).toEqual([
			`${site.url} asks to wait: going on in 1 second.`,
			`${site.url} asks to wait: going on in 1 second.`,
		]);
	});

	test('follows redirects within the site', async () => {
		const replies = siteReplies([acme]);
		const moved = json({}, 301, { location: '/api/launch_periods/2026-w46' });
		const list = json({ launch_periods: [] });
		await using site = await startSite({
			...replies,
			'/api/launch_periods': json({}, 307, { location: '/weeks' }),
			'/weeks': list,
			'/api/launch_periods/2026-w45': moved,
		});
		expect((await readSite(site.url)).launchPeriods).toHaveLength(1);
	});
});

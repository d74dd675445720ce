import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Preparation } from '../../../src/agents/operations/preparation.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { openLaunchPage } from './launch-page.ts';

const sound = { name: 'Quite New', categories: ['maps'], period: '2026-w50', website_url: 'https://new.example' };

describeWith(['chromium'], 'a draft', () => {
	const site = inject('site');
	const browser = useChromium();
	let agent: Client;

	beforeAll(async () => {
		agent = new Client({ name: 'test', version: '0' });
		await agent.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`)));
	});

	afterAll(() => agent?.close());

	test.for<readonly [string, Record<string, unknown>]>([
		['is empty', {}],
		['has nothing wrong', { ...sound, plan: 'featured', tagline: 'New, and quite so' }],
		[
			'names words that nobody knows',
			{ name: 'New', categories: ['mpas', 'maps'], pricing_model: 'gratis', plan: 'gold' },
		],
		[
			'has nothing but faults',
			{ name: 'x'.repeat(81), website_url: 'javascript:alert(1)', slug: 'A b', period: 'soon' },
		],
		[
			'breaks lines and hides characters',
			{ ...sound, name: 'a\nb', tagline: 'a\tb', maker: 'a\u202eb', price_label: 'a\u0000' },
		],
		['is listed already', { ...sound, name: 'Vite', website_url: 'https://www.love2d.org', slug: 'love' }],
		['has a description that is nested too deep', { ...sound, description: '>'.repeat(40) }],
	])('that %s is found the same by the agent and on the page', async ([_what, draft]) => {
		const { structuredContent } = await agent.callTool({ name: 'prepare_launch', arguments: draft });
		const report = structuredContent as unknown as Preparation;
		const launch = await openLaunchPage(browser(), site, new URL(report.review_url).hash);
		const { page } = launch;
		await launch.settle();
		const found = report.problems.map(({ message, fix }) => `${message} ${fix}`.replace(/`([^`]*)`/g, '“$1”'));
		const same = report.duplicates.map(({ slug, message }) => `/products/${slug} ${message}`);
		const shown = await page.locator('#findings li .finding').evaluateAll((items) =>
			items.map((item) => {
				const link = item.querySelector('a');
				const product = link?.getAttribute('href')?.startsWith('/products/') === true;
				const text = (item.textContent ?? '').slice(link?.textContent?.length);
				return product ? `${link?.getAttribute('href')}${text}` : text.replace(/^(?: “[^”]*”)?: /, '');
			}),
		);
		expect(shown).toEqual([...found, ...same]);
		expect(found.length).toBeGreaterThan(1);
		await launch.close();
	});
});

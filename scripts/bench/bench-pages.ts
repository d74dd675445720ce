/** What browsers make of the website: Lighthouse's scores and the weight of one page of each kind, of the shipped content. */

import { BuildError } from '../../src/build/build-error.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { pricingSlug } from '../../src/catalog/pricing-slug.ts';
import { maximumRankings } from '../../src/contract/limits.ts';
import {
	categoryPage,
	launchPage,
	launchPeriodPage,
	makerPage,
	orderPage,
	otherOrders,
	pricingPage,
	productPage,
	referencePage,
	searchPage,
	yearPage,
} from '../../src/routes/paths.ts';
import { packagedTool } from '../packaged-tool.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { benchDate, buildCheckout, type Checkout, copyCheckout } from './checkout.ts';
import { type PageReport, runLighthouse, scoreNames } from './lighthouse.ts';
import { breaches } from './page-bounds.ts';
import { requireTool } from './require-tool.ts';
import { startOurs } from './servers.ts';
import { whole } from './statistics.ts';
import { table } from './table.ts';

/**
 * @throws {SettingsError} when there is no browser or no Lighthouse.
 * @throws {BuildError} when a page is worse than it may be.
 */
export async function benchPages(directory: BenchDirectory): Promise<void> {
	const chrome = process.env['CHROME_PATH'] ?? requireTool('chromium');
	packagedTool('lighthouse');
	const checkout = copyCheckout(directory, 'checkout');
	await buildCheckout(directory, checkout, { extras: 'all' });
	const { port } = await startOurs(directory, checkout);
	const rows: string[][] = [];
	const hidden: string[] = [];
	const found: string[] = [];
	for (const path of pagesOf(checkout)) {
		const url = `http://127.0.0.1:${port}${path}`;
		const response = await fetch(url);
		const html = await response.text();
		if (response.status !== 200) {
			console.log(`${path} responds with ${response.status} and left out.`);
			continue;
		}
		const isHidden = /<meta name="robots" content="noindex/.test(html);
		if (isHidden) hidden.push(path);
		const report = await runLighthouse(directory, chrome, url, isHidden ? ['is-crawlable'] : []);
		rows.push(row(path, report));
		found.push(...breaches(path, report));
	}
	console.log(`\n${table(head, rows)}\n`);
	if (hidden.length > 0) {
		console.log(`Search engines are kept out of ${hidden.join(' and ')}, where the audit is-crawlable is left out.`);
	}
	if (found.length > 0) throw new BuildError(found.join('\n'));
}

/** One page of each kind; the product and the week are those with the most to show. */
function pagesOf({ content }: Checkout): string[] {
	const { products, categories, makers, launch_periods } = loadCatalog({ contentDir: content, date: benchDate });
	const product = products.toSorted((a, b) => length(b.description) - length(a.description))[0];
	const week = launch_periods
		.filter(({ status }) => status === 'finished')
		.toSorted((a, b) => b.rankings.length - a.rankings.length)[0];
	const [category] = categories;
	const [maker] = makers;
	const pricing = products.find(({ pricing_model }) => pricing_model !== undefined)?.pricing_model;
	return [
		'/',
		'/products',
		...otherOrders.map(orderPage),
		...(pricing ? [pricingPage(pricingSlug(pricing))] : []),
		...(product ? [productPage(product.slug)] : []),
		...(category ? [categoryPage(category.slug)] : []),
		...(maker ? [makerPage(maker.slug)] : []),
		'/launches',
		...(week ? [yearPage(week.slug.slice(0, 4)), launchPeriodPage(week.slug)] : []),
		...(week && week.rankings.length > maximumRankings ? [`${launchPeriodPage(week.slug)}/page/2`] : []),
		'/developers',
		referencePage,
		'/auth',
		'/about',
		searchPage,
		launchPage,
	];
}

const length = (text: string | undefined): number => text?.length ?? 0;

const head = ['', ...scoreNames, 'HTML+CSS', 'JS', 'requests', 'other hosts'];

const row = (path: string, { scores, markup, scripts, requests, otherHosts }: PageReport): string[] => [
	path,
	...scoreNames.map((name) => scores[name].toFixed(2)),
	`${whole(markup)} B`,
	`${whole(scripts)} B`,
	String(requests),
	String(otherHosts.length),
];

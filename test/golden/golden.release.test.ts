/**
 * What readers and programs see of the frozen catalog: one page of each template in each of its formats, with every
 * optional field (`qutebrowser`), with none (`alpine-linux`), and without a launch (`zig`). A change of a page is a change
 * of its file here. `npx vitest run test/golden -u` writes the files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { readGuides } from '../../src/build/check/check-content.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../src/render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../src/render/cards/product-card.ts';
import { siteCardProps, siteCardSvg } from '../../src/render/cards/site-card.ts';
import { sitePages } from '../../src/render/site-pages.ts';
import { markdownFile } from '../../src/urls/paths.ts';
import { sendParts } from '../support/call-a2a.ts';
import { callMcp } from '../support/call-mcp.ts';
import { loadCatalog } from '../support/catalog.ts';
import { jsonLines, readable } from '../support/readable.ts';
import { releaseSite } from '../support/release-site.ts';
import { baseUrl, fixtureContent } from '../support/run-build.ts';

const catalog = loadCatalog({ contentDir: fixtureContent, date: '2026-11-20', guides: readGuides() });

/** Pages that show what others do not. */
const chosen = [
	...[
		'/products',
		'/products/order/score/page/2',
		'/categories/browsers-and-feeds',
		'/categories/maps',
		'/pricing/freemium',
	],
	...['/products/qutebrowser', '/products/alpine-linux', '/products/zig', '/products/emacs', '/makers/gnu-project'],
	...['/launches/2026-w40', '/launches/2026-w47', '/about', '/auth'],
];

/** One page at least of each component, as HTML and mostly as Markdown. */
const pages = [...Map.groupBy(sitePages(catalog), ({ component }) => component).values()].flatMap((all) => {
	const some = all.filter(({ path }) => chosen.includes(path));
	return some.length > 0 ? some : all.slice(0, 1);
});

const files = [
	'404.html',
	...pages.flatMap(({ path, markdown }) => {
		const file = markdownFile(path).slice(1);
		return [file.replace(/md$/, 'html'), ...(markdown ? [file] : [])];
	}),
	...[
		'products.atom',
		'categories/browsers-and-feeds.atom',
		'categories/browsers-and-feeds.json',
		'winners.atom',
		'weeks.ics',
	].map((name) => `feeds/${name}`),
	...['sitemap.xml', 'robots.txt', 'llms.txt', '_redirects', 'site.webmanifest'],
	...['badges/listed.svg', 'badges/qutebrowser/2026-w40.svg'],
	...['qutebrowser', 'alpine-linux', 'zig'].map((product) => `api/products/${product}.json`),
	...['api/launch_periods.json', 'api/launch_periods/2026-w40.json', 'api/launch_periods/2026-w47.json'],
	...['api/lists/products/50/3.json', 'api/errors/not_found.json'],
	...['changes', 'moved', 'vocabulary'].map((name) => `data/${name}.json`),
	...['.well-known/agent-card.json', '.well-known/agents.json'],
];

const find = <Entry extends { readonly slug: string }>(entries: readonly Entry[], slug: string): Entry => {
	const found = entries.find((entry) => entry.slug === slug);
	if (!found) throw new Error(`The frozen catalog has no \`${slug}\`. Name another one in this table.`);
	return found;
};
const productCard = (slug: string) => productCardSvg(productCardProps(catalog, find(catalog.products, slug)));
const periodCard = (slug: string) =>
	launchPeriodCardSvg(launchPeriodCardProps(catalog, find(catalog.launch_periods, slug)));
const cards: Readonly<Record<string, () => string>> = {
	site: () => siteCardSvg(siteCardProps(catalog)),
	qutebrowser: () => productCard('qutebrowser'),
	'alpine-linux': () => productCard('alpine-linux'),
	'2026-w40': () => periodCard('2026-w40'),
	'2026-w47': () => periodCard('2026-w47'),
};

const clientInfo = { name: 'test', version: '0' };
const markdown = `${baseUrl}/products/{slug}.md`;
/** Methods of MCP with their parameters, by the name of the file. */
const requests: Readonly<Record<string, readonly [method: string, params?: object]>> = {
	initialize: ['initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }],
	tools: ['tools/list'],
	resources: ['resources/list'],
	templates: ['resources/templates/list'],
	resource: ['resources/read', { uri: `${baseUrl}/products/alpine-linux.md` }],
	completion: [
		'completion/complete',
		{ ref: { type: 'ref/resource', uri: markdown }, argument: { name: 'slug', value: 'sql' } },
	],
	prompts: ['prompts/list'],
	prompt: ['prompts/get', { name: 'draft_launch', arguments: { product: 'Kite, a notebook' } }],
};

const draft = { name: 'Kite', tagline: 'Notes on a string', website_url: 'https://kite.example', categories: ['maps'] };
/** Calls of operations, by the name of the file. */
const calls: Readonly<Record<string, readonly [operation: string, parameters: object]>> = {
	list_products: ['list_products', { category: 'browsers-and-feeds', order: 'best_score', limit: 3 }],
	'list_products by name': ['list_products', { limit: 3, page: 2 }],
	'list_products of a month': ['list_products', { launched_in: '2026-10', free: true, order: 'comments', limit: 3 }],
	'list_products by rating': ['list_products', { category: 'maps', order: 'rating', limit: 3 }],
	search_products: ['search_products', { query: 'browser', limit: 3 }],
	get_product: ['get_product', { slug: 'qutebrowser' }],
	'get_product without optional fields': ['get_product', { slug: 'alpine-linux' }],
	'get_product unknown': ['get_product', { slug: 'qutebrowzer' }],
	get_products: ['get_products', { products: ['qutebrowser', 'alpine-linux', 'qutebrowzer', 'qqqq'] }],
	'get_products unknown': ['get_products', { products: ['qutebrowzer'] }],
	list_categories: ['list_categories', {}],
	list_makers: ['list_makers', { order: 'products', limit: 3 }],
	list_launch_periods: ['list_launch_periods', {}],
	get_launch_period: ['get_launch_period', { launch_period: 'current', limit: 5 }],
	'get_launch_period closed': ['get_launch_period', { launch_period: '2026-w40' }],
	list_winners: ['list_winners', { places: 3, limit: 2 }],
	prepare_launch: ['prepare_launch', { ...draft, period: '2026-w48', plan: 'free' }],
	'prepare_launch with problems': ['prepare_launch', { name: 'qutebrowser', categories: ['mapz'] }],
};

/** Messages of A2A, by the name of the file. */
const messages: Readonly<Record<string, object>> = {
	'a product': { text: 'What is qutebrowser?' },
	'a list': { text: 'top 3 browsers and feeds' },
	'a week': { text: 'who won last week?' },
	'a search': { text: 'I am looking for a keyboard browser' },
	nothing: { text: 'qwertz asdf' },
	'words that are no filter': { text: 'browsers without qutebrowser' },
	data: { data: { operation: 'get_products', parameters: { products: ['qutebrowser'], fields: ['name', 'votes'] } } },
	'unknown operation': { data: { operation: 'help' } },
};

const site = () => releaseSite(inject('release'));
const publishedText = (path: string): string => readFileSync(join(inject('release'), 'client', path), 'utf8');
const aboutThree = (text: string): string =>
	text
		.split('\n')
		.filter((line) => /^(?:slug|qutebrowser|alpine-linux|zig),|"slug":"(?:qutebrowser|alpine-linux|zig)"/.test(line))
		.join('\n');

interface Part {
	readonly text?: string;
	readonly data?: unknown;
}

/** Texts as they are, then what comes beside them. */
const resultText = ({ content, ...rest }: { content: readonly Part[] }): string =>
	[...content.map(({ text, ...part }) => text ?? jsonLines(part)), jsonLines(rest)].join('\n\n');

/** An answer without its identifiers, which are random. */
const answerText = ({
	result,
	error,
}: {
	result?: { message: { parts: readonly Part[] } };
	error?: unknown;
}): string =>
	error ? jsonLines(error) : (result?.message.parts ?? []).map((part) => part.text ?? jsonLines(part)).join('\n\n');

type Source = () => string | Promise<string>;

/** Files of a folder, by their names. */
const inFolder = <Row>(
	folder: string,
	ending: string,
	rows: Readonly<Record<string, Row>>,
	text: (row: Row) => string | Promise<string>,
) =>
	Object.fromEntries(
		Object.entries(rows).map(([name, row]): [string, Source] => [
			`${folder}/${name.replaceAll(' ', '-')}.${ending}`,
			() => text(row),
		]),
	);

/** The golden files, each with the way to its text. */
const golden: Readonly<Record<string, Source>> = {
	...Object.fromEntries(files.map((path) => [path, () => publishedText(path)])),
	'status.json': () => publishedText('status.json').replace(/("software": ?)"[^"]+"/, '$1"VERSION"'),
	'openapi-info.json': () => jsonLines(JSON.parse(publishedText('openapi.json')).info),
	'data/catalog.ndjson': () => aboutThree(publishedText('data/catalog.ndjson')),
	'data/products.csv': () => aboutThree(publishedText('data/products.csv')),
	...inFolder('cards', 'svg', cards, (svg) => svg()),
	...inFolder('mcp', 'json', requests, async (request) => JSON.stringify((await callMcp(site(), ...request)).result)),
	...inFolder('operations', 'txt', calls, async ([name, parameters]) =>
		resultText((await callMcp(site(), 'tools/call', { name, arguments: parameters })).result),
	),
	...inFolder('a2a', 'txt', messages, async (part) => answerText(await sendParts(site(), part))),
};

describe('the frozen catalog', () => {
	// One test: a change of every page is one failure, which shows the differences of all files.
	test('is what the golden files show', async () => {
		for (const [path, text] of Object.entries(golden)) {
			await expect.soft(readable(path, await text()), path).toMatchFileSnapshot(path);
		}
	});

	test('has no golden file that nothing writes', () => {
		const entries = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
		const found = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'));
		const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(import.meta.dirname.length + 1));
		// `german.release.test.ts` writes those in `de`.
		expect(paths.filter((path) => !(path in golden) && !path.startsWith('de/'))).toEqual([]);
	});
});

/**
 * What readers of a German board see: one page of each template, the feeds and the cards of the frozen catalog with
 * `lang: de`. Its content stays English. `npx vitest run test/golden -u` writes the files in `de`.
 */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../src/render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../src/render/cards/product-card.ts';
import { loadCatalog } from '../support/catalog.ts';
import { build, copyCheckout } from '../support/checkout.ts';
import { readable } from '../support/readable.ts';
import { fixedSettings, fixtureContent } from '../support/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const pages = [
	...['index', 'products', 'products/qutebrowser', 'compare'],
	...['categories', 'categories/maps', 'pricing', 'pricing/freemium', 'makers', 'makers/gnu-project'],
	...['launches', 'launches/2026', 'launches/2026-w40', 'launches/2026-w36/page/2'],
	...['subscribe', 'launch', 'search', '404', 'auth', 'editors'],
].map((page) => `${page}.html`);
const markdown = [
	...['index', 'products/order/score/page/2', 'products/qutebrowser', 'categories', 'categories/maps'],
	...['pricing', 'makers/gnu-project'],
	...['launches', 'launches/2026', 'launches/2026-w40', 'launches/2026-w36/page/2', 'subscribe'],
].map((page) => `${page}.md`);
const feeds = ['categories/maps.atom', 'categories/maps.json', 'winners.atom', 'weeks.ics'].map(
	(name) => `feeds/${name}`,
);
const published = [...pages, ...markdown, ...feeds];

const content = join(temporaryFolder(), 'content');
const out = join(temporaryFolder(), 'dist');

beforeAll(async () => {
	cpSync(fixtureContent, content, { recursive: true });
	writeFileSync(join(content, 'site.yaml'), `lang: de\n${readFileSync(join(fixtureContent, 'site.yaml'), 'utf8')}`);
	// The words of a board on its first page and on a category.
	writeFileSync(
		join(content, 'pages/home.md'),
		'---\ntitle: Willkommen\ndescription: Ein Brett für freie Programme.\n---\nWas hier steht, sagt [Über uns](about.md).\n',
	);
	appendFileSync(join(content, 'categories/maps.md'), '\nKarten, *auch* ohne Netz: [warum](/about).\n');
	mkdirSync(join(content, 'sponsors'));
	cpSync(join(fixtureContent, 'products/qutebrowser.png'), join(content, 'sponsors/acme-gold.png'));
	writeFileSync(
		join(content, 'sponsors/acme-gold.md'),
		'---\nname: Acme Gold\ntagline: Zahlt für diesen Platz\nurl: https://gold.example\npicture: acme-gold.png\nfrom: 2026-01-01\nuntil: 2026-12-31\n---\n',
	);
	// In a copy: a build in another language would remove the bundle of the pages that the others use.
	await build(copyCheckout(join(temporaryFolder(), 'checkout')), { CONTENT_DIR: content, OUT_DIR: out });
});

/** Cards of a product and a week. */
function cards(): [path: string, text: string][] {
	const catalog = loadCatalog({ contentDir: content, date: fixedSettings.CATALOG_DATE });
	const products = catalog.products.filter(({ slug }) => slug === 'qutebrowser');
	const periods = catalog.launch_periods.filter(({ slug }) => slug === '2026-w40');
	return [
		...products.map((product) => productCardSvg(productCardProps(catalog, product))),
		...periods.map((period) => launchPeriodCardSvg(launchPeriodCardProps(catalog, period))),
	].map((svg, index) => [`cards/${['qutebrowser', '2026-w40'][index]}.svg`, svg]);
}

describe('a German board', () => {
	test('is what the golden files show', async () => {
		const texts = [
			...published.map((path): [string, string] => [path, readFileSync(join(out, 'client', path), 'utf8')]),
			...cards(),
		];
		for (const [path, text] of texts) {
			await expect.soft(readable(path, text), path).toMatchFileSnapshot(join('de', path));
		}
		const folder = join(import.meta.dirname, 'de');
		const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		const found = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
		const written = new Set(texts.map(([path]) => path));
		expect(found.filter((path) => !written.has(path))).toEqual([]);
	});

	test('has its sponsor on pages and in the digest, and nowhere where programs read', () => {
		const paths = listFiles(join(out, 'client')).sort();
		const having = (text: string) => paths.filter((path) => readFileSync(join(out, 'client', path)).includes(text));
		const shown = having('gold.example');
		const weeks = shown.filter((path) => /^launches\/\d{4}-w\d\d\.html$/.test(path));
		expect(weeks.length).toBeGreaterThan(10);
		expect(shown.filter((path) => !weeks.includes(path))).toEqual([
			...['feeds/winners.atom', 'feeds/winners.json', 'index.html'],
		]);
		expect(having('Acme Gold')).toEqual(shown);
		const digest: { items: { content_html: string }[] } = JSON.parse(
			readFileSync(join(out, 'client/feeds/winners.json'), 'utf8'),
		);
		expect(digest.items.map(({ content_html }) => content_html.includes('gold.example')).indexOf(true, 1)).toBe(-1);
		expect(having('acme-gold').filter((path) => !shown.includes(path))).toEqual(['data/manifest.json']);
		expect(paths.filter((path) => path.includes('acme-gold'))).toEqual(['icons/sponsors/acme-gold.png']);
	});
});

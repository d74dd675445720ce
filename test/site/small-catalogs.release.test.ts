/** Boards on their first days. A build checks what it publishes, its links among it. */
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, copyCheckout } from '../support/checkout.ts';
import { everyType, everyValue, fieldsOf } from '../support/own-fields.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const [checkout, content] = [join(folder, 'checkout'), join(folder, 'content')];

beforeAll(() => {
	copyCheckout(checkout);
});

const published = (path: string): string => readFileSync(join(checkout, 'dist/client', path), 'utf8');

describe('a board on its first days', () => {
	test.each([
		['nothing on it', { products: 0, periods: 0 }, '2026-11-20', 0],
		['only weeks to come', { products: 0, periods: 3 }, '2026-11-02', 0],
		['one product in an open week', { products: 1, periods: 2 }, '2026-11-10', 1],
	])('with %s is published, in one order', async (_what, size, CATALOG_DATE, count) => {
		rmSync(content, { recursive: true, force: true });
		writeSampleContent(content, size);
		await build(checkout, { CONTENT_DIR: content, CATALOG_DATE });
		const lines = published('data/catalog.ndjson').split('\n');
		expect(lines.filter((line) => line.includes('"product-'))).toHaveLength(count);
		for (const path of ['products.html', 'products.md', 'llms.txt']) expect(published(path)).not.toContain('/order/');
	});

	test('with fields of its own shows them', async () => {
		rmSync(content, { recursive: true, force: true });
		writeSampleContent(content, { products: 2, periods: 2 });
		appendFileSync(join(content, 'site.yaml'), `${fieldsOf(everyType)}newsletter_url: https://letters.example/acme\n`);
		const file = join(content, 'products/product-001.md');
		const [, values = ''] = /(license: [\s\S]*founded: .*\n)/.exec(everyValue) ?? [];
		writeFileSync(file, readFileSync(file, 'utf8').replace('launches:', `${values}launches:`));
		await build(checkout, { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20' });
		for (const page of ['index.html', 'subscribe.html'])
			expect(published(page)).toContain('href="https://letters.example/acme"');
		const page = published('products/product-001.html');
		expect(page).toContain('<dt>License</dt><dd><a href="/by/license/c-f1deb75f"><bdi>C++</bdi></a></dd>');
		expect(page).toContain('<bdi>=cmd() **&lt;b&gt;x&lt;/b&gt;**</bdi>');
		expect(page).toContain(
			'<a href="https://www.acme.example/r" rel="ugc nofollow noopener"><bdi>acme.example</bdi></a>',
		);
		expect(page).toContain('<bdi>0\u00a0MB</bdi>');
		expect(page).toContain('<bdi>31 January 2026</bdi>');
		expect(published('launch.html')).toMatch(/<code>repository<\/code>\s*<\/dt>\s*<dd>\s*Source code \(url\)/);
		expect(published('launch.html')).toMatch(/<label for="own-motto">\s*Motto/);
		expect(Object.keys(JSON.parse(published('schemas/product.json')).properties)).toContain('license');
		expect(published('products.html')).toContain('<a href="/by/license">Licenses (1)</a>');
		expect(published('by/license.html')).toContain('<a href="/by/license/c-f1deb75f"><bdi>C++</bdi></a>');
		expect(published('by/license.html')).toContain('<p class="lead">1 product</p>');
		expect(published('by/license/c-f1deb75f.html')).toContain('<bdi>License: C++</bdi>');
	});

	test('with 52 launches that nobody has voted for names no place', async () => {
		rmSync(content, { recursive: true, force: true });
		writeSampleContent(content, { products: 52, periods: 2 });
		for (const file of globSync('products/*.md', { cwd: content })) {
			const text = readFileSync(join(content, file), 'utf8');
			const twice = '  - { period: 2026-w47, plan: free, approved: true }\n';
			writeFileSync(join(content, file), text.replace(/ {4}votes: \d+\n {4}comments: \d+\n/, twice));
		}
		const week = join(content, 'launch_periods/2026-w46.md');
		writeFileSync(week, readFileSync(week, 'utf8').replace('Week 46, 2026', 'Week of 2026-11-09'));
		await build(checkout, { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20' });
		const page = (path: string) => published(`${path}.html`).replaceAll(/(?:<[^>]*>|\s)+/g, ' ');
		expect(page('launches/2026-w46')).toContain(
			'No votes yet Product 001 Developer tools The sample with the number 1',
		);
		// Nobody has closed it.
		expect(page('launches/2026-w46')).toContain('No. 46 9–15 November 2026 Ended');
		expect(page('launches/2026-w46/page/2')).toContain('Week of 2026-11-09, page 2');
		expect(page('launches')).toContain('Week of 2026-11-09 9–15 November No votes yet.');
		expect(page('products/product-001')).toContain('Product 001 Week 47, 2026 , no votes yet');
		expect(page('products/product-001')).toContain(
			'Launch history Week Week 47, 2026 (open), no votes yet Week of 2026-11-09 , no',
		);
		// A date is not broken at its hyphens.
		for (const path of ['launches', 'launches/2026-w46', 'products/product-001'])
			expect(published(`${path}.html`)).toContain('Week of <span class="whole">2026-11-09</span>');
		expect(page('index')).toContain('This week No votes yet Product 001');
		const ofWeek = 'launches/2026-w46';
		for (const path of ['index', ofWeek, `${ofWeek}/page/2`, 'launches/2026', 'products/product-001']) {
			expect(published(`${path}.html`)).not.toMatch(/class="rank"|Places? |1st of/i);
		}
		expect(published('feeds/winners.json')).toContain('"items":[]');
	});
});

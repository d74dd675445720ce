/** What a week shows once it is closed: builds before and after edits, all of them verified. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, copyCheckout, hashes, removeFolder, run, settings, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const out = join(folder, 'out');
const environment = { ...settings, CONTENT_DIR: content, OUT_DIR: out, EXTRAS: 'images' };

beforeAll(async () => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 6, periods: 3 });
	await build(checkout, environment);
});
afterAll(() => removeFolder(folder));

const file = (path: string): string => join(out, 'client', path);
const read = (path: string): string => readFileSync(file(path), 'utf8');
const edit = (path: string, from: string, to: string): void => {
	const text = readFileSync(join(content, path), 'utf8');
	expect(text).toContain(from);
	writeFileSync(join(content, path), text.replace(from, to));
};
const command = (name: string, ...argv: readonly string[]) =>
	run(checkout, `scripts/${name}.ts`, { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20' }, argv);
const week = '/api/launch_periods/2026-w46.json';
const places = (): string[] =>
	(
		JSON.parse(read(week)) as { rankings: { position: number; product: string; votes: number; score: number }[] }
	).rankings.map(({ position, product, votes, score }) => `${position} ${product} ${votes} ${score}`);
const closed = [1, 2, 3, 4, 5, 6].map((place) => `${place} product-00${place} ${1000 - place} ${1002 - place}`);

describe('a week that is closed', () => {
	test('is published as before', async () => {
		const before = hashes(join(out, 'client'));
		const { code, stdout, stderr } = await command('close', '2026-w46');
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		expect(stdout).toBe(
			`2026-w46: 6 places in ${join(content, 'launch_periods/2026-w46.csv')}\nWrote 1 file. Next: \`npm run close -- --all\`.\n`,
		);
		await build(checkout, environment);
		expect(hashes(join(out, 'client'))).toEqual(before);
		expect(places()).toEqual(closed);
	});

	test('stays when the score rule and votes are edited', async () => {
		const before = read(week);
		edit('site.yaml', 'comments: 0.5', 'comments: 100');
		edit('products/product-001.md', 'votes: 999', 'votes: 9');
		await build(checkout, environment);
		expect(read(week)).toBe(before);
		expect(read('/about.html')).toContain('100');
		const { stderr } = await command('check');
		expect(stderr).toContain(
			'products/product-001.md:12:12 launches[0].votes: warning: The week `2026-w46` is closed and keeps 999, not 9. Take the change back, or correct the week: `npm run votes -- 2026-w46 product-001 --reason "…"`.',
		);
	});

	test('shows a correction on its page, in its Markdown, in its feed entry and among the changes', async () => {
		const untouched = read('/launches/2026-w45.html');
		const outcome = await command('votes', '2026-w46', 'product-001', '--reason', 'Counted <twice>.', '--json');
		expect({ ...outcome, stdout: JSON.parse(outcome.stdout) }).toEqual({
			code: 0,
			stdout: {
				period: '2026-w46',
				corrections: [{ product: 'product-001', position: 1 }],
				dry_run: false,
				next: 'npm run build',
			},
			stderr: '',
		});
		await build(checkout, environment);
		// The rule is another one by now, so that the corrected score is 9 and 4 × 100.
		expect(places()).toEqual(['1 product-001 9 409', ...closed.slice(1)]);
		const said = 'has 9 votes and a score of 409; it was published with 999 votes and a score of 1,001.';
		const html = read('/launches/2026-w46.html').replace(/\s+/g, ' ');
		expect(html).toContain('Corrected on <time datetime="2026-11-20">20 November 2026</time>:');
		expect(html).toContain(`<bdi>Product 001</bdi></a> ${said}`);
		expect(html).toContain('Reason: <bdi>Counted &lt;twice&gt;.</bdi>');
		expect(read('/launches/2026-w46.md')).toContain(
			`- Corrected on 2026-11-20: [product-001](https://catalog.example/products/product-001.md) ${said} Reason: Counted \\<twice\\>.`,
		);
		const { items } = JSON.parse(read('/feeds/winners.json')) as { items: Record<string, string>[] };
		expect(items[0]).toMatchObject({
			content_text: expect.stringContaining(
				`Corrected on 20 November 2026: Product 001 ${said} Reason: Counted <twice>.`,
			),
			date_published: '2026-11-16T00:00:00Z',
			date_modified: '2026-11-20T00:00:00Z',
		});
		expect(read('/feeds/winners.atom')).toContain('<updated>2026-11-20T00:00:00Z</updated>');
		expect(read('/sitemap.xml')).toContain('/launches/2026-w46</loc><lastmod>2026-11-20</lastmod>');
		expect(JSON.parse(read('/data/changes.json'))).toMatchObject({
			corrections: [
				{
					...{ launch_period: '2026-w46', date: '2026-11-20', product: 'product-001', reason: 'Counted <twice>.' },
					before: { position: 1, score: 1001, votes: 999, comments: 4 },
					now: { position: 1, score: 409, votes: 9, comments: 4 },
				},
			],
		});
		expect(JSON.parse(read('/api/products/product-001.json'))).toMatchObject({ product: { votes: 9 } });
		expect(read('/launches/2026-w45.html')).toBe(untouched);
	});

	test('shows the place of a withdrawn product without its name', async () => {
		rmSync(join(content, 'products/product-001.md'));
		edit('products/product-003.md', 'categories:', 'discoverable: false\ncategories:');
		await build(checkout, environment);
		expect(places()).toEqual([closed[1], ...closed.slice(3)]);
		for (const path of [
			'/launches/2026-w46.html',
			'/launches/2026-w46.md',
			'/feeds/winners.json',
			'/data/changes.json',
		]) {
			expect(read(path)).not.toMatch(/product[- ]00[13]/i);
		}
		const html = read('/launches/2026-w46.html').replace(/\s+/g, ' ');
		const shown = Array.from(
			html.matchAll(/<span class="rank">(\d+)<\/span>.*?<span class="name[^>]*> ?(Withdrawn|<a)/g),
			([, rank, name]) => `${rank} ${name}`,
		);
		expect(shown).toEqual(['1 Withdrawn', '2 <a', '3 Withdrawn', '4 <a', '5 <a', '6 <a']);
		expect(read('/launches/2026-w46.md')).toContain('| 1 | Withdrawn |');
		expect(read('/sitemap.xml')).toContain('/launches/2026-w46</loc></url>');
		expect(read('/feeds/weeks.ics')).not.toContain('First:');
		expect(existsSync(file('/badges/product-002/2026-w46.svg'))).toBe(true);
		expect(existsSync(file('/badges/product-004/2026-w46.svg'))).toBe(false);
	});

	test('follows a renamed product', async () => {
		const text = readFileSync(join(content, 'products/product-002.md'), 'utf8');
		rmSync(join(content, 'products/product-002.md'));
		writeFileSync(
			join(content, 'products/renamed.md'),
			text.replace('categories:', 'former_slugs: [product-002]\ncategories:'),
		);
		await build(checkout, environment);
		expect(places()[0]).toBe('2 renamed 998 1000');
	});
});

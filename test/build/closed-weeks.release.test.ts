/** What a week shows once it is closed: builds before and after edits, all of them verified. */
import { readFileSync, writeFileSync } from 'node:fs';
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

const read = (path: string): string => readFileSync(join(out, 'client', path), 'utf8');
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
	});

	test('shows a correction on its page, in its Markdown and in its feed entry', async () => {
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
		expect(JSON.parse(read('/api/products/product-001.json'))).toMatchObject({ product: { votes: 9 } });
		expect(read('/launches/2026-w45.html')).toBe(untouched);
	});
});

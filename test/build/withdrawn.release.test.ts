/** A product that is withdrawn leaves nothing behind but its slug among the removed ones of `/data/changes.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { weekFile } from '../content/content-folder.ts';
import { build, copyCheckout, hashes } from '../support/checkout.ts';
import { picture } from '../support/pictures.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const without = join(folder, 'without');
const withdrawn = join(folder, 'withdrawn');

/** Its words stand nowhere else; it would lead its week, and its dates would turn the build. */
const productFile = (slug: string, ...lines: readonly string[]) => `---
name: Name Qxzqwv ${slug}
tagline: Tagline qxzqwv
categories: [developer-tools]
pricing_model: open_source
price_label: Price qxzqwv
maker: Maker Qxzqwv
website_url: https://website-qxzqwv.example/${slug}
icon: ${slug}.png
former_slugs: [former-qxzqwv-${slug}]
reviews_count: 7319
average_rating: 4.9
${lines.join('\n')}
---
Description qxzqwv, with [a link](https://link-qxzqwv.example).
`;

const launch = (week: string, approved: boolean) =>
	`launches: [{ period: ${week}, approved: ${approved}, votes: 5000, comments: 5000 }]`;

const products: readonly [slug: string, ...lines: readonly string[]][] = [
	['hidden-qxzqwv', 'discoverable: false', 'first_launched_on: 2026-11-21', launch('2026-w46', true)],
	['refused-qxzqwv', launch('2026-w46', false)],
	['coming-qxzqwv', launch('2026-w48', true)],
];

const history = {
	date: '2026-11-19',
	products: Object.fromEntries(
		['deleted-qxzqwv', 'hidden-qxzqwv', 'product-001', 'refused-qxzqwv'].map((slug) => [slug, '0123456789abcdef']),
	),
	launch_periods: { '2026-w46': 'finished', '2026-w47': 'active' },
	releases: [
		{
			since: '2026-11-12',
			date: '2026-11-19',
			products: { added: ['deleted-qxzqwv'], changed: ['hidden-qxzqwv', 'product-001'], removed: ['earlier-qxzqwv'] },
			launch_periods: { opened: ['2026-w47', '2031-w01'], closed: ['2026-w46', '2031-w02'] },
		},
	],
};

beforeAll(async () => {
	copyCheckout(checkout);
	const content = writeSampleContent(join(folder, 'content'), { products: 3, periods: 3 });
	writeFileSync(join(content, 'launch_periods/2026-w48.md'), weekFile('2026-w48', 'Week 48, 2026'));
	const settings = { CONTENT_DIR: content, EXTRAS: 'images' };
	await build(checkout, { ...settings, OUT_DIR: without });
	for (const [slug, ...lines] of products) {
		writeFileSync(join(content, `products/${slug}.md`), productFile(slug, ...lines));
		writeFileSync(join(content, `products/${slug}.png`), await picture('png'));
	}
	writeFileSync(join(content, 'releases.json'), JSON.stringify(history));
	await build(checkout, { ...settings, OUT_DIR: withdrawn });
});

const client = (release: string) => new Set(hashes(join(release, 'client')));

describe('a build with products that are withdrawn, refused or to come', () => {
	test('publishes the same bytes as one that never had them, but for what has changed', () => {
		const [before, after] = [client(without), client(withdrawn)];
		const differing = [...before, ...after].filter((line) => !before.has(line) || !after.has(line));
		const paths = differing.map((line) => line.split(' ')[0]);
		expect([...new Set(paths)].sort()).toEqual(['data/changes.json', 'data/manifest.json']);
	});

	test('holds their words in no file, and their slugs in /data/changes.json alone', () => {
		const holding = listFiles(withdrawn).filter(
			(path) => /qxzqwv/i.test(path) || /qxzqwv/i.test(readFileSync(join(withdrawn, path), 'latin1')),
		);
		expect(holding).toEqual(['client/data/changes.json']);
	});
});

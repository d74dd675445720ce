import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { VerifyError, type Violation } from '../../src/verify/contract.ts';
import { type VerifyOptions, verifyRelease } from '../../src/verify/verify-release.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { writeManifest } from '../support/write-manifest.ts';

const base = 'https://catalog.example';
const folder = temporaryFolder();

type Json = Record<string, unknown>;

const listed = (slug: string, name: string) => {
	return { name, slug, categories: ['writing'], url: `${base}/products/${slug}` };
};
const [acme, beta] = [listed('acme', 'Acme'), listed('beta', 'Beta')];
const week = (slug: string, status: string, starts_on: string, ends_on: string) => ({
	...{ slug, name: slug, status, starts_on, ends_on },
	url: `${base}/launches/${slug}`,
});
const open = week('2026-w46', 'active', '2026-11-09', '2026-11-15');
const closed = week('2026-w45', 'finished', '2026-11-02', '2026-11-08');
const place = (position: number, { slug, name, url }: typeof acme, score: number) => ({
	...{ position, product: slug, name, tagline: 'A note', score, votes: 1, comments: 0, url },
});
const list = { products: [acme, beta], page: 1, total_pages: 1, total_count: 2 };

/** A small release in which nothing is wrong: JSON, and texts. */
const release = (): Record<string, Json | string> => ({
	'/api/products/acme.json': { product: { ...acme } },
	'/api/products/beta.json': { product: { ...beta } },
	'/api/lists/products/50/1.json': structuredClone(list),
	'/api/lists/products/100/1.json': structuredClone(list),
	'/api/launch_periods.json': { launch_periods: [open, closed] },
	'/api/launch_periods/2026-w46.json': { launch_period: open, rankings: [place(1, beta, 3), place(2, acme, 2)] },
	'/api/launch_periods/2026-w45.json': { launch_period: closed, rankings: [place(2, acme, 1), place(4, beta, 9)] },
	'/index.html': '<h1 id="top">All</h1><a href="/products/acme">Acme</a> <a href="/launches/2026-w46#best">Best</a>',
	'/products/acme.html': '<p>href="/text" <a rel="ugc" href="/gone">theirs</a> <a href="https://other.example/x">',
	'/products/beta.html': '<a href="/api/products?page=2"></a><a href="/mcp"></a><a href="/products/acme/#">',
	'/launches/2026-w46.html': '<h2 id="best">Best</h2><a href="#best">Up</a>',
	'/launches/2026-w45.html': '<img srcset="/icon.svg 1x, /icon.svg 2x">',
	'/about.md': 'See [all](/) and `[code](/nope)`, [elsewhere](https://other.example/nope).\n',
	'/sitemap.xml': `<urlset><url><loc>${base}/products/acme</loc></url></urlset>`,
	'/feeds/products.atom': `<feed><id>${base}/products/acme</id><title>/e/OS &lt;a href="/nope"&gt;</title></feed>`,
	'/feeds/products.json': { items: [{ id: `${base}/products/acme`, title: '/e/OS', content_text: `${base}/nope` }] },
	'/feeds/weeks.ics': `BEGIN:VEVENT\r\nURL:${base}/launches/20\r\n 26-w46\r\n`,
	'/.well-known/agents.json': { docs: '/about.md', anchor: `${base}/mcp` },
	'/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Icon</title></svg>',
});

function write(files: Record<string, Json | string>): string {
	const client = join(folder, 'release/client');
	rmSync(client, { recursive: true, force: true });
	for (const [path, body] of Object.entries(files)) {
		mkdirSync(dirname(client + path), { recursive: true });
		writeFileSync(client + path, typeof body === 'string' ? body : JSON.stringify(body));
	}
	writeManifest(join(folder, 'release'), base);
	return client;
}

function violationsIn(client: string, options?: VerifyOptions): readonly Violation[] {
	try {
		verifyRelease(client, options);
		return [];
	} catch (error) {
		if (error instanceof VerifyError) return error.violations;
		throw error;
	}
}

let files: ReturnType<typeof release>;
beforeEach(() => {
	files = release();
});

const lines = (options?: VerifyOptions): string[] =>
	violationsIn(write(files), options).map(({ file, pointer, message }) => `${file}#${pointer} ${message}`);

const body = (path: string): Json => files[path] as Json;
const product = () => body('/api/products/acme.json')['product'] as Json;
const rankings = (slug: string) => body(`/api/launch_periods/${slug}.json`)['rankings'] as Json[];

test('verify lets a sound release pass', () => {
	expect(lines()).toEqual([]);
});

test('verify finds links that need a handler on a host that only sends files', () => {
	const file = '/products/beta.html';
	expect(lines({ isStatic: true })).toEqual([
		`${file}# links to \`/api/products?page=2\`, which does not exist.`,
		`${file}# links to \`/mcp\`, which does not exist.`,
	]);
	files[file] = '<a href="/api/lists/products/50/1.json"></a>';
	expect([lines({ isStatic: true }).length, lines().length]).toEqual([0, 1]);
});

describe('verify finds', () => {
	const changes: Readonly<Record<string, () => void>> = {
		"/api/products/acme.json#/product must have required property 'url'.": () => delete product()['url'],
		'/api/products/acme.json#/product/plan~1a~0b is not declared in the contract.': () =>
			Object.assign(product(), { 'plan/a~b': 'free' }),
		'/api/launch_periods/2026-w46.json#/launch_period/status must be equal to one of the allowed values: ["active","finished"].':
			() => Object.assign(body('/api/launch_periods/2026-w46.json'), { launch_period: { ...open, status: 'open' } }),
		'/api/products/acme.json# has the slug `other` of another file.': () => Object.assign(product(), { slug: 'other' }),
		[`/api/products/acme.json# links to \`${base}/products/other\`, which does not exist.`]: () =>
			Object.assign(product(), { url: `${base}/products/other` }),
		'/api/other/x.json# has no path in the contract.': () => Object.assign(files, { '/api/other/x.json': {} }),
		'/api/launch_periods.json#/launch_periods has its item 1 out of order.': () =>
			(body('/api/launch_periods.json')['launch_periods'] as Json[]).reverse(),
		'/api/launch_periods.json#/launch_periods has 1 weeks instead of 2.': () =>
			(body('/api/launch_periods.json')['launch_periods'] as Json[]).pop(),
		'/api/launch_periods/2026-w46.json#/rankings has its item 1 out of order.': () => rankings('2026-w46').shift(),
		'/api/launch_periods/2026-w46.json#/rankings has its item 2 out of order.': () =>
			Object.assign(rankings('2026-w46')[1] ?? {}, { score: 3 }),
		'/api/launch_periods/2026-w45.json#/rankings has its item 2 out of order.': () =>
			Object.assign(rankings('2026-w45')[1] ?? {}, { position: 2 }),
		'/api/lists/products/50/1.json#/products has its item 1 out of order.': () =>
			(body('/api/lists/products/50/1.json')['products'] as Json[]).reverse(),
		'/api/lists/products/100/1.json#/total_count is 3 instead of 2.': () =>
			Object.assign(body('/api/lists/products/100/1.json'), { total_count: 3 }),
		'/api/lists/products/100/1.json# does not exist.': () => delete files['/api/lists/products/100/1.json'],
		'/api/lists/products/50/2.json# is not a page of 2 products in sizes of 50 and 100.': () =>
			Object.assign(files, { '/api/lists/products/50/2.json': { ...list, products: [] } }),
		'/api/launch_periods# is in the contract but has no file.': () => delete files['/api/launch_periods.json'],
		'/icon.svg# is not well-formed: Invalid character in entity name, Line: 0, Column: 16, Char:  .': () =>
			Object.assign(files, { '/icon.svg': '<svg><title>A & B</title></svg>' }),
		'/data/x.json# is not JSON.': () => Object.assign(files, { '/data/x.json': '{' }),
	};

	test.for(Object.entries(changes))('%s', ([line, change]) => {
		change();
		expect(lines()).toEqual([line]);
	});

	test.for<[file: string, link: string, body: Json | string]>([
		['/index.html', '/nope', '<a href="/nope">'],
		['/index.html', '/launches/2026-w46#worst', '<a href="/launches/2026-w46#worst">'],
		['/launches/2026-w46.html', '#worst', '<h2 id="best">Best</h2><a href="#worst">'],
		['/.well-known/agents.json', '/nope.md', { docs: '/nope.md' }],
		['/sitemap.xml', `${base}/nope`, `<urlset><url><loc>${base}/nope</loc></url></urlset>`],
		['/feeds/products.atom', `${base}/nope`, `<feed><id>${base}/nope</id></feed>`],
		['/feeds/products.json', `${base}/nope`, { items: [{ url: `${base}/nope` }] }],
		['/feeds/weeks.ics', `${base}/launches/2026-w99`, `URL:${base}/launches/20\r\n 26-w99\r\n`],
	])('that %s links to %s', ([file, link, text]) => {
		files[file] = text;
		expect(lines()).toEqual([`${file}# links to \`${link}\`, which does not exist.`]);
	});

	test('what names a hidden product', () => {
		files['/data/products.csv'] = `${base}/products/hidden-2\r\n${base}/products/hidden-2-too\r\n`;
		expect(lines({ hidden: new Set(['hidden-2']) })).toEqual([
			'/data/products.csv# names `hidden-2`, which is not published.',
		]);
	});

	test('nothing wrong with a link to an element where that may be missing', () => {
		files['/index.html'] = '<a href="/launches/2026-w46#worst">';
		expect(lines({ mayMissElements: (file) => file === '/index.html' })).toEqual([]);
	});
});

describe('verify compares the release with its manifest', () => {
	test('and finds a file that is changed, added or removed', () => {
		const client = write(files);
		writeFileSync(join(client, 'about.md'), String(files['/about.md']).toUpperCase());
		writeFileSync(join(client, 'added.txt'), 'More.');
		rmSync(join(client, 'sitemap.xml'));
		expect(violationsIn(client)).toEqual([
			{ file: '/about.md', pointer: '', message: 'is not the file that /data/manifest.json describes.' },
			{ file: '/added.txt', pointer: '', message: 'is not listed in /data/manifest.json.' },
			{ file: '/sitemap.xml', pointer: '', message: 'does not exist, but /data/manifest.json lists it.' },
		]);
	});

	test('and finds that there is none', () => {
		const client = write(files);
		const file = '/data/manifest.json';
		writeFileSync(client + file, '{}');
		const message = 'has no address of the site, or no list of the published files.';
		expect(violationsIn(client)).toEqual([{ file, pointer: '', message }]);
		rmSync(client + file);
		expect(violationsIn(client)).toEqual([{ file, pointer: '', message: 'does not exist.' }]);
	});

	test('and reads no file that was found sound before, but for its hash in the manifest', () => {
		const client = write({ ...files, '/index.html': '<a href="/nope">' });
		const sound = new Map([['/index.html', { size: 1, sha256: '' }]]);
		expect(violationsIn(client, { sound })).toEqual([
			{ file: '/index.html', pointer: '', message: 'is not the file that /data/manifest.json describes.' },
		]);
	});
});

test('VerifyError shows the first 50 violations and counts all', () => {
	const violation = { file: '/a.json', pointer: '/b', message: 'is wrong.' };
	const shown = new VerifyError(Array.from({ length: 53 }, () => violation)).message.split('\n');
	expect(shown).toHaveLength(53);
	const end = ['/a.json#/b is wrong.', '… and 3 more.', '', 'The output breaks its contract in 53 places.'];
	expect(shown.slice(49)).toEqual(end);
});

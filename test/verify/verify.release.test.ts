import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/build/list-files.ts';
import { type VerifyOptions, verifyRelease } from '../../src/verify/verify-release.ts';
import { VerifyError, type Violation } from '../../src/verify/violation.ts';
import { build, copyCheckout, removeFolder, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { writeManifest } from '../support/write-manifest.ts';
import { type Fault, type Member, Release, violation } from './fault.ts';
import { faultsInBodies } from './faults-in-bodies.ts';
import { faultsInDiscovery } from './faults-in-discovery.ts';
import { faultsInDumps } from './faults-in-exports.ts';
import { faultsInFacets } from './faults-in-facets.ts';
import { faultsInFeeds } from './faults-in-feeds.ts';
import { faultsInFiles } from './faults-in-files.ts';
import { faultsInLists } from './faults-in-lists.ts';
import { faultsInPictures, plantSoundIcon } from './faults-in-pictures.ts';
import { faultsInReference } from './faults-in-reference.ts';
import { faultsInSearch } from './faults-in-search.ts';

const base = 'https://catalog.example';
const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const copy = join(folder, 'copy');
const facts = join(folder, 'facts');

async function buildSample(
	name: string,
	size: Parameters<typeof writeSampleContent>[1],
	settings: Readonly<Record<string, string>> = {},
): Promise<string> {
	const content = writeSampleContent(join(folder, `${name}-content`), size);
	await build(checkout, { EXTRAS: 'images', CONTENT_DIR: content, OUT_DIR: join(folder, name), ...settings });
	return join(folder, name, 'client');
}

let built: string;
let release: Release;

beforeAll(async () => {
	copyCheckout(checkout);
	built = await buildSample('sample', { products: 110 });
	release = new Release(join(copy, 'client'), built, listFiles(built));
});
beforeEach(restore);

function restore(): void {
	release.restore();
	// It is written in place, so that a link would change the build as well.
	release.write('/data/manifest.json', release.read('/data/manifest.json'));
}

afterAll(() => removeFolder(folder));

/** A faulty builder describes its faulty files truly, so the manifest is written again. */
function plant(fault: Pick<Fault, 'plant'>): void {
	fault.plant(release);
	writeManifest(copy, base);
}

async function violationsOf(fault: Pick<Fault, 'plant'>): Promise<readonly Violation[]> {
	plant(fault);
	return inspect(release.client);
}

async function inspect(client: string, options?: VerifyOptions): Promise<readonly Violation[]> {
	try {
		await verifyRelease(client, options);
		return [];
	} catch (error) {
		if (error instanceof VerifyError) return error.violations;
		throw error;
	}
}

describe('verify lets pass', () => {
	test('a product before the first week, with texts that look like links, fields and formulas', async () => {
		const content = writeSampleContent(join(folder, 'texts-content'), { products: 0, periods: 0 });
		const text = [
			'---',
			"name: Mail,@ and href='/x'",
			"tagline: Write a <a href='/x'>, =cheap,=fast",
			'categories: [developer-tools]',
			'website_url: https://example.com/?a=1,=2',
			'first_launched_on: 2026-01-01',
			'---',
			'```html\n<a href="/docs">Docs</a>\n```\n\nThe attribute href="/x" and [a page](https://catalog.example/gone).',
			'',
		];
		writeFileSync(join(content, 'products/texts.md'), text.join('\n'));
		await build(checkout, { CONTENT_DIR: content, OUT_DIR: join(folder, 'texts') });
		expect(await inspect(join(folder, 'texts/client'))).toEqual([]);
	});

	test('a product with an icon', async () => {
		expect(await violationsOf({ plant: plantSoundIcon })).toEqual([]);
	});

	test('links that Markdown shows as code, and links to other sites', async () => {
		const text = 'A `[span](/nope)`,\n\n```md\n[block](/nope)\n```\n\nand [elsewhere](https://other.example/nope).\n';
		const plant = (release: Release) => release.write('/products.md', release.read('/products.md') + text);
		expect(await violationsOf({ plant })).toEqual([]);
	});

	test('texts in feeds that look like links', async () => {
		const plant = (release: Release) => {
			const text = '/e/OS &#x3C;a href="/nope"> href="https://catalog.example/nope" ';
			release.write('/feeds/products.atom', release.read('/feeds/products.atom').replace('<summary>', `$&${text}`));
			release.edit<{ items: Member[] }>('/feeds/products.json', ({ items }) =>
				Object.assign(items[0] ?? {}, { title: '/e/OS', content_text: 'https://catalog.example/nope' }),
			);
		};
		expect(await violationsOf({ plant })).toEqual([]);
	});

	test('a site map in parts', async () => {
		const plant = (release: Release) => {
			release.copy('/sitemap.xml', '/part.xml');
			const part = '<sitemap><loc>https://catalog.example/part.xml</loc></sitemap>';
			release.write('/sitemap.xml', `<sitemapindex>${part}</sitemapindex>`);
		};
		expect(await violationsOf({ plant })).toEqual([]);
	});

	test('a catalog whose editors have written no page, without cards and badges', async () => {
		const client = await buildSample('plain', { products: 1, pages: false }, { EXTRAS: 'none' });
		expect(['badges', 'images'].filter((name) => existsSync(join(client, name)))).toEqual([]);
		expect(await inspect(client)).toEqual([]);
	});

	test('links to what is answered on demand and by the API', async () => {
		const markup =
			'<a href="/.well-known/mcp"><a href="/mcp"><a href="/api/products?page=2"><a href="/api/products/product-001"><a href="/products/">';
		const plant = (release: Release) => release.write('/index.html', release.read('/index.html') + markup);
		expect(await violationsOf({ plant })).toEqual([]);
	});
});

describe.each([
	['in a body', faultsInBodies],
	['between bodies', faultsInLists],
	['in the published folder', faultsInFiles],
	['in what agents choose by', faultsInFacets],
	['in what agents discover', faultsInDiscovery],
	['in feeds', faultsInFeeds],
	['in dumps', faultsInDumps],
	['in the reference', faultsInReference],
	['in the search index', faultsInSearch],
	['in a picture', faultsInPictures],
])('verify finds a fault %s', (_place, faults) => {
	test.each(faults)('$name, also with the facts of the sound release', async (fault) => {
		expect(await inspect(release.client, { facts })).toEqual([]);
		plant(fault);
		const violations = await inspect(release.client);
		if (fault.says) expect(violations).toEqual(fault.says);
		else expect(violations).toEqual(expect.arrayContaining([...(fault.saysAmongOthers ?? [violation('', '', '')])]));
		expect(await inspect(release.client, { facts })).toEqual(violations);
	});
});

describe('verify finds a fault in the manifest', () => {
	const manifest = '/data/manifest.json';

	test('a file is changed after the build', async () => {
		release.write('/about.md', `${release.read('/about.md')}\nMore.\n`);
		const message = expect.stringMatching(/^has other bytes than \/data\/manifest\.json#\/files\/\d+ says\.$/);
		expect(await inspect(release.client)).toEqual([{ ...violation('/about.md', '', message), isDamaged: true }]);
	});

	test('a file is added or removed after the build', async () => {
		release.write('/added.txt', 'More.');
		release.remove('/404.html');
		expect(await inspect(release.client)).toEqual([
			violation(manifest, expect.stringMatching(/^\/files\/\d+\/path$/), 'is `/404.html`, which does not exist.'),
			violation('/added.txt', '', 'is not listed in /data/manifest.json.'),
		]);
	});

	test('the manifest is missing or lists nothing', async () => {
		release.edit<Member>(manifest, (body) => delete body['files']);
		expect(await inspect(release.client)).toEqual([
			violation(manifest, '/files', 'is not a list of the published files.'),
		]);
		release.remove(manifest);
		expect(await inspect(release.client)).toContainEqual(violation(manifest, '', 'does not exist.'));
	});
});

describe('the release into which faults are planted', () => {
	test('is sound again after each of them', async () => {
		expect(await inspect(release.client)).toEqual([]);
	});
});

describe('VerifyError', () => {
	test('names file, pointer and message of each violation and counts them', () => {
		const violations = [violation('/a.json', '/b/0', 'is wrong.'), violation('/c.html', '', 'is missing.')];
		expect(new VerifyError(violations).message).toBe(
			'/a.json#/b/0 is wrong.\n/c.html# is missing.\n\nThe output breaks its contract in 2 places.',
		);
	});

	test('shows the first 50', () => {
		const lines = new VerifyError(
			Array.from({ length: 53 }, () => violation('/a.json', '', 'is wrong.')),
		).message.split('\n');
		expect(lines).toHaveLength(53);
		expect(lines.slice(49)).toEqual([
			'/a.json# is wrong.',
			'… and 3 more.',
			'',
			'The output breaks its contract in 53 places.',
		]);
	});
});

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCatalog } from '../../../scripts/seed/write-catalog.ts';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { recordText } from '../../../src/content/schemas/record.ts';
import { prepareImport } from '../../../src/editing/import/run-import.ts';
import { startSite, text } from '../../client/scripted-site.ts';
import { publish } from './published-catalog.ts';

const options = {
	...{ map: [], approve: true, createCategories: true, createPeriods: true },
	...{ skipBad: false, force: false, allowDuplicates: false },
};

/** Seeded content with what editors do to it: renames, dates, scores of their own, texts of every script. */
function writeSeeded({ products, periods, seed }: { products: number; periods: number; seed: number }): string {
	const folder = join(mkdtempSync(join(tmpdir(), 'round-trip-')), 'content');
	writeCatalog({ products, periods, seed, out: folder });
	const files = readdirSync(join(folder, 'products')).sort();
	for (const [index, file] of files.entries()) {
		const path = join(folder, 'products', file);
		const before = readFileSync(path, 'utf8');
		writeFileSync(path, edited(before, index));
	}
	return folder;
}

function edited(product: string, index: number): string {
	switch (index % 7) {
		case 0:
			return product.replace(
				'\nlaunches:',
				`\nfirst_launched_on: 2020-01-0${1 + (index % 9)}\nformer_slugs: [was-${index}]\nlaunches:`,
			);
		case 1:
			return product.replace(/votes: \d+/, (votes) => `${votes}\n    score: ${index}.5`);
		case 2:
			return product.replace(/^name: .*/m, `name: "Ünï: #${index} 日本 🚀 'q' \\"d\\""`);
		case 3:
			return product.replace(
				/\n---\n[\s\S]*/,
				`\n---\n    indented code\n\n# Title ${index}\n\n---\n\nname: not front matter\n`,
			);
		case 4:
			return product.replace(/\nlaunches:[\s\S]*?\n---\n/, '\nfirst_launched_on: 2021-05-05\n---\n');
		default:
			return product;
	}
}

/** Records of all finished weeks; then an editor withdraws a product, and corrects the votes of another one. */
function closeAndCorrect(folder: string): void {
	const { launch_periods, products } = loadCatalog({ contentDir: folder, date: '2026-11-20', builtAt: 0 });
	const [withdrawn, corrected] = products.filter(({ launches }) => launches.length > 1);
	for (const { slug, status, rankings } of launch_periods) {
		const places = rankings.map((place) => (place.product === corrected?.slug ? { ...place, votes: 1 } : place));
		if (status === 'finished') writeFileSync(join(folder, 'launch_periods', `${slug}.csv`), recordText(places));
	}
	if (!withdrawn) return;
	const path = join(folder, withdrawn.source);
	writeFileSync(path, readFileSync(path, 'utf8').replace('---\n', '---\ndiscoverable: false\n'));
}

/** A folder with the site settings of another one, and nothing else. */
function emptyLike(folder: string): string {
	const other = join(mkdtempSync(join(tmpdir(), 'imported-')), 'content');
	mkdirSync(join(other, 'products'), { recursive: true });
	cpSync(join(folder, 'site.yaml'), join(other, 'site.yaml'));
	return other;
}

async function importInto(contentDir: string, source: string, from: 'api' | 'export'): Promise<void> {
	const into = { contentDir, date: '2026-11-20', reading: { from } };
	(await prepareImport(source, options, into)).changeSet.apply();
	const again = await prepareImport(source, options, into);
	expect(again.changeSet.changes).toEqual([]);
}

const catalogs = fc.record({
	products: fc.integer({ min: 1, max: 40 }),
	periods: fc.integer({ min: 1, max: 12 }),
	seed: fc.nat(1_000_000),
	closed: fc.boolean(),
});

describe('a catalog that is imported from', () => {
	test('its export gives the same API', async () => {
		await fc.assert(
			fc.asyncProperty(catalogs, async ({ closed, ...size }) => {
				const folder = writeSeeded(size);
				if (closed) closeAndCorrect(folder);
				const { api, data } = publish(folder);
				// A file of no bytes may be anything.
				fc.pre(data['/data/catalog.ndjson'] !== '');
				const imported = emptyLike(folder);
				for (const week of readdirSync(join(folder, 'launch_periods')).filter((name) => name.endsWith('.md'))) {
					cpSync(join(folder, 'launch_periods', week), join(imported, 'launch_periods', week));
				}
				const file = join(imported, '..', 'catalog.ndjson');
				writeFileSync(file, data['/data/catalog.ndjson'] ?? '');
				await importInto(imported, file, 'export');
				expect(publish(imported).api).toEqual(api);
				expect(publish(imported).data['/data/catalog.ndjson']).toBe(data['/data/catalog.ndjson']);
			}),
			{ numRuns: 6 },
		);
	});

	test.for(['api', 'export'] as const)('its site, by way of the %s, gives the same API and redirects', async (from) => {
		await fc.assert(
			fc.asyncProperty(catalogs, async ({ closed, ...size }) => {
				const folder = writeSeeded(size);
				if (closed) closeAndCorrect(folder);
				const { api, data } = publish(folder);
				await using site = await startSite(
					Object.fromEntries(
						Object.entries({ ...api, ...data }).map(([path, body]) => [path, text(body, 'application/json')]),
					),
				);
				const imported = emptyLike(folder);
				await importInto(imported, site.url, from);
				expect(publish(imported).api).toEqual(api);
				expect(publish(imported).data).toEqual(data);
			}),
			{ numRuns: 4 },
		);
	});
});

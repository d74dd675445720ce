import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeCatalog } from '../../scripts/checkout/seed/write-catalog.ts';
import { loadCatalog } from '../support/catalog.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

function seeded(name: string, { products = 200, periods = 8, seed = 1 } = {}): string {
	const out = join(folder, name);
	writeCatalog({ products, periods, out, seed });
	return out;
}
const load = (contentDir: string) => loadCatalog({ contentDir, date: '2026-11-20' });

describe('writeCatalog', () => {
	test('writes the same for the same seed, and another catalog for another', () => {
		const catalogs = [1, 1, 2].map((seed, index) => load(seeded(`${index}`, { products: 20, seed })));
		const [one, same, other] = catalogs.map(({ products }) => products);
		expect(same).toEqual(one);
		expect(other).not.toEqual(one);
	});

	test('writes content without issues, most of it visible, up to the week of 2026-11-16', () => {
		const { products, launch_periods } = load(seeded('loaded'));
		expect(products.length).toBeGreaterThan(160);
		expect(products.length).toBeLessThan(200);
		expect(launch_periods).toHaveLength(8);
		expect(launch_periods[0]).toMatchObject({ slug: '2026-w47', status: 'active' });
		expect(products.some(({ launches }) => launches.length > 2)).toBe(true);
	});

	test('refuses a folder that holds something, and leaves it as it is', () => {
		const out = join(folder, 'taken');
		seeded('taken', { products: 1, periods: 1 });
		writeFileSync(join(out, 'note.txt'), 'mine');
		expect(() => seeded('taken')).toThrow(
			`Cannot seed into \`${out}\`: it is not an empty folder. Name a new one with \`--out\`.`,
		);
		expect(readdirSync(join(out, 'products'))).toHaveLength(1);
	});
});

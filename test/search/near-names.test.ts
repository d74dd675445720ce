import { describe, expect, test } from 'vitest';
import { indexNames, maximumVisits } from '../../src/search/near-names.ts';

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const words = ['Amber', 'Quiet', 'Notebook', 'Harbor', 'Kettle', 'Ledger', 'Signal'];
const manyNames = Array.from({ length: 10_000 }, (_, at) => `${words[at % 7]} ${words[(at >> 3) % 7]} ${at}`);

describe('indexNames', () => {
	test.for([
		['duckdb', []],
		['lov', ['love']],
		['löve', ['love']],
		['acme-note', ['acme-notes']],
		['Visual Studio Cod', ['vscode']],
		['vscod', ['vscode']],
		['qqqqqq', []],
		['q', []],
		['', []],
	] as const)('finds for %s %j', ([asked, slugs]) => {
		const find = indexNames([
			['acme-notes', 'Acme Notes'],
			['love', 'LÖVE'],
			['vscode', 'Visual Studio Code'],
			['zeta', 'Zeta'],
		]);
		expect(find(asked).slugs).toEqual(slugs);
	});

	test('finds the name that was misspelt among 10,000', () => {
		const find = indexNames(manyNames.map((name) => [slugOf(name), name]));
		for (const name of [manyNames[17], manyNames[4_242], manyNames[9_999]] as string[]) {
			const slug = slugOf(name);
			expect(find(`${slug}x`).slugs[0]).toBe(slug);
			expect(find(slug.slice(1)).slugs[0]).toBe(slug);
		}
	});

	test('reads no more for 20,000 names of one kind than 4,000 entries, whatever it is asked', () => {
		const names = Array.from({ length: 20_000 }, (_, at) => `Product ${at}`);
		const find = indexNames(names.map((name) => [slugOf(name), name]));
		const all = (unit: string) => unit.repeat(70_000 / unit.length);
		for (const asked of ['product', 'product-1', 'prodcut-19999', all('product-'), all('0123456789'), all('é')]) {
			const { visited, slugs } = find(asked);
			expect(visited).toBeLessThanOrEqual(maximumVisits);
			expect(slugs.length).toBeLessThanOrEqual(3);
		}
		expect(find('product').visited).toBe(4_000);
	});
});

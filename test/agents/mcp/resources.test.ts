import { describe, expect, test } from 'vitest';
import { makersOf } from '../../../src/catalog/facets.ts';
import { agentTexts } from '../../support/agent-texts.ts';
import { callMcp } from '../../support/call-mcp.ts';
import { recordedSite } from '../../support/recorded-site.ts';
import { baseUrl } from '../../support/run-build.ts';
import { searchTexts } from '../../support/search-texts.ts';
import { catalogOfRows } from '../../support/synthetic-catalog.ts';

const base = catalogOfRows([
	['acme-notes', 'Acme Notes', 'Notes', ['charts'], 'Ada Example'],
	['acme-tables', 'Acme Tables', 'Tables', ['tables'], 'Grace Example'],
	['zeta', 'Zeta', 'Takes notes for you', ['tables']],
]);
const catalog = { ...base, makers: makersOf(base.products) };
const weeks = Array.from({ length: 120 }, (_, index) => ({
	slug: `${2027 - Math.floor(index / 52)}-w${String(52 - (index % 52)).padStart(2, '0')}`,
}));
const setUp = () =>
	recordedSite({ ...agentTexts(catalog), ...searchTexts(catalog), '/data/winners.json': JSON.stringify(weeks) }).site;

const list = async (params: object = {}) => callMcp(setUp(), 'resources/list', params);

describe('resources/list', () => {
	test('gives each resource once in pages, with a title and an icon', async () => {
		const uris: string[] = [];
		let cursor: string | undefined;
		let pages = 0;
		do {
			const { result } = await list(cursor === undefined ? {} : { cursor });
			for (const { uri, title, icons, mimeType } of result.resources) {
				expect([typeof title, typeof mimeType, icons.length]).toEqual(['string', 'string', 1]);
				uris.push(uri);
			}
			cursor = result.nextCursor;
			pages += 1;
		} while (cursor !== undefined);
		expect(pages).toBe(3);
		expect(new Set(uris).size).toBe(uris.length);
		expect(uris).toContain(`${baseUrl}/data/vocabulary.json`);
		expect(uris).toContain(`${baseUrl}/categories/tables.md`);
		expect(uris.filter((uri) => uri.includes('/launches/'))).toHaveLength(120);
	});

	test.for(['1', '-50', '50.5', 'x', '100000', '0'])('refuses the cursor %s', async (cursor) => {
		expect((await list({ cursor })).error).toMatchObject({ code: -32602, message: expect.stringContaining('cursor') });
	});
});

describe('completion/complete', () => {
	const complete = async (folder: string, value: string) => {
		const ref = { type: 'ref/resource', uri: `${baseUrl}/${folder}/{slug}.md` };
		const { result } = await callMcp(setUp(), 'completion/complete', { ref, argument: { name: 'slug', value } });
		return result.completion.values;
	};

	test.for([
		['products', 'acme', ['acme-notes', 'acme-tables']],
		['products', 'notes', ['acme-notes', 'zeta']],
		['products', 'acme-tabels', ['acme-tables']],
		['makers', 'example', ['ada-example', 'grace-example']],
		['launches', '2027-w5', ['2027-w52', '2027-w51', '2027-w50']],
		['launches', 'w01', ['2027-w01', '2026-w01']],
	] as const)('of %s begun as `%s` gives %j', async ([folder, value, values]) => {
		expect(await complete(folder, value)).toEqual(values);
	});

	test('takes a long text as its beginning', async () => {
		expect(await complete('categories', 'q'.repeat(30_000))).toEqual([]);
	});

	test.for(['constructor', 'toString', '__proto__'])('gives nothing for an argument named %s', async (name) => {
		const ref = { type: 'ref/resource', uri: `${baseUrl}/products/{slug}.md` };
		const { error } = await callMcp(setUp(), 'completion/complete', { ref, argument: { name, value: 'a' } });
		expect(error).toEqual({ code: -32602, message: 'Nothing has this name.' });
	});
});

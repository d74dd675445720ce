import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, inject, test } from 'vitest';
import { handleA2a } from '../../src/agents/a2a/handle.ts';
import { handleMcp } from '../../src/agents/mcp/handle.ts';
import { nearSlugs, searchSlugs } from '../../src/agents/search.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { slugsAndNames } from '../../src/render/json/lookups.ts';
import { searchIndex } from '../../src/render/json/search-index.ts';
import { namesFile, searchIndexFile } from '../../src/routes/paths.ts';
import { findProducts, type Search, type SearchHit } from '../../src/search/find-products.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { indexOptions } from '../../src/search/options.ts';
import { searchIn } from '../../src/search/partial-index.ts';
import { SearchTerms } from '../../src/search/search-terms.ts';
import { baseUrl } from '../support/run-build.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

const rows: readonly ProductRow[] = [
	['acme-notes', 'Acme Notes', 'Notes that write back', ['productivity']],
	['notebook', 'Notebook', 'Paper for programs', ['writing']],
	['love', 'LÖVE', 'Games in Lua', ['game-development']],
	['zeta', 'Zeta', 'Takes notes for you', ['productivity'], 'Grace Example'],
	['cpp', 'C++ Kit', 'Tools for C++', ['development']],
];

/** @param files - In place of those of the rows above. */
function siteOf(files: Readonly<Record<string, string>> = {}): AgentSite {
	const catalog = catalogOfRows(rows);
	const own: Readonly<Record<string, string>> = {
		[searchIndexFile]: JSON.stringify(searchIndex(catalog)),
		[namesFile]: JSON.stringify(slugsAndNames(catalog)),
		'/data/vocabulary.json': JSON.stringify({ categories: [] }),
		...files,
	};
	return { baseUrl, memo: new Map(), read: async (path) => own[path] || undefined };
}

describe('searchSlugs', () => {
	test.for([
		[{ words: 'notes' }, ['acme-notes', 'zeta']],
		[{ words: 'NOTES acme' }, ['acme-notes']],
		[{ words: 'note' }, ['notebook', 'acme-notes', 'zeta']],
		[{ words: 'love' }, ['love']],
		[{ words: 'löve' }, ['love']],
		[{ words: 'c++' }, ['cpp']],
		[{ words: 'notes', category: 'productivity' }, ['acme-notes', 'zeta']],
		[{ words: 'notebok', category: 'writing' }, ['notebook'], 'similar_words'],
		[{ category: 'writing' }, ['notebook']],
		[{ category: 'nope' }, []],
		[{ words: 'game lua' }, ['love']],
		[{ words: 'grace' }, ['zeta']],
		[{ words: 'productivty' }, ['acme-notes', 'zeta'], 'similar_words'],
		[{ words: 'zeta lua' }, ['zeta', 'love'], 'some_words'],
		[{ words: 'nothing' }, []],
		[{ words: '  ' }, ['acme-notes', 'cpp', 'love', 'notebook', 'zeta']],
		[{ words: '?!' }, []],
	] as const)('%j finds %j', async ([query, slugs, exactness = 'all_words']) => {
		expect(await searchSlugs(siteOf(), query)).toEqual({ slugs, exactness });
	});

	test('near slugs resemble the given one', async () => {
		expect(await nearSlugs(siteOf(), 'lov')).toEqual(['love']);
		expect((await nearSlugs(siteOf(), 'acme-note'))[0]).toBe('acme-notes');
		expect(await nearSlugs(siteOf(), 'qqqqqq')).toEqual([]);
	});
});

describe('the part of the index that a query can touch', () => {
	const whole = (index: IndexFile): Search => {
		const loaded = MiniSearch.loadJS(index, indexOptions);
		return (words, stage) => loaded.search(words, stage as object) as unknown as SearchHit[];
	};

	test('finds what the whole finds, with the same scores', () => {
		const index = JSON.parse(readFileSync(join(inject('release'), 'client', searchIndexFile), 'utf8')) as IndexFile;
		const [inPart, inWhole] = [searchIn(index, new SearchTerms(index.index), () => true), whole(index)];
		const terms = index.index.map(([term]) => term);
		const word = fc.constantFrom(...terms).chain((term) => {
			const begin = fc.nat(term.length).map((end) => term.slice(0, end));
			const misspelt = fc.nat(term.length).map((at) => term.slice(0, at) + term.slice(at + 1));
			return fc.oneof(fc.constant(term), begin, misspelt, fc.string({ unit: 'grapheme', maxLength: 8 }));
		});
		const query = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
		fc.assert(
			fc.property(query, (words) => {
				expect(findProducts(inPart, words)).toEqual(findProducts(inWhole, words));
			}),
			{ numRuns: 500 },
		);
	});
});

describe('a site without search', () => {
	const site = () => siteOf({ [searchIndexFile]: '' });
	const sentence = 'This site is built without search. Page through `list_products` instead.';
	const post = (path: string, headers: Record<string, string>, message: object) =>
		new Request(`${baseUrl}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
		});

	test('reports it in the result of the tool', async () => {
		const message = { method: 'tools/call', params: { name: 'search_products', arguments: { query: 'notes' } } };
		const response = await handleMcp(post('/mcp', { 'mcp-protocol-version': '2025-11-25' }, message), site());
		expect((await response.json()).result).toMatchObject({
			isError: true,
			content: [{ type: 'text', text: sentence }],
		});
	});

	test('reports it in the response to a sentence, and still gives near names', async () => {
		const send = async (text: string) => {
			const params = { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text }] } };
			const response = await handleA2a(
				post('/a2a', { 'a2a-version': '1.0' }, { method: 'SendMessage', params }),
				site(),
			);
			return (await response.json()).result.message.parts[0].text;
		};
		expect(await send('find notes')).toBe(sentence);
		expect(await send('tell me about löv')).toBe('No product has this name. Near it: love.');
	});
});

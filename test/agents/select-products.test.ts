import { describe, expect, test } from 'vitest';
import { findForAgents } from '../../src/agents/select-products.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { callMcp } from '../support/call-mcp.ts';
import { baseUrl } from '../support/run-build.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

const rows: readonly ProductRow[] = [
	['acme-notes', 'Acme Notes', 'Notes that write back', ['productivity']],
	['notebook', 'Notebook', 'Paper for programs', ['writing']],
	['love', 'LÖVE', 'Games in Lua', ['game-development']],
	['zeta', 'Zeta', 'Takes notes for you', ['productivity'], 'Grace Example'],
	['cpp', 'C++ Kit', 'Tools for C++', ['development']],
];

function siteOf(): AgentSite {
	const catalog = catalogOfRows(rows);
	const own: Readonly<Record<string, string>> = { ...searchTexts(catalog), ...agentTexts(catalog) };
	return { baseUrl, memo: new Map(), read: async (path) => own[path] || undefined };
}

describe('findForAgents', () => {
	test.for([
		[{ words: 'notes' }, ['acme-notes', 'zeta']],
		[{ words: 'note' }, ['notebook', 'acme-notes', 'zeta']],
		[{ words: 'love' }, ['love']],
		[{ words: 'c++' }, ['cpp']],
		// The votes decide between equals.
		[{ words: 'productivty' }, ['zeta', 'acme-notes'], 'similar_words'],
		[{ words: 'zeta lua' }, ['zeta', 'love'], 'some_words'],
		[{ words: 'nothing' }, []],
		[{ words: '  ' }, []],
	] as const)('%j finds %j', async ([query, slugs, exactness = 'all_words']) => {
		const found = await findForAgents(siteOf(), query);
		expect([found.hits.map(({ slug }) => slug), found.exactness]).toEqual([slugs, exactness]);
	});
});

test('search_products says how many products hold all words, and orders those alone', async () => {
	const call = async (args: object) =>
		(await callMcp(siteOf(), 'tools/call', { name: 'search_products', arguments: args })).result;
	const { structuredContent, content } = await call({ query: 'takes notes', limit: 1 });
	expect(structuredContent).toMatchObject({ total_count: 2, complete_count: 1, matched: 'all_words', total_pages: 2 });
	expect(content[0].text).toContain('2 products match, 1 of them all words; here is page 1 of 2, best match first:');
	const ordered = await call({ query: 'takes notes', order: 'votes' });
	expect(ordered.structuredContent).toMatchObject({ total_count: 1, products: [{ slug: 'zeta' }] });
});

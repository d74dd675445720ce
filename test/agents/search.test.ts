import { describe, expect, test } from 'vitest';
import { answerText } from '../../src/agents/a2a/answer-text.ts';
import { findForAgents } from '../../src/agents/search.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { searchHeadFile } from '../../src/routes/paths.ts';
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

/** @param files - In place of those of the rows above. */
function siteOf(files: Readonly<Record<string, string>> = {}): AgentSite {
	const catalog = catalogOfRows(rows);
	const own: Readonly<Record<string, string>> = {
		...searchTexts(catalog),
		...agentTexts(catalog),
		...files,
	};
	return { baseUrl, memo: new Map(), read: async (path) => own[path] || undefined };
}

describe('findForAgents', () => {
	test.for([
		[{ words: 'notes' }, ['acme-notes', 'zeta']],
		[{ words: 'NOTES acme' }, ['acme-notes']],
		[{ words: 'note' }, ['notebook', 'acme-notes', 'zeta']],
		[{ words: 'love' }, ['love']],
		[{ words: 'löve' }, ['love']],
		[{ words: 'c++' }, ['cpp']],
		[{ words: 'game lua' }, ['love']],
		[{ words: 'grace' }, ['zeta']],
		// The votes decide between equals.
		[{ words: 'productivty' }, ['zeta', 'acme-notes'], 'similar_words'],
		[{ words: 'zeta lua' }, ['zeta', 'love'], 'some_words'],
		[{ words: 'nothing' }, []],
		[{ words: '  ' }, []],
		[{ words: '?!' }, []],
	] as const)('%j finds %j', async ([query, slugs, exactness = 'all_words']) => {
		const found = await findForAgents(siteOf(), query, { page: 1, perPage: 10 });
		expect(found?.hits.map(({ slug }) => slug)).toEqual(slugs);
		expect(found).toMatchObject({ total: slugs.length, exactness });
	});
});

describe('search_products', () => {
	/** What is near, as programs read it. */
	const nearTo = async (query: string) =>
		(await callMcp(siteOf(), 'tools/call', { name: 'search_products', arguments: { query } })).result.structuredContent
			.near;

	test('names what is near where nothing holds the words', async () => {
		expect(await nearTo('acmenotebox')).toEqual({
			products: [
				{ slug: 'acme-notes', name: 'Acme Notes' },
				{ slug: 'notebook', name: 'Notebook' },
			],
			categories: [],
		});
		expect((await nearTo('qqqq writing')).categories).toEqual([{ slug: 'writing', name: 'Writing' }]);
	});

	test('has no such hint where products hold all words', async () => {
		expect(await nearTo('notes')).toBeUndefined();
	});
});

test('a site without search says so to a tool and to a text', async () => {
	const site = siteOf({ [searchHeadFile]: '' });
	const { result } = await callMcp(site, 'tools/call', { name: 'search_products', arguments: { query: 'notes' } });
	expect(result).toMatchObject({
		isError: true,
		content: [{ text: 'This site is built without search. Page through `list_products` instead.' }],
	});
	expect(await answerText('find notes', site)).toMatchObject({
		problem: {
			message: 'Named: nothing. Searched: "notes". This site is built without search.',
			resolution: 'Page through `list_products` instead.',
		},
	});
});

import { describe, expect, test } from 'vitest';
import { handleA2a } from '../../src/agents/a2a/handle.ts';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import { handleMcp } from '../../src/agents/mcp/handle.ts';
import { findForAgents, meantSlugs, nearSlugs } from '../../src/agents/search.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { searchHeadFile } from '../../src/routes/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
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
		[{ words: 'notes', category: 'productivity' }, ['acme-notes', 'zeta']],
		[{ words: 'notebok', category: 'writing' }, ['notebook'], 'similar_words'],
		[{ category: 'writing' }, ['notebook']],
		[{ category: 'nope' }, []],
		[{ words: 'game lua' }, ['love']],
		[{ words: 'grace' }, ['zeta']],
		// The votes decide between equals.
		[{ words: 'productivty' }, ['zeta', 'acme-notes'], 'similar_words'],
		[{ words: 'zeta lua' }, ['zeta', 'love'], 'some_words'],
		[{ words: 'nothing' }, []],
		[{ words: '  ' }, []],
		[{ words: '  ', category: 'productivity' }, ['acme-notes', 'zeta']],
		[{ words: '?!' }, []],
	] as const)('%j finds %j', async ([query, slugs, exactness = 'all_words']) => {
		const found = await findForAgents(siteOf(), query, { page: 1, perPage: 10 });
		expect(found?.hits.map(({ slug }) => slug)).toEqual(slugs);
		expect(found).toMatchObject({ total: slugs.length, exactness });
	});

	test('near slugs resemble the given one', async () => {
		expect(await nearSlugs(siteOf(), 'lov')).toEqual(['love']);
		expect((await nearSlugs(siteOf(), 'acme-note'))[0]).toBe('acme-notes');
		expect(await nearSlugs(siteOf(), 'qqqqqq')).toEqual([]);
	});

	test.for([
		['kit', ['cpp']],
		['NOTE', ['acme-notes', 'notebook']],
		['', []],
		['qqqqqq', []],
	] as const)('%j may mean products in whose name a word begins so: %j', async ([unknown, slugs]) => {
		expect(await meantSlugs(siteOf(), unknown)).toEqual(slugs);
	});
});

describe('search_products', () => {
	/** What is near, as programs read it. */
	const nearTo = async (query: string) => {
		const call = { method: 'tools/call', params: { name: 'search_products', arguments: { query } } };
		const request = new Request(`${baseUrl}/mcp`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' },
			body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
		});
		const { result } = await (await handleMcp(request, siteOf())).json();
		return result.structuredContent.near;
	};

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

describe('a site without search', () => {
	const site = () => siteOf({ [searchHeadFile]: '' });
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
		expect(await send('tell me about löv')).toContain(
			'The catalog has no product named "löv". Near it: "LÖVE" (love).',
		);
	});
});

describe('a sentence with words and filters', () => {
	const many = Array.from({ length: 120 }, (_, at): ProductRow => {
		return [`note-${at}`, `Note ${at}`, 'Notes of the day', [at % 2 === 0 ? 'writing' : 'productivity']];
	});
	const answerTo = async (text: string) => {
		const catalog = catalogOfRows(many);
		const files: Readonly<Record<string, string>> = { ...searchTexts(catalog), ...agentTexts(catalog) };
		return (await answerSentence(text, { baseUrl, memo: new Map(), read: async (path) => files[path] })).text;
	};

	test('counts all that match', async () => {
		expect(await answerTo('find notes in productivity')).toContain('The catalog has 60 products for "notes"');
	});

	test('searches for the words that products have together where none has all', async () => {
		const text = await answerTo('find notes for quasars in writing');
		expect(text).toContain('Nothing matches all of "notes quasars". The catalog has 60 products for "notes"');
	});
});

describe('a sentence that finds nothing', () => {
	test('is told what is near, by slugs alone', async () => {
		const params = { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'find acmenotebox' }] } };
		const request = new Request(`${baseUrl}/a2a`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'a2a-version': '1.0' },
			body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params }),
		});
		const { result } = await (await handleA2a(request, siteOf())).json();
		expect(result.message.parts[0].text).toContain(
			'The catalog has no product for "acmenotebox". Products with names like it: acme-notes, notebook.',
		);
	});
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIntent } from '../../src/agents/a2a/parse-intent.ts';
import { operations } from '../../src/agents/operations.ts';

/** Sentences of people and agents, with their intents. */
const sentences: readonly (readonly [sentence: string, operation: string, parameters: object])[] = [
	['list all products', 'list_products', { page: 1 }],
	['show me every product', 'list_products', { page: 1 }],
	['What products do you have?', 'list_products', { page: 1 }],
	['products page 2', 'list_products', { page: 2 }],
	['give me the catalog', 'list_products', { page: 1 }],
	['page 3 of the product list, please', 'list_products', { page: 3 }],
	['browse the catalogue', 'list_products', { page: 1 }],
	['find note taking tools', 'search_products', { query: 'note taking' }],
	['Search for static site generators.', 'search_products', { query: 'static site generators' }],
	['is there anything for video editing?', 'search_products', { query: 'video editing' }],
	['I need a password manager', 'search_products', { query: 'password manager' }],
	['looking for an open source database', 'search_products', { query: 'open source database' }],
	['which tools help with monitoring?', 'search_products', { query: 'monitoring' }],
	['recommend a terminal emulator', 'search_products', { query: 'terminal emulator' }],
	['alternatives to photoshop', 'search_products', { query: 'photoshop' }],
	['any game engines?', 'search_products', { query: 'game engines' }],
	['do you know a good text editor', 'search_products', { query: 'text editor' }],
	['apps about music', 'search_products', { query: 'music' }],
	['search rust', 'search_products', { query: 'rust' }],
	['find: vector graphics', 'search_products', { query: 'vector graphics' }],
	['can you suggest something to draw diagrams?', 'search_products', { query: 'draw diagrams' }],
	['tell me about acme-notes', 'get_product', { name: 'acme-notes' }],
	['What is DuckDB?', 'get_product', { name: 'duckdb' }],
	["what's krita", 'get_product', { name: 'krita' }],
	['details of blender', 'get_product', { name: 'blender' }],
	['describe the product godot', 'get_product', { name: 'godot' }],
	['Who makes curl?', 'get_product', { name: 'curl' }],
	['info on love2d.org', 'get_product', { name: 'love2d.org' }],
	['product duckdb', 'get_product', { name: 'duckdb' }],
	['how many votes does duckdb have?', 'get_product', { name: 'duckdb' }],
	['website of visual studio code', 'get_product', { name: 'visual studio code' }],
	['Duckdb', 'get_product', { name: 'duckdb' }],
	['which weeks are there?', 'list_launch_periods', {}],
	['list launch periods', 'list_launch_periods', {}],
	['show recent weeks', 'list_launch_periods', {}],
	['what launch weeks can I see', 'list_launch_periods', {}],
	['top launches this week', 'get_launch_period', { which: 'newest' }],
	['leaderboard', 'get_launch_period', { which: 'newest' }],
	['Who won last week?', 'get_launch_period', { which: 'previous' }],
	['best products of week 46', 'get_launch_period', { week: 46 }],
	['2026-w46 rankings', 'get_launch_period', { slug: '2026-w46' }],
	['show me the ranking for week 36 of 2026', 'get_launch_period', { slug: '2026-w36' }],
	['what launched this week', 'get_launch_period', { which: 'newest' }],
	["what's number one right now?", 'get_launch_period', { which: 'newest' }],
	['top 3 products this week', 'get_launch_period', { which: 'newest', limit: 3 }],
	['winners of the previous week', 'get_launch_period', { which: 'previous' }],
	['current leaderboard please', 'get_launch_period', { which: 'newest' }],
	['what is trending', 'get_launch_period', { which: 'newest' }],
	['hello', 'help', {}],
	['What can you do?', 'help', {}],
	['', 'help', {}],
	['   ', 'help', {}],
	['vote for duckdb', 'help', {}],
	['please delete duckdb', 'help', {}],
	['launch my product Foo', 'help', {}],
	['book me a flight to Rome', 'help', { recognized: false }],
	['qwer asdf yxcv', 'help', { recognized: false }],
	["what's new?", 'get_launch_period', { which: 'newest' }],
	['What is new this week?', 'get_launch_period', { which: 'newest' }],
	['anything new?', 'get_launch_period', { which: 'newest' }],
	['newest products', 'get_launch_period', { which: 'newest' }],
	['latest launches', 'get_launch_period', { which: 'newest' }],
	['best databases', 'search_products', { query: 'databases' }],
	['What are the best databases?', 'search_products', { query: 'databases' }],
	['top 5 text editors', 'search_products', { query: 'text editors' }],
	['most popular game engines', 'search_products', { query: 'most game engines' }],
	['best databases this week', 'help', { recognized: false }],
	['best databases of week 46', 'help', { recognized: false }],
	['best product ever', 'help', { recognized: false }],
	['best launch of the month', 'help', { recognized: false }],
	['how many products are there', 'list_products', { page: 1 }],
	['How many products do you have?', 'list_products', { page: 1 }],
	['how many databases are there?', 'search_products', { query: 'databases' }],
	['how many people work there', 'help', { recognized: false }],
	['how many makers are there', 'help', { recognized: false }],
	['how many weeks are there', 'help', { recognized: false }],
	['how do I bake bread', 'help', { recognized: false }],
	['why is the sky blue', 'help', { recognized: false }],
	['ranking for the week of november 9', 'get_launch_period', { date: '11-09' }],
	['who won the week of 9th of November 2026?', 'get_launch_period', { date: '2026-11-09' }],
	['what launched on Nov. 9, 2026', 'get_launch_period', { date: '2026-11-09' }],
	['leaderboard for 2026-11-09', 'get_launch_period', { date: '2026-11-09' }],
	['ranking for the week of november', 'help', { recognized: false }],
	['ranking for the second week', 'help', { recognized: false }],
	['what is the website of DuckDB', 'get_product', { name: 'duckdb' }],
	["What is DuckDB's website?", 'get_product', { name: 'duckdb' }],
	['give me the price of Visual Studio Code', 'get_product', { name: 'visual studio code' }],
	['winner of week 99', 'get_launch_period', { week: 99 }],
	['winner of week 0', 'help', { recognized: false }],
	['winners of week 3 in 2026', 'get_launch_period', { slug: '2026-w03' }],
	['top 99 this week', 'get_launch_period', { which: 'newest', limit: 50 }],
	['products page 99999', 'list_products', { page: 10_000 }],
];

describe('parseIntent', () => {
	test.for(sentences)('%s → %s %j', ([sentence, operation, parameters]) => {
		expect(parseIntent(sentence)).toEqual({ operation, parameters });
	});

	test('gives parameters that are valid for every sentence', () => {
		const words = sentences.flatMap(([sentence]) => sentence.toLowerCase().split(' '));
		const word = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }), fc.nat(99_999).map(String));
		const sentence = fc.array(word, { maxLength: 12 }).map((own) => own.join(' '));
		fc.assert(
			fc.property(sentence, (text) => {
				const { operation, parameters } = parseIntent(text.slice(0, 500));
				const input = operations.find(({ name }) => name === operation)?.input;
				if (operation !== 'help') expect(input?.safeParse(parameters)).toMatchObject({ success: true });
			}),
			{ numRuns: 2_000 },
		);
	});
});

import { describe, expect, test } from 'vitest';
import { understand } from '../../src/agents/a2a/understand.ts';

/** What people and agents say, and what they mean by it. */
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
	['book me a flight to Rome', 'help', {}],
	['qwer asdf yxcv', 'help', {}],
];

describe('understand', () => {
	test.for(sentences)('%s → %s %j', ([sentence, operation, parameters]) => {
		expect(understand(sentence)).toEqual({ operation, parameters });
	});

	test('takes time in proportion to what it is given', () => {
		for (const text of [
			'find '.repeat(10_000),
			'week '.repeat(10_000),
			`what is ${'a'.repeat(60_000)}`,
			'?'.repeat(60_000),
		]) {
			expect(understand(text).operation).toMatch(/^[a-z_]+$/);
		}
	});
});

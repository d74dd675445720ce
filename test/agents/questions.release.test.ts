/** Questions that people ask, through the official client: each takes one call, whose text alone holds the answer. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { handleMcp } from '../../src/agents/mcp/handle.ts';
import { releaseSite } from '../support/release-site.ts';
import { baseUrl } from '../support/run-build.ts';

type Question = readonly [question: string, tool: string, args: Record<string, unknown>, facts: readonly RegExp[]];

const questions: readonly Question[] = [
	[
		'The free graphics tools with most votes?',
		'list_products',
		{ category: 'Graphics and design', free: true, order: 'votes', limit: 3 },
		[
			/^The catalog has \d+ products free of charge in the category graphics-and-design/,
			/\n- "[^"]+" \(source-han-sans\)/,
		],
	],
	[
		'Free tools for passwords?',
		'search_products',
		{ query: 'password', free: true },
		[/\n- "KeePassXC" \(keepassxc\)/],
	],
	['How many databases are there?', 'list_products', { category: 'databases', limit: 1 }, [/has 10 products in/]],
	[
		'Who won in October?',
		'list_winners',
		{ launched_in: '2026-10' },
		[/^4 of 4 weeks/, /2026-w43.*\(syncthing\), 66 votes/, /2026-w41.*\(gdevelop\), 195 votes/],
	],
	[
		'How did Zed do?',
		'get_product',
		{ product: 'Zed' },
		[/\n- Launches: 2026-w39, place 1, 54 votes, \d+ comments; 2026-w36, place 5, 218 votes, \d+ comments\n/],
	],
	[
		'Compare DuckDB, SQLite and PostgreSQL.',
		'get_products',
		{ products: ['DuckDB', 'SQLite', 'PostgreSQL'] },
		[/\(duckdb\).* 82 votes/, /\(sqlite\).* 420 votes/, /\(postgresql\).* 154 votes/],
	],
	['Who won last week?', 'list_winners', { limit: 1 }, [/2026-w46.*1\. "KeePassXC" \(keepassxc\), 126 votes/]],
	[
		'The top three of this week?',
		'get_launch_period',
		{ limit: 3 },
		[/2026-w47.*active, 3 of its 8 places/, /\n1\. "Pokémon Showdown".*298 votes/, /\n3\. "OpenSSL"/],
	],
	['Which product has most votes?', 'list_products', { order: 'votes', limit: 1 }, [/\(source-han-sans\).* 491 votes/]],
	[
		'What is new since November?',
		'list_products',
		{ launched_since: '2026-11-01', order: 'newest' },
		[/has 4 products first launched since 2026-11-01/, /\(openssl\).*2026-11-16/],
	],
	[
		'Under which licence is DuckDB?',
		'get_product',
		{ product: 'duckdb' },
		[/Price: open_source "Free under the MIT licence"/],
	],
	[
		'What does Mozilla make?',
		'list_products',
		{ maker: 'Mozilla' },
		[/has 1 product by the maker mozilla/, /\(firefox\)/],
	],
	['Which categories are there?', 'list_categories', {}, [/^19 categories:/, /- maps \(Maps\): 5 products/]],
	[
		'How many products cost something?',
		'list_products',
		{ free: false, limit: 1 },
		[/has 8 products not free of charge/],
	],
	['What is like Grafana?', 'get_product', { product: 'grafana' }, [/\n- Similar: prometheus, jaeger/]],
	[
		'The websites of the best text editors?',
		'list_products',
		{ category: 'text-editors', order: 'votes', limit: 3, fields: ['name', 'website_url'] },
		[/\n- "Zed" \(zed\), "https:\/\/zed\.dev"\n/, /\n- "Zettlr" \(zettlr\), "https:\/\/www\.zettlr\.com"\n/],
	],
	[
		'What is love2d.org?',
		'get_product',
		{ product: 'love2d.org' },
		[/^The product love:/, /Maker: "LÖVE Development Team"/],
	],
	[
		'Who won the week of 5 October?',
		'get_launch_period',
		{ launch_period: '2026-10-05', limit: 1 },
		[/2026-w41.*1 of its 2 places/, /\n1\. "GDevelop" \(gdevelop\), 195 votes, 56 comments, score 223/],
	],
	[
		'Which weeks are there?',
		'list_launch_periods',
		{},
		[/^The latest 26 weeks/, /\n- 2026-w47, 2026-11-16 to 2026-11-22, active\n/],
	],
	[
		'Which products came back in November?',
		'list_products',
		{ launched_in: '2026-11', launched_until: '2026-10-31', order: 'best_score' },
		[/launched in weeks that begin 2026-11-01 to 2026-11-30 first launched until 2026-10-31/],
	],
	['Who makes most of them?', 'list_makers', { limit: 1 }, [/^\d+ makers with products/]],
	['Games?', 'list_products', { category: 'game' }, [/no such category\. The nearest: game-development/]],
];

describe('a question that people ask', () => {
	let client: Client;
	let requests = 0;
	beforeAll(async () => {
		const site = releaseSite(inject('release'));
		const fetch = async (input: string | URL | Request, init?: RequestInit) => {
			requests += 1;
			return handleMcp(new Request(input, { ...init, headers: new Headers(init?.headers) }), site);
		};
		client = new Client({ name: 'test', version: '0' }, { versionNegotiation: { mode: 'auto' } });
		await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { fetch }));
	});
	afterAll(() => client.close());

	test.for(questions)('"%s" is answered by one call of %s', async ([, name, args, facts]) => {
		requests = 0;
		const { content } = (await client.callTool({ name, arguments: args })) as { content: readonly { text?: string }[] };
		const text = content[0]?.text ?? '';
		expect(requests).toBe(1);
		for (const fact of facts) expect(text).toMatch(fact);
		// About 600 tokens; the longest has a whole description.
		expect(text.length).toBeLessThan(2_400);
	});
});

/** Texts of results about the release of the tests: for clients that read text alone. */
import { describe, expect, inject, test } from 'vitest';
import { callMcp } from '../support/call-mcp.ts';
import { releaseSite } from '../support/release-site.ts';

const site = releaseSite(inject('release'));

async function callTool(name: string, args: object) {
	const { result } = await callMcp(site, 'tools/call', { name, arguments: args });
	return { data: result.structuredContent, text: result.content[0].text as string };
}

/** Members that count what the text shows one by one, or that repeat what the arguments said. */
const implied = new Set(['page', 'total_pages']);

/** Everything that the text must not lose: slugs, addresses, days and numbers, and texts of makers. */
function facts(value: unknown, member = ''): (string | number)[] {
	if (typeof value === 'number') return implied.has(member) ? [] : [value];
	if (typeof value === 'string') return ['matched', 'name', 'free'].includes(member) ? [] : [value];
	if (Array.isArray(value)) return value.flatMap((entry) => facts(entry, member));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, own]) => facts(own, name));
}

/** The text with every address that it says how to make, and numbers without the commas that group their digits. */
function readOut(text: string, data: unknown): string {
	const slugs = facts(data).filter((fact) => typeof fact === 'string' && /^[a-z0-9-]+$/.test(fact));
	const patterns = [...text.matchAll(/https:\S+\/SLUG/g)].map(([pattern]) => pattern);
	const made = patterns.flatMap((pattern) => slugs.map((slug) => pattern.replace('SLUG', String(slug))));
	return [text, text.replaceAll(/(\d),(?=\d{3})/g, '$1'), ...made].join('\n');
}

const holds = (text: string, fact: string | number): boolean =>
	typeof fact === 'number'
		? new RegExp(`(?<![\\d.])${String(fact).replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text)
		: text.includes(fact) || text.includes(JSON.stringify(fact));

const everyMember = [
	...['name', 'tagline', 'categories', 'pricing_model', 'price_label', 'maker', 'votes', 'best_place'],
	...['first_launched_on', 'description', 'website_url', 'reviews_count', 'average_rating'],
];

describe('the text of a result', () => {
	test.for([
		['list_products', { limit: 50 }],
		['list_products', { limit: 50, page: 3, order: 'votes', fields: everyMember }],
		['list_products', { order: 'best_score', fields: ['name', 'best_score', 'comments'] }],
		['search_products', { query: 'editor', limit: 50 }],
		['search_products', { query: 'photo', free: true, order: 'newest', limit: 2 }],
		['list_products', { order: 'rating', launched_in: '2026-10' }],
		['get_product', { product: 'DuckDB' }],
		['get_products', { products: ['duckdb', 'SQLite', 'postgresqll'], fields: everyMember }],
		['list_makers', { order: 'best_score', limit: 50 }],
		['list_categories', {}],
		['list_launch_periods', {}],
		['get_launch_period', { launch_period: 'w40' }],
		['list_winners', { launched_in: '2026-10', places: 3 }],
	] as const)('of %s %j holds every slug, address, day and number of its data', async ([name, args]) => {
		const { data, text } = await callTool(name, args);
		const all = facts(data);
		const shown = readOut(text, data);
		expect(all.length).toBeGreaterThan(3);
		expect(all.filter((fact) => !holds(shown, fact))).toEqual([]);
	});
});

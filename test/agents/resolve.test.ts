import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveDays, resolveWeek, resolveWord, type WordKind } from '../../src/agents/resolve.ts';
import { inventedSite } from '../support/invented-site.ts';
import { fixtureContent } from '../support/run-build.ts';

const { site } = inventedSite();

describe('resolveWord', () => {
	test.for<readonly [kind: WordKind, slug: string, spellings: readonly string[]]>([
		['product', 'vornax', ['vornax', 'VORNAX', ' Vornax ', 'vornax.example', 'https://www.Vornax.example/?a#b']],
		['product', 'bruex', ['bruex', 'Brüx', 'brux', 'BRÜX']],
		['product', 'tarn-and-fell', ['tarn-and-fell', 'Tarn & Fell', 'tarn fell', 'Tarn and Fell']],
		['product', 'lumo-js', ['Lumo.js', 'lumojs', 'Lumo JS', 'glimmer', 'Glimmer']],
		['pricing_model', 'open_source', ['open_source', 'Open source', 'open-source']],
	])('finds the %s %s by %j', async ([kind, slug, spellings]) => {
		for (const given of spellings) expect([given, await resolveWord(site, kind, given)]).toEqual([given, { slug }]);
	});

	test.for<readonly [kind: WordKind, given: string, near: readonly string[], resolution: string]>([
		['product', 'vornaks', ['vornax'], 'Find products with `search_products`.'],
		['maker', 'ostrel', ['ostrel-labs'], '`list_makers` has all makers.'],
		['category', 'draw', ['drawing'], '`list_categories` has all categories.'],
	])('names what is near to the %s %s', async ([kind, given, near, resolution]) => {
		const code = `${kind}_not_found`;
		const message = `There is no such ${kind}. Closest matches: ${near.join()}.`;
		expect(await resolveWord(site, kind, given)).toEqual({
			problem: { error: 'Not found', code, message, resolution, details: { near } },
		});
	});

	test('takes a name exactly where a product has it', async () => {
		const files = {
			'/data/names.json': '[["acme","Acme"],["loud","ACME"],["acme-2","ACme"],["acme-3","Acme!"]]',
			'/data/moved.json': '{"/products/acme":"/products/loud","/products/old":"/products/acme-3"}',
		};
		const own = { ...site, memo: new Map(), read: async (path: string) => Object(files)[path] };
		const slugs = { acme: 'acme', ACME: 'loud', ACme: 'acme-2', 'Acme!': 'acme-3', aCME: 'acme', old: 'acme-3' };
		for (const [name, slug] of Object.entries(slugs)) {
			expect([name, await resolveWord(own, 'product', name)]).toEqual([name, { slug }]);
		}
	});
});

describe('resolveWeek', () => {
	test.for([
		['2026-w45', ['2026-w45', '2026W45', '2026 week 45', 'w45', '45', 'week 45, 2026', '2026-11-02', '2026-11-08']],
		['2026-w47', ['current', 'this week', 'newest', 'Current_Week', '2026-11-20']],
		['2026-w46', ['last', 'previous', 'Last Week']],
		// The latest week of that number.
		['2025-w50', ['w50', '50', '2025-w50', '2025-12-08']],
	] as const)('finds %s by %j', async ([slug, spellings]) => {
		for (const given of spellings) expect([given, await resolveWeek(site, given)]).toEqual([given, { slug }]);
	});

	test.for([
		['w48', 'The week 2026-w48 has not begun: it starts on 2026-11-23, and what launches in it is not public. Closest'],
		[
			'next',
			'The week 2026-w48 has not begun: it starts on 2026-11-23, and what launches in it is not public. Closest',
		],
		['2026-02-30', 'There is no such week. Closest matches: 2026-w47,'],
		['monday', 'There is no such week.'],
	] as const)('says of %s what is wrong with it', async ([given, message]) => {
		expect(await resolveWeek(site, given)).toMatchObject({
			problem: {
				code: 'launch_period_not_found',
				message: expect.stringContaining(message),
				resolution: 'The catalog has 2025-w50 to 2026-w47; `list_launch_periods` has the latest.',
				details: { near: { length: 3 } },
			},
		});
	});

	test('says that no week has begun', async () => {
		const files = { '/data/winners.json': '[]', '/data/vocabulary.json': '{"launch_periods":[]}' };
		const own = { ...site, memo: new Map(), read: async (path: string) => Object(files)[path] };
		for (const given of ['current', 'w45', '45']) {
			expect(await resolveWeek(own, given)).toMatchObject({ problem: { message: 'No week has begun yet.' } });
		}
	});
});

describe('resolveDays', () => {
	test.for([
		['2026', '2026-01-01', '2026-12-31'],
		['2026-02', '2026-02-01', '2026-02-28'],
		['w45', '2026-11-02', '2026-11-08'],
		['last', '2026-11-09', '2026-11-15'],
		['2026-11-05', '2026-11-02', '2026-11-08'],
		['w48', '2026-11-23', '2026-11-29'],
		['2026-11-05..2026-11-20', '2026-11-05', '2026-11-20'],
		['2026-09/2026-10', '2026-09-01', '2026-10-31'],
		['October', '2026-10-01', '2026-10-31'],
		['february 2026', '2026-02-01', '2026-02-28'],
		['w44 to current', '2026-10-26', '2026-11-22'],
		[' 2025 .. 2026-10 ', '2025-01-01', '2026-10-31'],
	] as const)('of %s are %s to %s', async ([given, from, to]) => {
		expect(await resolveDays(site, given)).toEqual({ from, to });
	});

	test.for(['octobre', '2026-13', '2026-02-30', '2026-11..2026-10', '2026-10..', '..', '2024..2025..2026'])(
		'of %s are none',
		async (given) => {
			expect(await resolveDays(site, given)).toMatchObject({
				problem: {
					error: 'Invalid parameter',
					code: 'invalid_parameter',
					message: '`launched_in` must be a week, a month, a year, or a range from an earlier to a later one.',
				},
			});
		},
	);
});

/** What a word means to a search is the editors' business (`content/synonyms.yaml`), and what is named is looked up. */
const brands = ['photoshop', 'slack', 'notion', 'evernote', 'trello', 'spotify', 'kubernetes', 'powerpoint'];
test('the code of agents and search names no product, category or brand', () => {
	const frozen = globSync('{products,categories}/*.md', { cwd: fixtureContent });
	const slugs = frozen.map((file) => basename(file, '.md')).filter((slug) => slug.length > 4);
	const code = globSync('src/{agents,search}/**/*.ts')
		.map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|\/\/.*$/gm, ''))
		.join('\n');
	const isNamed = (word: string): boolean => new RegExp(`\\b${word.replaceAll('-', '[- ]')}\\b`, 'i').test(code);
	expect([...slugs, ...brands].filter(isNamed)).toEqual([]);
});

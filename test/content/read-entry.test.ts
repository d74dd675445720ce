/** Values of a product that are sound YAML and break a rule, and files of any bytes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/content/issue.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Entry, readEntry } from '../../src/content/read-entry.ts';
import { productFrontMatter } from '../../src/content/schemas/product.ts';
import { contentFolder, issuesOf, product, siteYaml } from './content-folder.ts';

const keys = Object.keys(productFrontMatter.shape).map((key) => `\`${key}\``);

/** KEYS are all keys of a product. */
const refused: Readonly<Record<string, string>> = {
	'4:1 taglin: Unknown key `taglin`. Did you mean `tagline`?': 'taglin: a',
	'4:12 launches[0]: Must be a map of keys and values; this one is the text `2026-w46`.': 'launches: [2026-w46]',
	'4:1 aU+001B[2JU+000Ab: Unknown key `aU+001B[2JU+000Ab`. Use KEYS, declare it in `fields` of `site.yaml`, or delete the line.':
		'"a\\e[2J\\nb": red',
	'4:11 launches: Must have 520 entries or fewer. Shorten the list.': `launches: [${'{period: 2026-w46},'.repeat(521)}]`,
	'4:11 launches: Must be a list whose entries begin with `- `; this one is a map.': 'launches: {period: 2026-w46}',
	'4:10 tagline: Must be text; this one is `2048`. Put it in quotes.': 'tagline: 2048',
	'4:41 launches[0].approved: Must be `true` or `false`; this one is the text `yes`.':
		'launches: [{period: 2026-w46, approved: yes}]',
	'4:15 discoverable: Must be `true` or `false`; this one is the text `false`. Remove the quotes.':
		'discoverable: "false"',
	'4:17 average_rating: Must be a number; this one is the text `4,6`. Write digits with at most one point, such as `1214.5`.':
		'average_rating: 4,6',
	'6:12 launches[0].votes: Must be a whole number; this one is the text `1,214`. Write digits only, such as `1214`.':
		'launches:\n  - period: 2026-w46\n    votes: 1,214',
	'4:20 launches[0].votes: Must be 0 or more; this one is -1.\n4:32 launches[0].period: `X` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.':
		'launches: [{votes: -1, period: X}]',
	'4:20 first_launched_on: `2026-02-30` is not a calendar date. Write it as YYYY-MM-DD.':
		'first_launched_on: 2026-02-30',
	'4:8 maker: Must be 80 characters or fewer; this one has 81.': `maker: ${'\u{1f600}'.repeat(81)}`,
	'4:21 launches[0].period: No launch period has the slug `2026-w45`. Add it with `npm run new -- period 2026-w45`, or use another week.':
		'launches: [{period: 2026-w45}]',
	'4:21 former_slugs[1]: `acme` is the current slug of a product. Delete it here.': 'former_slugs: [old, acme]',
	'4:21 former_slugs[1]: `old` is listed twice. Delete one.': 'former_slugs: [old, old]',
	'6:13 launches[1].period: The week `2026-w46` is listed twice. Keep one launch per week.':
		'launches:\n  - period: 2026-w46\n  - period: 2026-w46',
	'4:37 launches[0].plan: There is no plan `fre`. Did you mean `free`?': 'launches: [{period: 2026-w46, plan: fre}]',
};

test.for(Object.entries(refused))('a product: %s', ([issues, lines]) => {
	const found = issuesOf({ 'products/acme.md': product(lines) }).join('\n');
	expect(found.replaceAll('content/products/acme.md:', '')).toBe(issues.replace('KEYS', keys.join(', ')));
});

function read(content: string | Uint8Array): { entry: Entry<unknown> | undefined; issues: readonly Issue[] } {
	const issues: Issue[] = [];
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
	const file = { path: 'content/products/acme.md', source: 'products/acme.md', stem: 'acme' };
	return { entry: readEntry(file, bytes, productFrontMatter, (issue) => issues.push(issue)), issues };
}

/** There is an entry or there are issues, never both and never neither; each issue points into the file. */
function expectAnswer(content: string | Uint8Array): void {
	const { entry, issues } = read(content);
	expect(entry === undefined).toBe(issues.length > 0);
	const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
	const lines = text.replaceAll('\r\n', '\n').split('\n');
	for (const { line, column, message } of issues) {
		expect(message).toMatch(/[.!?]$/);
		expect(line).toBeGreaterThanOrEqual(1);
		expect(line).toBeLessThanOrEqual(lines.length);
		expect(column).toBeGreaterThanOrEqual(1);
		expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
	}
}

/** Pieces of YAML, Markdown and trouble, in any order. */
const pieces = fc
	.array(
		fc.constantFrom(
			...['name', 'categories', 'launches', 'period', ': ', ':', '- ', '\n', '\n  ', '\n\t', '[', ']', '{', '}', ', '],
			...['"', "'", '|', '>', '#', ' #', '&a ', '*a', '!!js ', '!', '%', '@', '`', '? ', '---', '...', '\n---\n', '<<'],
			...['2026-w46', '1e999', '.nan', '0x10', 'null', '~', '__proto__', '\\', '\u{1f600}', '\u00e9', '\u00a0'],
			...['\r', ' '],
		),
		{ maxLength: 40 },
	)
	.map((list) => list.join(''));

describe('a product file', () => {
	test('of any bytes is content or issues', () => {
		fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), expectAnswer));
	});

	test('of any front matter is content or issues', () => {
		fc.assert(
			fc.property(pieces, (yaml) => expectAnswer(`---\n${yaml}\n---\nText.\n`)),
			{ numRuns: 2_000 },
		);
	});

	test('of any plain data is content or issues', () => {
		const keys = ['name', 'categories', 'launches', 'discoverable', 'reviews_count'];
		const data = fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue()])));
		// Maps that cannot be turned into a text, or that have a length.
		const map = { toString: false, valueOf: false, length: 100_000 };
		const examples: [object][] = [[Object.fromEntries(keys.map((key) => [key, map]))]];
		fc.assert(
			fc.property(data, (value) => expectAnswer(`---\n${JSON.stringify(value)}\n---\n`)),
			{ examples },
		);
	});
});

test('front matter keeps dates, times, octals and binaries as what they show', () => {
	const read = (value: string) => issuesOf({ 'products/acme.md': product(`price_label: ${value}`) });
	expect(['2026-10-05', '12:30:45', 'yes'].flatMap(read)).toEqual([]);
	expect(read('017')).toEqual([
		'content/products/acme.md:4:14 price_label: Must be text; this one is `17`. Put it in quotes.',
	]);
});

test('__proto__ pollutes nothing', () => {
	issuesOf({
		'products/acme.md': product('__proto__: {polluted: true}', 'constructor: {prototype: {polluted: true}}'),
	});
	expect('polluted' in {}).toBe(false);
});

test('texts of the content lose the space around them', () => {
	const files = {
		'site.yaml': siteYaml.replace('name: Test Catalog', 'name: " Test Catalog "'),
		'categories/writing.md': '---\nname: "  Writing\\t"\ndescription: |\n  About it.\n---\n',
		'products/acme.md': product(
			'tagline: >\n  one\n  line\nmaker: "Ada\\u00a0"\nwebsite_url: "https://acme.example "',
			'first_launched_on: " 2026-11-01"\nlaunches: [{period: "2026-w46 ", plan: " free"}]',
		),
	};
	const { site, categories, products } = readContent(contentFolder(files));
	expect(site.name).toBe('Test Catalog');
	expect(categories.find(({ slug }) => slug === 'writing')?.frontMatter).toEqual({
		name: 'Writing',
		description: 'About it.',
	});
	expect(products[0]?.frontMatter).toMatchObject({
		tagline: 'one line',
		website_url: 'https://acme.example',
		maker: 'Ada',
		first_launched_on: '2026-11-01',
		launches: [{ period: '2026-w46', plan: 'free' }],
	});
});

/** Values and references of a product that are sound YAML and break a rule, by what is said of them. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const refused: Readonly<Record<string, string>> = {
	'4:1 taglin: Unknown key `taglin`. Did you mean `tagline`?': 'taglin: a',
	'4:1 colour: Unknown key `colour`. Use `name`, `tagline`, `categories`, `pricing_model`, `price_label`, `maker`, `website_url`, `icon`, `screenshot`, `screenshot_alt`, `discoverable`, `first_launched_on`, `reviews_count`, `average_rating`, `former_slugs`, `launches`.':
		'colour: red',
	'4:1 aU+001B[2JU+000Ab: Unknown key `aU+001B[2JU+000Ab`. Use `name`, `tagline`, `categories`, `pricing_model`, `price_label`, `maker`, `website_url`, `icon`, `screenshot`, `screenshot_alt`, `discoverable`, `first_launched_on`, `reviews_count`, `average_rating`, `former_slugs`, `launches`.':
		'"a\\e[2J\\nb": red',
	'5:5 launches[0].period: Is missing. Write text.': 'launches:\n  - votes: 1',
	'4:12 launches[0]: Must be a map of keys and values; this one is the text `2026-w46`.': 'launches: [2026-w46]',
	'4:11 launches: Must be a list whose entries begin with `- `; this one is a map.': 'launches: {period: 2026-w46}',
	'4:10 tagline: Must be text; this one is `2048`. Put it in quotes.': 'tagline: 2048',
	'4:8 maker: Must be text; this one is a list. Write one text.': 'maker: [Ada, Ben]',
	'4:41 launches[0].approved: Must be `true` or `false`; this one is the text `yes`.':
		'launches: [{period: 2026-w46, approved: yes}]',
	'4:15 discoverable: Must be `true` or `false`; this one is the text `false`. Take the quotes away.':
		'discoverable: "false"',
	'4:38 launches[0].votes: Must be 0 or more; this one is -1.': 'launches: [{period: 2026-w46, votes: -1}]',
	'4:38 launches[0].votes: Must be a whole number; this one is `1.5`.': 'launches: [{period: 2026-w46, votes: 1.5}]',
	'4:17 average_rating: Must be a number; this one is the text `4,6`. Write `4.6`.': 'average_rating: 4,6',
	'4:38 launches[0].votes: Must be a whole number; this one is `1.214`. Write `1214`.':
		'launches: [{period: 2026-w46, votes: 1.214}]',
	'4:40 launches[0].214: Unknown key `214`. A comma ends the value before it: write that number without one.':
		'launches: [{period: 2026-w46, votes: 1,214}]',
	'4:38 launches[0].votes: Must be 9007199254740991 or less; this one is 100000000000000000000.':
		'launches: [{period: 2026-w46, votes: 99999999999999999999}]',
	'4:16 reviews_count: Must be a whole number; this one is `NaN`.\n5:17 average_rating: Must be a number; this one is `Infinity`.':
		'reviews_count: .nan\naverage_rating: .inf',
	'4:20 launches[0].votes: Must be 0 or more; this one is -1.\n4:32 launches[0].period: `X` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.':
		'launches: [{votes: -1, period: X}]',
	'4:38 launches[0].score: Must be 1000000000 or less; this one is 10000000000.':
		'launches: [{period: 2026-w46, score: 1e10}]',
	'4:17 average_rating: Must be 5 or less; this one is 5.1.': 'average_rating: 5.1',
	'4:20 first_launched_on: `2026-02-30` is not a calendar date. Write it as YYYY-MM-DD.':
		'first_launched_on: 2026-02-30',
	'4:10 tagline: Must be 160 characters or fewer; this one has 161.': `tagline: ${'x'.repeat(161)}`,
	'4:8 maker: Must be 80 characters or fewer; this one has 81.': `maker: ${'\u{1f600}'.repeat(81)}`,
	'4:14 price_label: Must be 60 characters or fewer; this one has 61.': `price_label: ${'x'.repeat(61)}`,
	'4:10 tagline: Must not be empty. Write a text, or leave an optional key out.': 'tagline: ""',
	'4:10 tagline: Must be one line of text without tabs. Write it on one line.': 'tagline: |\n  a\n  b',
	'4:10 tagline: Must not hold the invisible character U+202E. Delete it.': 'tagline: "a\\u202eb"',
	'4:14 website_url: `javascript:alert(1)` is not a web address. Write an absolute one such as `https://acme.example`.':
		'website_url: javascript:alert(1)',
	'4:21 launches[0].period: No launch period has the slug `2026-w64`. Did you mean `2026-w46`?':
		'launches: [{period: 2026-w64}]',
	'4:21 launches[0].period: No launch period has the slug `2026-w45`. Add that week to `launch_periods`, or use another.':
		'launches: [{period: 2026-w45}]',
	'4:21 launches[0].period: No launch period has the slug `1999-w01`. Add that week to `launch_periods`, or use another.':
		'launches: [{period: 1999-w01}]',
	'4:21 former_slugs[1]: `acme` is the slug of a product. A former slug leads to one product: delete it.':
		'former_slugs: [old, acme]',
	'4:21 former_slugs[1]: `old` is listed twice. Delete one.': 'former_slugs: [old, old]',
	'6:13 launches[1].period: The week `2026-w46` is listed twice. Keep one launch a week.':
		'launches:\n  - period: 2026-w46\n  - period: 2026-w46',
	'4:37 launches[0].plan: There is no plan `fre`. Did you mean `free`?': 'launches: [{period: 2026-w46, plan: fre}]',
	'4:16 pricing_model: There is no pricing model `fremium`. Did you mean `freemium`?': 'pricing_model: fremium',
};

describe('the values of a product', () => {
	const issuesFor = (lines: string) => issuesOf({ 'products/acme.md': product(lines) }).join('\n');

	test.for(Object.entries(refused))('%s', ([issues, lines]) => {
		expect(issuesFor(lines).replaceAll('content/products/acme.md:', '')).toBe(issues);
	});

	test.for([
		['votes: 1,214', 'a whole number', ' Write `1214`.'],
		["votes: 1'214", 'a whole number', ' Write `1214`.'],
		['votes: 1.214.000', 'a whole number', ' Write `1214000`.'],
		['votes: 4,6', 'a whole number', ''],
		['score: 1,214', 'a number', ' Write `1214`, or `1.214` if the comma is a decimal one.'],
		['score: 1,214.5', 'a number', ' Write `1214.5`.'],
		['score: 1.214,5', 'a number', ' Write `1214.5`.'],
		['score: -4,6', 'a number', ' Write `-4.6`.'],
	] as const)('refuse `%s`', ([line, noun, remedy]) => {
		const [key, text] = line.split(': ');
		expect(issuesFor(`launches:\n  - period: 2026-w46\n    ${line}`)).toContain(
			`launches[0].${key}: Must be ${noun}; this one is the text \`${text}\`.${remedy}`,
		);
	});
});

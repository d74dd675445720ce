/** Values that are sound YAML and break a rule of the front matter. */
import { describe, expect, test } from 'vitest';
import { issuesOf, product } from './content-folder.ts';

const values: readonly [title: string, lines: readonly string[], ...issues: readonly string[]][] = [
	[
		'an unknown key that resembles a known one',
		['taglin: a'],
		'4:1 taglin: Unknown key `taglin`. Did you mean `tagline`?',
	],
	[
		'an unknown key that resembles none',
		['colour: red'],
		'4:1 colour: Unknown key `colour`. Use `name`, `tagline`, `categories`, `pricing_model`, `price_label`, `maker`, `website_url`, `icon`, `screenshot`, `screenshot_alt`, `discoverable`, `first_launched_on`, `reviews_count`, `average_rating`, `former_slugs`, `launches`.',
	],
	[
		'an unknown key with control characters',
		['"a\\e[2J\\nb": red'],
		'4:1 aU+001B[2JU+000Ab: Unknown key `aU+001B[2JU+000Ab`. Use `name`, `tagline`, `categories`, `pricing_model`, `price_label`, `maker`, `website_url`, `icon`, `screenshot`, `screenshot_alt`, `discoverable`, `first_launched_on`, `reviews_count`, `average_rating`, `former_slugs`, `launches`.',
	],
	['a launch without a week', ['launches:', '  - votes: 1'], '5:5 launches[0].period: Is missing. Write text.'],
	[
		'a launch that is a text',
		['launches: [2026-w46]'],
		'4:12 launches[0]: Must be a map of keys and values; this one is the text `2026-w46`.',
	],
	[
		'launches that are a map',
		['launches: {period: 2026-w46}'],
		'4:11 launches: Must be a list whose entries begin with `- `; this one is a map.',
	],
	['a number as text', ['tagline: 2048'], '4:10 tagline: Must be text; this one is `2048`. Put it in quotes.'],
	['a list as text', ['maker: [Ada, Ben]'], '4:8 maker: Must be text; this one is a list. Write one text.'],
	[
		'`yes` as a boolean',
		['launches: [{period: 2026-w46, approved: yes}]'],
		'4:41 launches[0].approved: Must be `true` or `false`; this one is the text `yes`.',
	],
	[
		'quoted booleans',
		['discoverable: "false"'],
		'4:15 discoverable: Must be `true` or `false`; this one is the text `false`. Take the quotes away.',
	],
	[
		'votes below zero',
		['launches: [{period: 2026-w46, votes: -1}]'],
		'4:38 launches[0].votes: Must be 0 or more; this one is -1.',
	],
	[
		'half a vote',
		['launches: [{period: 2026-w46, votes: 1.5}]'],
		'4:38 launches[0].votes: Must be a whole number; this one is `1.5`.',
	],
	...(
		[
			['votes: 1,214', 'a whole number', '1,214', ' Write `1214`.'],
			['votes: "1,214,000"', 'a whole number', '1,214,000', ' Write `1214000`.'],
			['votes: 1 214', 'a whole number', '1 214', ' Write `1214`.'],
			["votes: 1'214", 'a whole number', "1'214", ' Write `1214`.'],
			['votes: 1.214.000', 'a whole number', '1.214.000', ' Write `1214000`.'],
			['votes: 4,6', 'a whole number', '4,6', ''],
			['score: 1,214', 'a number', '1,214', ' Write `1214`, or `1.214` if the comma is a decimal one.'],
			['score: 1,214.5', 'a number', '1,214.5', ' Write `1214.5`.'],
			['score: 1.214,5', 'a number', '1.214,5', ' Write `1214.5`.'],
			['score: -4,6', 'a number', '-4,6', ' Write `-4.6`.'],
		] as const
	).map(([line, noun, text, remedy]): (typeof values)[number] => [
		`\`${line}\``,
		['launches:', '  - period: 2026-w46', `    ${line}`],
		`6:${line.indexOf(':') + 7} launches[0].${line.slice(0, line.indexOf(':'))}: Must be ${noun}; this one is the text \`${text}\`.${remedy}`,
	]),
	[
		'a rating with a comma',
		['average_rating: 4,6'],
		'4:17 average_rating: Must be a number; this one is the text `4,6`. Write `4.6`.',
	],
	[
		'votes with a point',
		['launches: [{period: 2026-w46, votes: 1.214}]'],
		'4:38 launches[0].votes: Must be a whole number; this one is `1.214`. Write `1214`.',
	],
	[
		'votes with a comma in a line of braces',
		['launches: [{period: 2026-w46, votes: 1,214}]'],
		'4:40 launches[0].214: Unknown key `214`. A comma ends the value before it: write that number without one.',
	],
	[
		'more votes than a number holds',
		['launches: [{period: 2026-w46, votes: 99999999999999999999}]'],
		'4:38 launches[0].votes: Must be 9007199254740991 or less; this one is 100000000000000000000.',
	],
	[
		'numbers that are none',
		['reviews_count: .nan', 'average_rating: .inf'],
		'4:16 reviews_count: Must be a whole number; this one is `NaN`.',
		'5:17 average_rating: Must be a number; this one is `Infinity`.',
	],
	[
		'two values on a line',
		['launches: [{votes: -1, period: X}]'],
		'4:20 launches[0].votes: Must be 0 or more; this one is -1.',
		'4:32 launches[0].period: `X` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.',
	],
	[
		'a score out of range',
		['launches: [{period: 2026-w46, score: 1e10}]'],
		'4:38 launches[0].score: Must be 1000000000 or less; this one is 10000000000.',
	],
	['a rating over 5', ['average_rating: 5.1'], '4:17 average_rating: Must be 5 or less; this one is 5.1.'],
	[
		'a day that does not exist',
		['first_launched_on: 2026-02-30'],
		'4:20 first_launched_on: `2026-02-30` is not a calendar date. Write it as YYYY-MM-DD.',
	],
	[
		'a tagline of 161 characters',
		[`tagline: ${'x'.repeat(161)}`],
		'4:10 tagline: Must be 160 characters or fewer; this one has 161.',
	],
	[
		'a maker of 81 characters outside the basic plane',
		[`maker: ${'\u{1f600}'.repeat(81)}`],
		'4:8 maker: Must be 80 characters or fewer; this one has 81.',
	],
	[
		'a price of 61 characters',
		[`price_label: ${'x'.repeat(61)}`],
		'4:14 price_label: Must be 60 characters or fewer; this one has 61.',
	],
	['an empty text', ['tagline: ""'], '4:10 tagline: Must not be empty. Write a text, or leave an optional key out.'],
	[
		'a text of two lines',
		['tagline: |', '  a', '  b'],
		'4:10 tagline: Must be one line of text without tabs. Write it on one line.',
	],
	[
		'an escaped bidi override',
		['tagline: "a\\u202eb"'],
		'4:10 tagline: Must not hold the invisible character U+202E. Delete it.',
	],
	[
		'a `javascript:` address',
		['website_url: javascript:alert(1)'],
		'4:14 website_url: `javascript:alert(1)` is not a web address. Write an absolute one such as `https://acme.example`.',
	],
];

describe('the values of a product', () => {
	test.each(values)('refuses %s', (_title, lines, ...issues) => {
		expect(issuesOf({ 'products/acme.md': product(...lines) })).toEqual(
			issues.map((issue) => `content/products/acme.md:${issue}`),
		);
	});
});

/** A product without what it needs. */
import { describe, expect, test } from 'vitest';
import { issuesOf } from './content-folder.ts';

const required: readonly [title: string, text: string, issues: readonly string[]][] = [
	[
		'a product without categories',
		'---\nname: Acme\n---\n',
		['2:1 categories: Is missing. Write a list such as `[one, two]`.'],
	],
	['a product without a name', '---\ncategories: [writing]\n---\n', ['2:1 name: Is missing. Write text.']],
	[
		'a name without a value',
		'---\nname:\ncategories: [writing]\n---\n',
		['2:6 name: Has no value. Write text, or leave an optional key out.'],
	],
	[
		'a name that YAML reads as a number',
		'---\nname: 2048\ncategories: [writing]\n---\n',
		['2:7 name: Must be text; this one is `2048`. Put it in quotes.'],
	],
	[
		'a name of 81 characters',
		`---\nname: ${'x'.repeat(81)}\ncategories: [writing]\n---\n`,
		['2:7 name: Must be 80 characters or fewer; this one has 81.'],
	],
	[
		'no categories',
		'---\nname: Acme\ncategories: []\n---\n',
		['3:13 categories: Must have at least one entry. Add one.'],
	],
	[
		'21 categories',
		`---\nname: Acme\ncategories: [${Array(21).fill('writing').join(', ')}]\n---\n`,
		['3:13 categories: Must have 20 entries or fewer. Shorten the list.'],
	],
	[
		'categories that are a text',
		'---\nname: Acme\ncategories: writing\n---\n',
		['3:13 categories: Must be a list such as `[one, two]`; this one is the text `writing`.'],
	],
	[
		'a category that is no slug',
		'---\nname: Acme\ncategories: [Writing Tools]\n---\n',
		[
			'3:14 categories[0]: `Writing Tools` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.',
		],
	],
	[
		'a category that steers the terminal',
		'---\nname: Acme\ncategories: ["\\e[2J\\n::error::"]\n---\n',
		[
			'3:14 categories[0]: `U+001B[2JU+000A::error::` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.',
		],
	],
	[
		'a category of 5,000 characters',
		`---\nname: Acme\ncategories: [${'x'.repeat(5_000)}]\n---\n`,
		[
			'3:14 categories[0]: `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…` is not a slug. Write lower-case letters and digits, joined by single hyphens, at most 80 characters.',
		],
	],
];

describe('the required values of a product', () => {
	test.each(required)('refuses %s', (_title, text, issues) => {
		expect(issuesOf({ 'products/acme.md': text })).toEqual(issues.map((issue) => `content/products/acme.md:${issue}`));
	});
});

/** Files that are sound alone and wrong beside the others. */
import { describe, expect, test } from 'vitest';
import { type Files, issuesOf, product, siteYaml, week } from './content-folder.ts';

const references: readonly [title: string, files: Files, issues: readonly string[]][] = [
	[
		'an unknown category that resembles a known one',
		{ 'products/acme.md': '---\nname: Acme\ncategories: [writting]\n---\n' },
		['content/products/acme.md:3:14 categories[0]: No category has the slug `writting`. Did you mean `writing`?'],
	],
	[
		'an unknown category that resembles none',
		{ 'products/acme.md': '---\nname: Acme\ncategories: [zebra]\n---\n' },
		['content/products/acme.md:3:14 categories[0]: No category has the slug `zebra`. Add one, or use another.'],
	],
	[
		'a category twice',
		{ 'products/acme.md': '---\nname: Acme\ncategories: [writing, writing]\n---\n' },
		['content/products/acme.md:3:23 categories[1]: `writing` is listed twice. Delete one.'],
	],
	[
		'an unknown week with swapped digits',
		{ 'products/acme.md': product('launches: [{period: 2026-w64}]') },
		[
			'content/products/acme.md:4:21 launches[0].period: No launch period has the slug `2026-w64`. Did you mean `2026-w46`?',
		],
	],
	[
		'a week that nobody has added, without naming one whose slug resembles it',
		{ 'products/acme.md': product('launches: [{period: 2026-w45}]') },
		[
			'content/products/acme.md:4:21 launches[0].period: No launch period has the slug `2026-w45`. Add that week to `launch_periods`, or use another.',
		],
	],
	[
		'an unknown week that resembles none',
		{ 'products/acme.md': product('launches: [{period: 1999-w01}]') },
		[
			'content/products/acme.md:4:21 launches[0].period: No launch period has the slug `1999-w01`. Add that week to `launch_periods`, or use another.',
		],
	],
	[
		'a former slug that a product has',
		{ 'products/acme.md': product('former_slugs: [old, acme]') },
		[
			'content/products/acme.md:4:21 former_slugs[1]: `acme` is the slug of a product. A former slug leads to one product: delete it.',
		],
	],
	[
		'a former slug twice in one file',
		{ 'products/acme.md': product('former_slugs: [old, old]') },
		['content/products/acme.md:4:21 former_slugs[1]: `old` is listed twice. Delete one.'],
	],
	[
		'a former slug in two files',
		{
			'products/acme.md': product('former_slugs: [old]'),
			'products/zeta.md': product('former_slugs:', '  - old'),
		},
		[
			'content/products/zeta.md:5:5 former_slugs[0]: `old` is a former slug of `acme`, too. It leads to one product: keep it in one of the two files.',
		],
	],
	[
		'the same week twice',
		{ 'products/acme.md': product('launches:', '  - period: 2026-w46', '  - period: 2026-w46') },
		['content/products/acme.md:6:13 launches[1].period: The week `2026-w46` is listed twice. Keep one launch a week.'],
	],
	[
		'an unknown plan that resembles a known one',
		{ 'products/acme.md': product('launches: [{period: 2026-w46, plan: fre}]') },
		['content/products/acme.md:4:37 launches[0].plan: There is no plan `fre`. Did you mean `free`?'],
	],
	[
		'an unknown plan that resembles none',
		{ 'products/acme.md': product('launches: [{period: 2026-w46, plan: gold}]') },
		['content/products/acme.md:4:37 launches[0].plan: There is no plan `gold`. Use one of `free`, `featured`.'],
	],
	[
		'an unknown pricing model that resembles a known one',
		{ 'products/acme.md': product('pricing_model: fremium') },
		['content/products/acme.md:4:16 pricing_model: There is no pricing model `fremium`. Did you mean `freemium`?'],
	],
	[
		'an unknown pricing model that resembles none',
		{ 'products/acme.md': product('pricing_model: barter') },
		['content/products/acme.md:4:16 pricing_model: There is no pricing model `barter`. Use one of `free`, `freemium`.'],
	],
	[
		'the same slug in two sub-folders',
		{ 'products/a/acme.md': product(), 'products/b/acme.md': product() },
		[
			'content/products/b/acme.md:1:1 file: The slug `acme` is taken by content/products/a/acme.md. Rename one of the two files.',
		],
	],
	[
		'a week that begins on a Tuesday',
		{ 'launch_periods/2026-w46.md': week('Week 46', '2026-11-10', '2026-11-16') },
		["content/launch_periods/2026-w46.md:3:12 starts_on: 2026-11-10 is not a Monday. Write the week's Monday."],
	],
	[
		'a week under the name of another',
		{ 'launch_periods/2026-w48.md': week('Week 46', '2026-11-09', '2026-11-15') },
		[
			'content/launch_periods/2026-w48.md:3:12 starts_on: 2026-11-09 begins the week `2026-w46`. Rename the file to `2026-w46.md`, or correct the date.',
		],
	],
	[
		'a week that ends on a Saturday',
		{ 'launch_periods/2026-w46.md': week('Week 46', '2026-11-09', '2026-11-14') },
		['content/launch_periods/2026-w46.md:4:10 ends_on: Must be the Sunday of the same week. Write 2026-11-15.'],
	],
	[
		'a week whose days do not exist',
		{ 'launch_periods/2026-w46.md': week('Week 46', '2026-11-31', '2026-12-99') },
		[
			'content/launch_periods/2026-w46.md:3:12 starts_on: `2026-11-31` is not a calendar date. Write it as YYYY-MM-DD.',
			'content/launch_periods/2026-w46.md:4:10 ends_on: `2026-12-99` is not a calendar date. Write it as YYYY-MM-DD.',
		],
	],
	[
		'a page without a description',
		{ 'pages/about.md': '---\ntitle: About\n---\n' },
		['content/pages/about.md:2:1 description: Is missing. Write text.'],
	],
	[
		'a category with too long a name',
		{ 'categories/maps.md': `---\nname: ${'x'.repeat(81)}\n---\n` },
		['content/categories/maps.md:2:7 name: Must be 80 characters or fewer; this one has 81.'],
	],
];

describe('the references between files', () => {
	test.each(references)('refuses %s', (_title, files, issues) => {
		expect(issuesOf(files)).toEqual(issues);
	});
});

const sites: readonly [title: string, files: Files, issues: readonly string[]][] = [
	[
		'a missing file',
		{ 'site.yaml': null },
		[
			'content/site.yaml:1:1 file: Is missing. `npm run new -- site` writes one, with the name, the address and the rules of the catalog.',
		],
	],
	[
		'a file with the other ending of YAML',
		{ 'site.yaml': null, 'site.yml': siteYaml },
		['content/site.yaml:1:1 file: Is missing. Rename `site.yml` to `site.yaml`.'],
	],
	['an empty file', { 'site.yaml': '' }, ['content/site.yaml:1:1 file: Has no value. Write a map of keys and values.']],
	[
		'a text',
		{ 'site.yaml': 'hello\n' },
		['content/site.yaml:1:1 file: Must be a map of keys and values; this one is the text `hello`.'],
	],
	[
		'broken YAML',
		{ 'site.yaml': siteYaml.replace('name: Test Catalog', 'name: "Test Catalog') },
		['content/site.yaml:1:7 file: The text opens with `"` and is never closed. Write `"` after its last word.'],
	],
	[
		'front matter fences',
		{ 'site.yaml': `---\n${siteYaml}---\n` },
		[
			'content/site.yaml:18:1 file: Holds more than one YAML document. Keep one, and delete lines such as `---` and `...`.',
		],
	],
	[
		'invalid UTF-8',
		{ 'site.yaml': Buffer.of(0x6e, 0x61, 0xff) },
		['content/site.yaml:1:2 file: Is not UTF-8. Save the file as UTF-8 text.'],
	],
	[
		'an invisible character in a comment',
		{ 'site.yaml': `# \u202e\n${siteYaml}` },
		['content/site.yaml:1:3 file: Must not hold the invisible character U+202E. Delete it.'],
	],
	[
		'over 256 KiB',
		{ 'site.yaml': '#'.repeat(262_145) },
		['content/site.yaml:1:1 file: Must be 256 KiB or smaller. Shorten it.'],
	],
	[
		'over 64 KiB of YAML',
		{ 'site.yaml': '#'.repeat(65_537) },
		['content/site.yaml:1:1 file: Must have 65536 characters and 5000 lines or fewer. Shorten it.'],
	],
	[
		'an unknown key',
		{ 'site.yaml': `${siteYaml}plan: []\n` },
		['content/site.yaml:17:1 plan: Unknown key `plan`. Did you mean `plans`?'],
	],
	[
		'a score below zero',
		{ 'site.yaml': siteYaml.replace('votes: 1', 'votes: -1') },
		['content/site.yaml:15:10 score.votes: Must be 0 or more; this one is -1.'],
	],
	[
		'a score in words',
		{ 'site.yaml': siteYaml.replace('votes: 1', 'votes: one') },
		['content/site.yaml:15:10 score.votes: Must be a number; this one is the text `one`.'],
	],
	[
		'a missing score',
		{ 'site.yaml': siteYaml.slice(0, siteYaml.indexOf('score:')) },
		['content/site.yaml:1:1 score: Is missing. Write a map of keys and values.'],
	],
	[
		'an unknown forge',
		{ 'site.yaml': siteYaml.replace('kind: github', 'kind: svn') },
		['content/site.yaml:5:9 forge.kind: Must be one of `github`, `gitea`, `gitlab`; this one is the text `svn`.'],
	],
	[
		'no plans',
		{ 'site.yaml': siteYaml.replace(/plans:\n.*\n.*\n/, 'plans: []\n') },
		['content/site.yaml:8:8 plans: Must have at least one entry. Add one.'],
	],
	[
		'a plan twice',
		{ 'site.yaml': siteYaml.replace('slug: featured', 'slug: free') },
		['content/site.yaml:10:13 plans[1].slug: The slug `free` is listed twice. Delete one entry.'],
	],
	[
		'a pricing model twice',
		{ 'site.yaml': siteYaml.replace('slug: freemium', 'slug: free') },
		['content/site.yaml:13:13 pricing_models[1].slug: The slug `free` is listed twice. Delete one entry.'],
	],
	[
		'a base URL with a path',
		{ 'site.yaml': siteYaml.replace('catalog.example', 'catalog.example/board') },
		[
			'content/site.yaml:3:11 base_url: Must have no path, `?` or `#`. Write the address of the host, such as `https://catalog.example`.',
		],
	],
	[
		'a base URL with a query',
		{ 'site.yaml': siteYaml.replace('catalog.example', 'catalog.example/?a=b') },
		[
			'content/site.yaml:3:11 base_url: Must have no path, `?` or `#`. Write the address of the host, such as `https://catalog.example`.',
		],
	],
];

describe('site.yaml', () => {
	test.each(sites)('refuses %s', (_title, files, issues) => {
		expect(issuesOf(files)).toEqual(issues);
	});
});

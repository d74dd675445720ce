/** Files that are sound alone and wrong beside the others. */
import { describe, expect, test } from 'vitest';
import { type Files, issuesOf, product, siteYaml, week } from './content-folder.ts';

const references: readonly [title: string, files: Files, ...issues: readonly string[]][] = [
	[
		'an unknown category that resembles a known one',
		{ 'products/acme.md': '---\nname: Acme\ncategories: [writting]\n---\n' },
		'content/products/acme.md:3:14 categories[0]: No category has the slug `writting`. Did you mean `writing`?',
	],
	[
		'a category twice',
		{ 'products/acme.md': '---\nname: Acme\ncategories: [writing, writing]\n---\n' },
		'content/products/acme.md:3:23 categories[1]: `writing` is listed twice. Delete one.',
	],
	[
		'an unknown week with swapped digits',
		{ 'products/acme.md': product('launches: [{period: 2026-w64}]') },
		'content/products/acme.md:4:21 launches[0].period: No launch period has the slug `2026-w64`. Did you mean `2026-w46`?',
	],
	[
		'a week that nobody has added, without naming one whose slug resembles it',
		{ 'products/acme.md': product('launches: [{period: 2026-w45}]') },
		'content/products/acme.md:4:21 launches[0].period: No launch period has the slug `2026-w45`. Add that week to `launch_periods`, or use another.',
	],
	[
		'an unknown week that resembles none',
		{ 'products/acme.md': product('launches: [{period: 1999-w01}]') },
		'content/products/acme.md:4:21 launches[0].period: No launch period has the slug `1999-w01`. Add that week to `launch_periods`, or use another.',
	],
	[
		'a former slug that a product has',
		{ 'products/acme.md': product('former_slugs: [old, acme]') },
		'content/products/acme.md:4:21 former_slugs[1]: `acme` is the slug of a product. A former slug leads to one product: delete it.',
	],
	[
		'a former slug twice in one file',
		{ 'products/acme.md': product('former_slugs: [old, old]') },
		'content/products/acme.md:4:21 former_slugs[1]: `old` is listed twice. Delete one.',
	],
	[
		'a former slug in two files',
		{
			'products/acme.md': product('former_slugs: [old]'),
			'products/zeta.md': product('former_slugs:', '  - old'),
		},
		'content/products/zeta.md:5:5 former_slugs[0]: `old` is a former slug of `acme`, too. It leads to one product: keep it in one of the two files.',
	],
	[
		'the same week twice',
		{ 'products/acme.md': product('launches:', '  - period: 2026-w46', '  - period: 2026-w46') },
		'content/products/acme.md:6:13 launches[1].period: The week `2026-w46` is listed twice. Keep one launch a week.',
	],
	[
		'an unknown plan that resembles a known one',
		{ 'products/acme.md': product('launches: [{period: 2026-w46, plan: fre}]') },
		'content/products/acme.md:4:37 launches[0].plan: There is no plan `fre`. Did you mean `free`?',
	],
	[
		'an unknown pricing model that resembles a known one',
		{ 'products/acme.md': product('pricing_model: fremium') },
		'content/products/acme.md:4:16 pricing_model: There is no pricing model `fremium`. Did you mean `freemium`?',
	],
	[
		'the same slug in two sub-folders',
		{ 'products/a/acme.md': product(), 'products/b/acme.md': product() },
		'content/products/b/acme.md:1:1 file: The slug `acme` is taken by content/products/a/acme.md. Rename one of the two files.',
	],
	[
		'a week that begins on a Tuesday',
		{ 'launch_periods/2026-w46.md': week('Week 46', '2026-11-10', '2026-11-16') },
		"content/launch_periods/2026-w46.md:3:12 starts_on: 2026-11-10 is not a Monday. Write the week's Monday.",
	],
	[
		'a week under the name of another',
		{ 'launch_periods/2026-w48.md': week('Week 46', '2026-11-09', '2026-11-15') },
		'content/launch_periods/2026-w48.md:3:12 starts_on: 2026-11-09 begins the week `2026-w46`. Rename the file to `2026-w46.md`, or correct the date.',
	],
	[
		'a week that ends on a Saturday',
		{ 'launch_periods/2026-w46.md': week('Week 46', '2026-11-09', '2026-11-14') },
		'content/launch_periods/2026-w46.md:4:10 ends_on: Must be the Sunday of the same week. Write 2026-11-15.',
	],
];

describe('the references between files', () => {
	test.each(references)('refuses %s', (_title, files, ...issues) => {
		expect(issuesOf(files)).toEqual(issues);
	});
});

const sites: readonly [title: string, files: Files, ...issues: readonly string[]][] = [
	[
		'a missing file',
		{ 'site.yaml': null },
		'content/site.yaml:1:1 file: Is missing. `npm run new -- site` writes one, with the name, the address and the rules of the catalog.',
	],
	[
		'a file with the other ending of YAML',
		{ 'site.yaml': null, 'site.yml': siteYaml },
		'content/site.yaml:1:1 file: Is missing. Rename `site.yml` to `site.yaml`.',
	],
	[
		'broken YAML',
		{ 'site.yaml': siteYaml.replace('name: Test Catalog', 'name: "Test Catalog') },
		'content/site.yaml:1:7 file: The text opens with `"` and is never closed. Write `"` after its last word.',
	],
	[
		'front matter fences',
		{ 'site.yaml': `---\n${siteYaml}---\n` },
		'content/site.yaml:18:1 file: Holds more than one YAML document. Keep one, and delete lines such as `---` and `...`.',
	],
	[
		'over 256 KiB',
		{ 'site.yaml': '#'.repeat(262_145) },
		'content/site.yaml:1:1 file: Must be 256 KiB or smaller. Shorten it.',
	],
	[
		'an unknown forge',
		{ 'site.yaml': siteYaml.replace('kind: github', 'kind: svn') },
		'content/site.yaml:5:9 forge.kind: Must be one of `github`, `gitea`, `gitlab`; this one is the text `svn`.',
	],
	[
		'no plans',
		{ 'site.yaml': siteYaml.replace(/plans:\n.*\n.*\n/, 'plans: []\n') },
		'content/site.yaml:8:8 plans: Must have at least one entry. Add one.',
	],
	[
		'a plan twice',
		{ 'site.yaml': siteYaml.replace('slug: featured', 'slug: free') },
		'content/site.yaml:10:13 plans[1].slug: The slug `free` is listed twice. Delete one entry.',
	],
	[
		'a base URL with a path',
		{ 'site.yaml': siteYaml.replace('catalog.example', 'catalog.example/board') },
		'content/site.yaml:3:11 base_url: Must have no path, `?` or `#`. Write the address of the host, such as `https://catalog.example`.',
	],
];

describe('site.yaml', () => {
	test.each(sites)('refuses %s', (_title, files, ...issues) => {
		expect(issuesOf(files)).toEqual(issues);
	});
});

/** Names and places of files that are wrong, and files that contradict others, by their issues. */
import { expect, test } from 'vitest';
import { type Files, issuesOf, product, siteYaml, week } from './content-folder.ts';

const refused: Readonly<Record<string, Files>> = {
	'content/products/aU+000A::error::b.md:1:1 file: The file name is the slug: `aU+000A::error::b` must be lower-case letters and digits, joined by single hyphens, at most 80 characters. Rename the file.':
		{ 'products/a\n::error::b.md': product() },
	'content/products/con.md:1:1 file: `con` is a device name on Windows. Rename the file.': {
		'products/con.md': product(),
	},
	'content/product:1:1 file: This folder is not read. Did you mean `products`?': { 'product/acme.md': product() },
	'content/products/acme.md:3:14 categories[0]: No category has the slug `writting`. Did you mean `writing`?': {
		'products/acme.md': '---\nname: Acme\ncategories: [writting]\n---\n',
	},
	'content/products/acme.md:3:23 categories[1]: `writing` is listed twice. Delete one.': {
		'products/acme.md': '---\nname: Acme\ncategories: [writing, writing]\n---\n',
	},
	'content/products/zeta.md:5:5 former_slugs[0]: `old` is also a former slug of `acme`. It can redirect to only one product: keep it in one of the two files.':
		{
			'products/acme.md': product('former_slugs: [old]'),
			'products/zeta.md': product('former_slugs:', '  - old'),
		},
	'content/products/b/acme.md:1:1 file: The slug `acme` is taken by content/products/a/acme.md. Rename one of the two files.':
		{ 'products/a/acme.md': product(), 'products/b/acme.md': product() },
	'content/launch_periods/2026-w46.md:3:12 starts_on: 2026-11-10 is not a Monday. Write the Monday of that week.': {
		'launch_periods/2026-w46.md': week('Week 46', '2026-11-10', '2026-11-16'),
	},
	'content/launch_periods/2026-w48.md:3:12 starts_on: 2026-11-09 is the Monday of `2026-w46`. Rename the file to `2026-w46.md`, or correct the date.':
		{ 'launch_periods/2026-w48.md': week('Week 48', '2026-11-09', '2026-11-15') },
	'content/launch_periods/2026-w47.md:2:7 name: This names another week. Write `Week 47, 2026`, or a name of your own.':
		{ 'launch_periods/2026-w47.md': week('Week 46, 2026', '2026-11-16', '2026-11-22') },
	'content/launch_periods/2026-w47.md:2:7 name: This is also the name in `launch_periods/2026-w46.md`. Write another one.':
		{ 'launch_periods/2026-w47.md': week('week 46', '2026-11-16', '2026-11-22') },
	'content/categories/writing.md:2:7 name: This is also the name in `categories/productivity.md`. Write another one.': {
		'categories/writing.md': '---\nname: Productivity\n---\n',
	},
	'content/products/acme.md:4:38 front matter: `1e3` is the number 1000. Write it in plain digits, or put a text in quotes: `"1e3"`.':
		{ 'products/acme.md': product('launches: [{period: 2026-w46, votes: 1e3}]') },
	'content/products/acme.md:4:16 front matter: `0x1F` is the number 31. Write it in plain digits, or put a text in quotes: `"0x1F"`.':
		{ 'products/acme.md': product('reviews_count: 0x1F') },
	'content/products/acme.md:4:16 front matter: `12.000` is the number 12. Write it in plain digits, or put a text in quotes: `"12.000"`.':
		{ 'products/acme.md': product('reviews_count: 12.000') },
	'content/products/acme.md:4:38 launches[0].votes: Must be 1000000000 or less; this one is 99999999999.': {
		'products/acme.md': product('launches: [{period: 2026-w46, votes: 99999999999}]'),
	},
	'content/products/acme.md:6:1 body: A second front matter begins here. Keep one of the two, or write `***` for a line.':
		{ 'products/acme.md': product().replace('Text.', '\n---\nname: Acme\n---\n') },
	'content/launch_periods/2026-w46.md:4:10 ends_on: Must be the Sunday of the same week. Write 2026-11-15.': {
		'launch_periods/2026-w46.md': week('Week 46', '2026-11-09', '2026-11-14'),
	},
	'content/site.yaml:1:1 file: Missing. `npx launch-catalog init FOLDER` writes one, with the name, the address and the rules of a board.':
		{ 'site.yaml': null },
	'content/site.yaml:18:1 file: A line such as `---` or `...` starts another YAML document. Delete it.': {
		'site.yaml': `---\n${siteYaml}---\n`,
	},
	'content/site.yaml:1:1 file: Must be 256 KiB or smaller. Shorten it.': { 'site.yaml': '#'.repeat(262_145) },
	'content/site.yaml:5:9 forge.kind: Must be one of `github`, `gitea`, `gitlab`; this one is the text `svn`.': {
		'site.yaml': siteYaml.replace('kind: github', 'kind: svn'),
	},
	'content/site.yaml:8:14 forge.proposals: Only GitHub has workflows for issues, and only for a board at the top of its repository. Delete this line.':
		{
			'site.yaml': siteYaml.replace('kind: github', 'kind: gitlab').replace('branch: main', '$&\n  proposals: issues'),
		},
	'content/site.yaml:10:13 plans[1].slug: The slug `free` is listed twice. Delete one entry.': {
		'site.yaml': siteYaml.replace('slug: featured', 'slug: free'),
	},
	'content/site.yaml:1:7 lang: There is no such language. Write a tag such as `de` or `pt-BR` (BCP 47).': {
		'site.yaml': `lang: xx\n${siteYaml}`,
	},
	...Object.fromEntries(
		[
			['*', 'https://stats.example'],
			['data:', 'https://stats.example'],
			["'unsafe-inline'", 'https://stats.example'],
			['http://a.example', 'https://a.example'],
			['https://a.example/b', 'https://a.example'],
			['https://A.example', 'https://a.example'],
			['https://*.example', 'https://stats.example'],
			["https://a.example; script-src 'unsafe-inline'", 'https://stats.example'],
		].map(([text = '', example]) => [
			`content/site.yaml:1:20 policy.script[0]: \`${text}\` is not an origin. Write \`https://\` and a host, without a path, such as \`${example}\`.`,
			{ 'site.yaml': `policy: { script: ["${text}"] }\n${siteYaml}` },
		]),
	),
	'content/site.yaml:1:11 policy.style: Unknown key `style`. Use `script`, `connect`, `frame`, `form`, `img`, `font`, `media`.':
		{ 'site.yaml': `policy: { style: [https://a.example] }\n${siteYaml}` },
	'content/site.yaml:1:22 analytics.script: `http://a.example/a.js` is not the address of a script. Write one with `https://`, such as `https://stats.example/script.js`.':
		{ 'site.yaml': `analytics: { script: http://a.example/a.js }\n${siteYaml}` },
	'content/site.yaml:1:68 analytics.attributes.onload: Is no data attribute. Write a name in lower case that begins with `data-`, such as `data-domain`.':
		{
			'site.yaml': `analytics: { script: https://a.example/a.js, attributes: { onload: true } }\n${siteYaml}`,
		},
	'content/site.yaml:1:23 newsletter.action: `http://news.example/add` is not the address of a form. Write one with `https://`, such as `https://news.example/join`.':
		{ 'site.yaml': `newsletter: { action: http://news.example/add }\n${siteYaml}` },
	'content/site.yaml:1:56 newsletter.field: Write the `name` of the field for the address in the form of the service, such as `EMAIL`.':
		{ 'site.yaml': `newsletter: { action: https://news.example/add, field: your address }\n${siteYaml}` },
	'content/texts.yaml:1:1 serach: Unknown key `serach`. Did you mean `search`?': { 'texts.yaml': 'serach: {}\n' },
	'content/texts.yaml:2:17 markdown.pictureTitle: There is no such text. Its name is `markdown.unshown` now.': {
		'texts.yaml': 'markdown:\n  pictureTitle: x\n',
	},
	'content/texts.yaml:2:10 search.titel: There is no such text. Did you mean `title`?': {
		'texts.yaml': 'search:\n  titel: Find\n',
	},
	'content/texts.yaml:2:10 product.visit: Missing: `{host}`.': { 'texts.yaml': 'product:\n  visit: Open it\n' },
	'content/texts.yaml:2:12 search.nothing: The text has no part `word`. Did you mean `words`?\ncontent/texts.yaml:2:12 search.nothing: Missing: `{words}`, `<link>…</link>`.':
		{ 'texts.yaml': "search:\n  nothing: 'No {word}.'\n" },
	'content/texts.yaml:3:5 search.found.fewer: Unknown key `fewer`. Use `other`, `zero`, `one`, `two`, `few`, `many`.': {
		'texts.yaml': "search:\n  found:\n    fewer: '{count} found.'\n    other: '{count} found.'\n",
	},
	'content/texts.yaml:2:10 product.visit: The text has no part `hôte`.\ncontent/texts.yaml:2:10 product.visit: Missing: `{host}`.':
		{
			'texts.yaml': 'product:\n  visit: Visit {hôte}\n',
		},
	'content/texts.yaml:3:10 search.found.few: `en` has no such plural form. Use `one`, `other`.': {
		'texts.yaml': "search:\n  found:\n    few: '{count} found.'\n    other: '{count} found.'\n",
	},
	'content/texts.yaml:4:10 search.found.few: Missing: `{count}`.': {
		'site.yaml': `lang: cs\n${siteYaml}`,
		'texts.yaml': "search:\n  found:\n    one: 'Jeden'\n    few: 'Několik'\n    other: '{count}'\n",
	},
	'content/texts.yaml:3:5 search.title: This text depends on no number. Write one text, without plural forms.': {
		'texts.yaml': 'search:\n  title:\n    other: Find\n',
	},
	'content/texts.yaml:2:10 search.title: Write a text, or a text for each plural form with `other`.': {
		'texts.yaml': 'search:\n  title: 5\n',
	},
	'content/synonyms.yaml:2:5 synonyms[0]: Must have 2 entries or more. Add some.': {
		'synonyms.yaml': 'synonyms:\n  - [todo]\n',
	},
	'content/synonyms.yaml:2:12 synonyms[0][1]: Must have 3 words or fewer. Write what a reader would type into a search.':
		{
			'synonyms.yaml': 'synonyms:\n  - [todo, one two three four]\n',
		},
	'content/synonyms.yaml:2:12 synonyms[0][1]: Listed twice. Delete one of them.': {
		'synonyms.yaml': 'synonyms:\n  - [todo, Todo]\n',
	},
};

test.for(Object.entries(refused))('a content folder: %s', ([issues, files]) => {
	expect(issuesOf(files)).toEqual(issues.split('\n'));
});

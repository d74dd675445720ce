/** Files whose names or places are wrong. */
import { describe, expect, test } from 'vitest';
import { type Files, issuesOf, product } from './content-folder.ts';

type BrokenNames = readonly [title: string, files: Files, ...issues: readonly string[]];

const names: readonly BrokenNames[] = [
	[
		'a page in the place of a path of the site',
		{
			'pages/developers.md': '---\ntitle: Developers\ndescription: Mine.\n---\n',
			'pages/products.md': '---\ntitle: Products\ndescription: Mine.\n---\n',
		},
		'content/pages/developers.md:2:1 front matter: The path `/developers` belongs to the site itself. Rename the file.',
		'content/pages/products.md:2:1 front matter: The path `/products` belongs to the site itself. Rename the file.',
	],
	[
		'an upper-case letter',
		{ 'products/Acme.md': product() },
		'content/products/Acme.md:1:1 file: The file name is the slug: `Acme` must be lower-case letters and digits, joined by single hyphens, at most 80 characters. Rename the file.',
	],
	[
		'a line end',
		{ 'products/a\n::error::b.md': product() },
		'content/products/aU+000A::error::b.md:1:1 file: The file name is the slug: `aU+000A::error::b` must be lower-case letters and digits, joined by single hyphens, at most 80 characters. Rename the file.',
	],
	[
		'a Windows device name',
		{ 'products/con.md': product() },
		'content/products/con.md:1:1 file: `con` is a device name on Windows. Rename the file.',
	],
	...Object.entries({
		products: product(),
		categories: '---\nname: Indexes\n---\n',
		pages: '---\ntitle: Index\ndescription: Mine.\n---\n',
		launch_periods: '---\nname: Week 47\nstarts_on: 2026-11-16\nends_on: 2026-11-22\n---\n',
	}).map(
		([folder, text]): BrokenNames => [
			`the name of a folder itself among ${folder}`,
			{ [`${folder}/index.md`]: text },
			`content/${folder}/index.md:1:1 file: \`index\` is the name by which hosts show a folder itself. Rename the file.`,
		],
	),
	[
		'another ending',
		{ 'products/acme.txt': 'a' },
		'content/products/acme.txt:1:1 file: Only Markdown files and pictures belong here. Give it the ending `.md`, `.png`, `.jpg` or `.webp`, or move it elsewhere.',
	],
	[
		'a section that is a file',
		{ products: 'a' },
		'content/products:1:1 file: Must be a folder, not a file or a link. Put the folder itself here.',
	],
	[
		'a misspelt section',
		{ 'product/acme.md': product() },
		'content/product:1:1 file: This folder is not read. Did you mean `products`?',
	],
];

describe('file and folder names', () => {
	test.for(names)('refuses %s', ([_title, files, ...issues]) => {
		expect(issuesOf(files)).toEqual(issues);
	});
});

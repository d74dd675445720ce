/** Adds a page as `CONTRIBUTING.md` says, in a copy. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build, copyCheckout, run, settings } from './support/checkout.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** The code of the steps. */
const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Add a page\n');
const [row = '', component = '', markdown = ''] = Array.from(
	section.matchAll(/^ {3}```\w+\n(.*?)^ {3}```$/gms),
	([, code = '']) => code.replaceAll(/^ {3}/gm, ''),
);

test('a page is a row, a component and a Markdown version', async () => {
	const checkout = copyCheckout(temporaryFolder());
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(checkout, file)), { recursive: true });
		writeFileSync(join(checkout, file), text);
	};
	const table = 'src/render/site-pages.ts';
	const before = readFileSync(table, 'utf8');
	const importLine = "import { glossaryMarkdown } from './markdown/glossary.ts';\n";
	write(table, before.replace(/^import /m, `${importLine}import `).replace(/^\];$/m, `\t${row}];`));
	write('src/render/html/glossary/GlossaryPage.astro', component);
	write('src/render/markdown/glossary.ts', markdown);
	await build(checkout, {});

	const published = join(checkout, 'dist/client');
	const read = (path: string) => readFileSync(join(published, path), 'utf8');
	const name = 'Browsers and feeds';
	expect(read('glossary.html')).toContain(`<dt>${name}</dt>`);
	expect(read('glossary.md')).toContain(`**${name}**`);
	expect(read('sitemap.xml')).toContain('<loc>https://catalog.example/glossary</loc>');
	// Its component adds no style sheet to another page, and its own page links those of all pages.
	const sheets = (path: string) =>
		Array.from(read(path).matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, href]) => href);
	expect(sheets('glossary.html')).toEqual(sheets('categories.html'));
	expect(existsSync(join(published, 'glossary/index.html'))).toBe(false);

	write('content/pages/glossary.md', '---\ntitle: Mine\ndescription: Mine.\n---\nText.\n');
	const { code, stdout, stderr } = await run(checkout, 'scripts/check.ts', settings);
	expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('The site itself uses the path `/glossary`')]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { loadTool } from '../support/tools.ts';

const cwd = join(inject('release'), 'client');
const pages = globSync('**/*.html', { cwd });
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

const withScript = [
	'404.html',
	'compare.html',
	'index.html',
	'launch.html',
	'saved.html',
	'search.html',
	'status.html',
	'developers/reference.html',
];

describe('every page', () => {
	test('has the notice, one heading of the first rank, and the scripts of the search, of saved products, of copying, of filters, of orders, of places, of contents and its own alone', () => {
		expect(pages.length).toBeGreaterThan(170);
		for (const page of pages) {
			const html = read(page);
			expect(html).toContain('demonstration data');
			expect([page, html.match(/<meta name="description" content="[^"]/g)?.length]).toEqual([page, 1]);
			// The preview of the launch form is a template.
			expect([page, html.replace(/<template.*<\/template>/s, '').match(/<h1/g)?.length]).toEqual([page, 1]);
			const marks = [/class="code"|data-copy/, /data-category/, /id="contents"/, /class="since/, /data-week/];
			const own = [withScript.includes(page), ...marks.map((mark) => mark.test(html))];
			const script = expect.stringMatching(/^<script (?:type="module" )?src="\/_astro\//);
			const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>/g);
			expect(scripts).toEqual(Array.from({ length: 1 + own.filter(Boolean).length }, () => script));
			expect(html).toContain('<a class="search-link" href="/search"');
			expect(html).not.toContain('style=');
		}
	});

	test('but the form, the search, the comparison, the saved products and the 404 has a Markdown version that it links to, with the notice', () => {
		for (const page of pages.filter(
			(path) => !['404.html', 'compare.html', 'launch.html', 'saved.html', 'search.html'].includes(path),
		)) {
			const version = page.replace(/\.html$/, '.md');
			expect(read(page)).toContain(`type="text/markdown" href="/${version}"`);
			expect(read(version)).toContain('demonstration data');
		}
	});

	test('leads to the same products and weeks as its Markdown version', () => {
		const versions = globSync('**/*.md', { cwd }).map((path) => [path, path.replace(/\.md$/, '.html')] as const);
		const ofPages = versions.filter(([, page]) => pages.includes(page));
		expect(ofPages.length).toBeGreaterThan(170);
		for (const [version, page] of ofPages) {
			const linked = (text: string, link: RegExp) =>
				[...new Set([...text.matchAll(link)].map(([, path]) => `${path}.html`))].filter((path) => path !== page).sort();
			const [, main = ''] = /<main(.*)<\/main>/s.exec(read(page)) ?? [];
			const html = linked(main, /href="\/((?:products|launches)\/[\w-]+)"/g);
			const markdown = linked(
				read(version),
				/[(<]https:\/\/catalog\.example\/((?:products|launches)\/[\w-]+)\.md[)>]/g,
			);
			expect([version, markdown]).toEqual([version, html]);
		}
	});
});

test('the scripts of every page are two files with at most 1.75 KB', () => {
	const [[, entry = ''] = [], ...others] = read('categories.html').matchAll(/<script type="module" src="([^"]+)"/g);
	expect(others).toEqual([]);
	const source = read(entry);
	const imported = [...source.matchAll(/^import(?:.* ?from ?)?"\.\/([^"]+)"/gm)].map(
		([, name = '']) => `_astro/${name}`,
	);
	const bytes = [entry, ...imported].map((path) => gzipSync(readFileSync(join(cwd, path))).length);
	expect(bytes).toHaveLength(2);
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_792);
});

/** What is used of `html-validate`. */
interface HtmlValidatePackage {
	readonly HtmlValidate: new (options: object) => { validateString(html: string): Promise<Report> };
}
interface Report {
	readonly results: readonly { readonly messages: readonly Message[] }[];
}
type Message = Readonly<Record<'line' | 'message' | 'ruleId', string>>;

describeWith(['tools'], 'a validator of HTML', () => {
	/** `line rule: message` of everything that is wrong with a page. */
	async function problems(html: string): Promise<string[]> {
		const { HtmlValidate } = loadTool('html-validate') as HtmlValidatePackage;
		const validator = new HtmlValidate({
			extends: ['html-validate:recommended'],
			rules: {
				// Astro writes `<!DOCTYPE html>` and leaves void elements open; both are HTML.
				'doctype-style': 'off',
				'void-style': 'off',
				// Generated text may end a line with a space.
				'no-trailing-whitespace': 'off',
				'long-title': 'off',
				// The list of a combobox; a `select` cannot filter as one types.
				'prefer-native-element': ['error', { exclude: ['listbox'] }],
			},
		});
		const { results } = await validator.validateString(html);
		const messages = results.flatMap(({ messages }) => messages);
		return messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`);
	}

	test('finds nothing in any page', async () => {
		const wrong: string[] = [];
		for (const page of pages) for (const problem of await problems(read(page))) wrong.push(`${page}:${problem}`);
		expect(wrong.slice(0, 10)).toEqual([]);
	});
});

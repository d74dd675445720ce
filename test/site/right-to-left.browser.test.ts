/**
 * A board in an invented language: right to left, each text a third longer than the English one and in brackets. It finds what is
 * cut or fixed in direction on a phone, and English that is in no table, also what scripts show.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { en } from '../../src/texts/languages/en.ts';
import type { Message, Section } from '../../src/texts/messages.ts';
import { build, copyCheckout } from '../support/checkout.ts';
import { connectToChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { fixedSettings, fixtureContent } from '../support/run-build.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { templates, type Visit, visit } from './site.ts';

const longer = (text: string): string => `⟦${text}${' ~~~~~'.repeat(Math.ceil(text.length / 18))}⟧`;

const longerMessage = (message: Message): Message =>
	typeof message === 'string'
		? longer(message)
		: { one: longer(message.one ?? message.other), other: longer(message.other) };

const texts = Object.fromEntries(
	Object.entries(en)
		// Columns of tables have no place on pages, and agents read the messages about Markdown.
		.filter(([name]) => name !== 'columns' && name !== 'markdown')
		.map(([name, section]: [string, Section]) => [
			name,
			Object.fromEntries(Object.entries(section).map(([key, message]) => [key, longerMessage(message)])),
		]),
);

/** Guides are in English, and what is on them. */
const guides = ['developers', 'API reference', 'API changelog', 'versions', 'authentication', "editors' guide"];
const pages = Object.entries(templates).filter(([name]) => !guides.includes(name));

const folder = temporaryFolder();
const content = join(folder, 'content');

/** Words that pages show as they are: all that the content has, its slugs, and names of formats. */
function wordsOfContent(): ReadonlySet<string> {
	const files = globSync('**/*.{md,yaml}', { cwd: fixtureContent });
	const all = files.map((path) => `${path} ${readFileSync(join(fixtureContent, path), 'utf8')}`).join(' ');
	return new Set([
		...all.split(/[^\p{L}]+/u),
		'GitHub',
		'JSON',
		'RSS',
		'Atom',
		'Markdown',
		'Ctrl',
		'MCP',
		'API',
		'SVG',
		'HTML',
	]);
}

/** What is outside of brackets, of texts in the language of the board, and the directions that are fixed. */
function inspectPage(guideLinks: string) {
	const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const outside: string[] = [];
	let depth = 0;
	for (let node = shown.nextNode(); node; node = shown.nextNode()) {
		const parent = node.parentElement;
		if (!parent || parent.closest(`script, style, noscript, template, code, pre, kbd, [lang="en"], ${guideLinks}`))
			continue;
		let text = '';
		for (const letter of node.textContent ?? '') {
			if (letter === '⟦') depth++;
			if (depth === 0) text += letter;
			if (letter === '⟧') depth--;
		}
		if (/[A-Za-z]{2}/.test(text)) outside.push(text.trim());
	}
	const left = [...document.querySelectorAll('body *')].filter(
		(element) => getComputedStyle(element).textAlign === 'left' && !element.closest('pre, code, [dir="ltr"]'),
	);
	const { scrollWidth, dir } = document.documentElement;
	return { outside, depth, scrollWidth, dir, left: left.map(({ tagName, className }) => `${tagName} ${className}`) };
}

describeWith(['chromium'], 'a board from right to left', () => {
	let browser: Browser;
	let server: ServerProcess;
	let phone: Visit;
	const known = wordsOfContent();

	beforeAll(async () => {
		cpSync(fixtureContent, content, { recursive: true });
		const site = join(content, 'site.yaml');
		writeFileSync(site, `lang: ar\n${readFileSync(site, 'utf8')}`);
		writeFileSync(join(content, 'texts.yaml'), stringify(texts));
		const OUT_DIR = join(folder, 'dist');
		const { CATALOG_DATE, SITE_URL } = fixedSettings;
		await build(copyCheckout(join(folder, 'checkout')), { CONTENT_DIR: content, OUT_DIR, CATALOG_DATE, SITE_URL });
		browser = await connectToChromium();
		server = await startServer('scripts/serve.ts', { OUT_DIR, RATE_LIMIT_EXEMPT: '127.0.0.0/8' });
		phone = await visit(browser, server.url, { viewport: { width: 390, height: 844 } });
	});

	afterAll(() => Promise.all([browser?.close(), server?.stop()]));

	test.for(pages)('shows %s whole, in one direction, with texts of the table alone', async ([, path]) => {
		await phone.load(path);
		const { outside, ...found } = await phone.page.evaluate(inspectPage, 'a[href="/llms.txt"]');
		expect(found).toEqual({ depth: 0, scrollWidth: 390, dir: 'rtl', left: [] });
		const unknown = outside.filter((text) =>
			text.split(/[^\p{L}]+/u).some((word) => word.length > 1 && !known.has(word)),
		);
		expect(unknown).toEqual([]);
	});
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { openapiDocument } from '../../../src/render/json/openapi.ts';
import { referenceOf } from '../../../src/render/markdown/reference.ts';
import { contractText } from '../../contract/contract.ts';
import { baseUrl } from '../../support/run-build.ts';

const read = (file: string): string => readFileSync(join(inject('release'), 'client/developers', file), 'utf8');

/** Letters and digits of what a reader sees. */
const readIn = (html: string): string => lettersOf(html.replaceAll(/<[^>]*>|&(?:#\w+|\w+);/g, ''));
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Markdown without what a page does not show: where links lead, languages of code. */
const visible = (markdown: string): string => markdown.replaceAll(/\]\([^)]*\)|^```\w+/gm, '');

describe('the reference', () => {
	const { body: text } = referenceOf(openapiDocument(contractText, baseUrl));

	test('says on the page what its text says, and nothing else', () => {
		const [, prose = ''] = /<div class="prose">(.*)<\/div>\s*<\/div>\s*<aside/s.exec(read('reference.html')) ?? [];
		expect(readIn(prose)).toBe(lettersOf(visible(text)));
	});

	test('says in Markdown what its text says', () => {
		expect(visible(read('reference.md'))).toContain(visible(text));
	});

	test('has title and summary of the contract in both', () => {
		const summary = 'Read a public catalog of launched products and weekly launch rankings.';
		expect(read('reference.html')).toContain(`<h1>Launch Catalog API reference</h1><p class="lead">${summary}</p>`);
		expect(read('reference.md')).toMatch(new RegExp(`^# Launch Catalog API reference\\n\\n${summary}\\n`));
	});

	test('keeps words and links apart', () => {
		expect(read('reference.html').match(/<\/a>[a-z]|[a-z]<a /g)).toBeNull();
	});
});

import { describe, expect, test } from 'vitest';
import { prefersMarkdown } from '../../src/http/accept.ts';

describe('prefersMarkdown', () => {
	test.for([
		['text/markdown', true],
		['text/markdown, text/html', true],
		['text/html, text/markdown;q=0.9', false],
		['text/html;q=0.8, text/markdown;q=0.9', true],
		['TEXT/Markdown;variant=GFM, text/html;q=0.5', true],
		['text/markdown;q=0.5, */*', false],
		['text/markdown;q=0', false],
		['*/*', false],
		['text/html,application/xhtml+xml,*/*;q=0.8', false],
		['', false],
	] as const)('of %j is %s', ([accept, expected]) => {
		expect(prefersMarkdown(accept)).toBe(expected);
	});
});

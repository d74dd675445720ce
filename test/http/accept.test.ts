import { describe, expect, test } from 'vitest';
import { prefers } from '../../src/http/accept.ts';

describe('prefers', () => {
	test.for([
		['text/markdown', true],
		['text/html, text/markdown;q=0.9', false],
		['text/html;q=0.8, text/markdown;q=0.9', true],
		['TEXT/Markdown;variant=GFM, text/html;q=0.5', true],
		['text/markdown;q=0.5, */*', false],
		['text/markdown;q=0', false],
		['text/html,application/xhtml+xml,*/*;q=0.8', false],
	] as const)('of Markdown and %j is %s', ([accept, expected]) => {
		expect(prefers('text/markdown', accept)).toBe(expected);
	});

	test.for([
		['application/json, text/plain, */*', true],
		['text/html, application/json;q=0.9', false],
		['application/json;q=0', false],
	] as const)('of JSON and %j is %s', ([accept, expected]) => {
		expect(prefers('application/json', accept)).toBe(expected);
	});
});

import { describe, expect, test } from 'vitest';
import { chooseCoding } from '../../src/hosts/node/assets.ts';
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

test('entries of a header behind the first 32 are not read, in any spelling of the list', () => {
	for (const entry of ['a', '', 'a;b;c=d;q=1']) {
		const others = `${entry},`.repeat(31);
		expect(prefers('text/markdown', `${others}text/markdown`)).toBe(true);
		expect(prefers('text/markdown', `${others},text/markdown`)).toBe(false);
		expect(chooseCoding(`${others}gzip`)).toBe('gzip');
		expect(chooseCoding(`${others},gzip`)).toBe(undefined);
	}
});

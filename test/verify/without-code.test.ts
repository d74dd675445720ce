import { describe, expect, test } from 'vitest';
import { withoutCode } from '../../src/verify/without-code.ts';

describe('withoutCode', () => {
	test.for([
		['a fenced block', 'a\n```sh\ncurl /x\n```\nb', 'a\nb'],
		['a block in tildes that holds backticks', '~~~\n```\n~~~\nb', 'b'],
		['a block that a longer fence ends', '```\n/x\n`````\nb', 'b'],
		['a block that ends with the text', 'a\n````\n/x\n```\n', 'a'],
		['a span', 'a `/x` b', 'a  b'],
		['a span that holds fewer backticks', 'a `` ` /x `` b', 'a  b'],
	] as const)('leaves out %s', ([, text, kept]) => {
		expect(withoutCode(text)).toBe(kept);
	});

	test.for([
		['a run that none of its length follows', 'a ``` b `` c ` d'],
		['a line that only begins like a fence', '``` `/x'],
		['fences that stand too far in', '    ```\n/x'],
	] as const)('keeps %s', ([, text]) => {
		expect(withoutCode(text)).toBe(text);
	});
});

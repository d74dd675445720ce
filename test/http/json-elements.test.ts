import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf } from '../../src/http/json-elements.ts';

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

describe('elementsOf', () => {
	test('finds what JSON.stringify has written, element by element, for any array', () => {
		fc.assert(
			fc.property(fc.array(fc.jsonValue(), { maxLength: 12 }), fc.jsonValue(), (elements, rest) => {
				const bytes = encoder.encode(`{"list":${JSON.stringify(elements)},"rest":${JSON.stringify(rest)}}`);
				const text = (start: number, end?: number) => decoder.decode(bytes.subarray(start, end));
				const found = elementsOf(bytes, '{"list":['.length);
				const { starts = [], end = 0 } = found ?? {};
				const texts = starts.slice(0, -1).map((start, index) => text(start, (starts[index + 1] ?? 0) - 1));
				expect(texts).toEqual(elements.map((element) => JSON.stringify(element)));
				expect(text(end)).toBe(`],"rest":${JSON.stringify(rest)}}`);
			}),
		);
	});

	test('is not misled by signs of JSON inside strings', () => {
		expect(elementsOf(encoder.encode('["a,b","]\\"]","\\\\",{"{":"}"}]'), 1)).toEqual({
			starts: [1, 7, 14, 19, 29],
			end: 28,
		});
	});

	test.for(['', '"a', '"a"', '{"a":[]', '"\\'])('finds nothing in %j, which does not end', (text) => {
		expect(elementsOf(encoder.encode(text), 0)).toBeUndefined();
	});
});

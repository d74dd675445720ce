import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../src/render/discovery/canonical-json.ts';

/** JSON values of texts without lone surrogates, which RFC 8785 does not allow. */
const { value } = fc.letrec((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small' },
		fc.string({ unit: 'binary' }),
		fc.double({ noNaN: true, noDefaultInfinity: true }),
		fc.boolean(),
		fc.constant(null),
		fc.array(tie('value'), { maxLength: 5 }),
		fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 5 }),
	),
}));

/** The same value with the members of every object in the opposite order. */
function reordered(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(reordered);
	if (typeof node !== 'object' || node === null) return node;
	return Object.fromEntries(
		Object.entries(node)
			.reverse()
			.map(([name, member]) => [name, reordered(member)]),
	);
}

describe('canonicalJson', () => {
	test('writes the samples of RFC 8785', () => {
		const literals = {
			numbers: JSON.parse('[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]'),
			string: '\u20ac$\u000f\nA\'B"\\\\"/',
			literals: [null, true, false],
		};
		expect(canonicalJson(literals)).toBe(
			'{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
		);
		const sorted = {
			'\u20ac': 'Euro Sign',
			'\r': 'Carriage Return',
			'\ufb33': 'Hebrew Letter Dalet With Dagesh',
			'1': 'One',
			'\ud83d\ude00': 'Emoji: Grinning Face',
			'\u0080': 'Control',
			'\u00f6': 'Latin Small Letter O With Diaeresis',
		};
		expect([...canonicalJson(sorted).matchAll(/:"([^"]*)"/g)].map(([, text]) => text)).toEqual([
			'Carriage Return',
			'One',
			'Control',
			'Latin Small Letter O With Diaeresis',
			'Euro Sign',
			'Emoji: Grinning Face',
			'Hebrew Letter Dalet With Dagesh',
		]);
	});

	test('leaves out members that are undefined', () => {
		expect(canonicalJson({ b: undefined, a: [] })).toBe('{"a":[]}');
	});

	test('keeps the value, and writes it alike in whatever order its members are', () => {
		fc.assert(
			fc.property(value, (node) => {
				const text = canonicalJson(node);
				expect(canonicalJson(JSON.parse(text))).toBe(text);
				expect(canonicalJson(reordered(node))).toBe(text);
				expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(node)));
			}),
		);
	});
});

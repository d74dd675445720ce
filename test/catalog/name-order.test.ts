import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCodePoints, compareNames, inNameOrder, type NamedEntry } from '../../src/catalog/name-order.ts';
import { isInNameOrder } from '../../src/verify/inspect-file.ts';

const named = (name: string, slug = 'a'): NamedEntry => ({ name, slug });
const names = (items: readonly NamedEntry[]) => items.map(({ name }) => name);
const anyNamed = fc.record({
	name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('acme', 'Acme', '\uff21cme', 'Ácme', '\u{1f600}')),
	slug: fc.stringMatching(/^[a-c]{1,2}$/),
});

describe('inNameOrder', () => {
	test('takes full-width and composed letters for their plain forms', () => {
		const items = [named('\uff22ee', 'x'), named('Ape', 'y'), named('Cat', 'z')];
		expect(names(inNameOrder(items))).toEqual(['Ape', '\uff22ee', 'Cat']);
	});

	test('has letters with accents where their base letters are', () => {
		const items = ['digiKam', 'Zed', 'Déjà Dup', 'Élan', 'DuckDB', 'が', 'かき'].map((name) => named(name));
		expect(names(inNameOrder(items))).toEqual(['Déjà Dup', 'digiKam', 'DuckDB', 'Élan', 'Zed', 'が', 'かき']);
	});

	test('orders names with the same letters as they are written, then by slug', () => {
		const items = [named('Résumé'), named('resume'), named('Resume', 'b'), named('Resume', 'a')];
		const ordered = inNameOrder(items).map(({ name, slug }) => `${name} ${slug}`);
		expect(ordered).toEqual(['Resume a', 'Resume b', 'Résumé a', 'resume a']);
	});

	test('agrees with compareNames', () => {
		fc.assert(
			fc.property(fc.array(anyNamed), (items) => {
				expect(inNameOrder(items)).toEqual(items.toSorted(compareNames));
			}),
		);
	});

	test('is the order that releases are inspected for', () => {
		fc.assert(
			fc.property(anyNamed, anyNamed, (a, b) => {
				expect(isInNameOrder(a, b)).toBe(compareNames(a, b) < 0);
			}),
		);
	});
});

test.for([
	['', 'a'],
	['a', 'ab'],
	['\uffff', '\u{10000}'],
	['a\ue000', 'a\u{1f600}'],
	['a\u{1f600}', 'a\u{1f601}'],
] as const)('compareCodePoints has %j before %j', ([before, behind]) => {
	expect([compareCodePoints(before, behind), compareCodePoints(behind, before)].map(Math.sign)).toEqual([-1, 1]);
	expect(compareCodePoints(behind, behind)).toBe(0);
});

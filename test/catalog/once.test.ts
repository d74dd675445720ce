import { describe, expect, test } from 'vitest';
import { once, oncePer } from '../../src/catalog/once.ts';

describe('once', () => {
	test('computes when it is first called, and never again', () => {
		const calls: string[] = [];
		const value = once(() => void calls.push('computed'));
		expect(calls).toEqual([]);
		expect([value(), value()]).toEqual([undefined, undefined]);
		expect(calls).toEqual(['computed']);
	});
});

describe('oncePer', () => {
	test('computes once for each key, an absent value as well', () => {
		const keys: object[] = [];
		const absent = oncePer((key: object): string | undefined => void keys.push(key));
		const [one, other] = [{}, {}];
		expect([absent(one), absent(other), absent(one)]).toEqual([undefined, undefined, undefined]);
		expect(keys).toEqual([one, other]);
	});

	test('gives the same object again, so that it is hashed once', () => {
		const listOf = oncePer(({ name }: { name: string }) => [name]);
		const key = { name: 'Acme' };
		expect(listOf(key)).toBe(listOf(key));
		expect(listOf({ name: 'Acme' })).not.toBe(listOf(key));
	});
});

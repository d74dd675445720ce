import { expect, test } from 'vitest';
import { changeOf } from '../../../src/render/html/saved/changes.ts';

const releases = [
	{ since: '2026-11-23', date: null, products: { kinds: { vite: ['texts'] } } },
	{ since: '2026-11-16', date: '2026-11-23', products: { kinds: { vite: ['launches'], zig: ['facts'] } } },
	{ since: '2026-11-09', date: '2026-11-16', products: { kinds: { zig: ['texts'] } } },
] as const;
const changes = { products: { vite: 'b', zig: 'b', git: 'a', love: 'b' }, releases };
const hashes = { vite: 'a', zig: 'a', git: 'a', love: 'a', gone: 'a' };
const before = { date: '2026-11-20', hashes };

test('what has changed since a visit has the day and the kinds of the releases after it', () => {
	expect(changeOf('vite', changes, before)).toEqual({ day: '2026-11-23', kinds: ['texts', 'launches'] });
	expect(changeOf('zig', changes, before)).toEqual({ day: '2026-11-20', kinds: ['facts'] });
	expect(changeOf('zig', changes, { date: '2026-11-10', hashes })).toEqual({
		day: '2026-11-16',
		kinds: ['texts', 'facts'],
	});
});

test('a change that is not noted has the day of the visit, and a product that is the same, gone or new to the list has none', () => {
	expect(changeOf('love', changes, before)).toEqual({ day: '2026-11-20', kinds: [] });
	expect(changeOf('git', changes, before)).toBeUndefined();
	expect(changeOf('gone', changes, before)).toBeUndefined();
	expect(changeOf('vite', changes, { date: '2026-11-20', hashes: {} })).toBeUndefined();
	expect(changeOf('vite', changes, undefined)).toBeUndefined();
});

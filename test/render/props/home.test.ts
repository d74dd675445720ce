import { describe, expect, test } from 'vitest';
import type { LaunchPeriod } from '../../../src/catalog/catalog.ts';
import { homeProps } from '../../../src/render/props/home.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

const week = (number: number, status: LaunchPeriod['status'], launched = true): LaunchPeriod => ({
	...{ slug: `2026-w${number}`, name: `Week ${number}`, status, starts_on: '2026-11-16', ends_on: '2026-11-22' },
	...{ source: 'launch_periods/week.md', introduction: undefined, withdrawn: [], corrections: [] },
	has_places: launched,
	rankings: launched
		? [{ position: 1, product: 'product-1', name: 'P1', tagline: undefined, score: 1, votes: 1, comments: 0 }]
		: [],
});

const digestOf = (weeks: readonly LaunchPeriod[], digests = true): string | undefined => {
	const catalog = catalogOf(['P1']);
	return homeProps({ ...catalog, launch_periods: weeks, extras: { ...catalog.extras, digests } }).digest;
};

describe('the front page', () => {
	test('leads to the digest of the newest week that is over and has launches', () => {
		expect(digestOf([week(47, 'active'), week(46, 'finished')])).toBe('2026-w46');
		expect(digestOf([week(47, 'active'), week(46, 'finished', false), week(45, 'finished')])).toBe('2026-w45');
		expect(digestOf([week(47, 'finished'), week(46, 'finished')])).toBe('2026-w47');
	});

	test('leads to none before the first week is over, and where the build makes none', () => {
		expect(digestOf([week(47, 'active')])).toBeUndefined();
		expect(digestOf([week(47, 'active'), week(46, 'finished')], false)).toBeUndefined();
	});
});

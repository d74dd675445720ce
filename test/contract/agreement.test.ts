import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesWithNumbers, withNumbers } from '../../scripts/checkout/generate/numbers.ts';
import * as limits from '../../src/contract/limits.ts';
import { exhaustedRateLimit, rateLimit, rateLimitPolicy } from '../../src/contract/limits.ts';
import * as paths from '../../src/urls/paths.ts';
import { at, bodies, validator } from './contract.ts';

describe('the examples of the contract', () => {
	const examples = bodies().flatMap(({ name, pointer, examples }) =>
		Object.entries(examples).map(([key, { value }]) => [`${name} ${key}`, pointer, value] as const),
	);

	test.each(examples)('%s validates', (_name, pointer, value) => {
		const validate = validator(pointer);
		validate(value);
		expect(validate.errors).toBeNull();
	});

	test('are found when they do not fit', () => {
		const [, pointer = '', value] = examples.find(([name]) => name.endsWith(' product')) ?? [];
		const validate = validator(pointer);
		expect(validate(value)).toBe(true);
		expect(validate({ product: { ...(value as { product: object }).product, votes: -1 } })).toBe(false);
	});
});

describe('limits.ts and the contract', () => {
	test('have the same bounds of page and per_page', () => {
		const schema = (name: string) => at('components', 'parameters', name, 'schema');
		expect(schema('Page')).toEqual({ type: 'integer', ...limits.pageBounds, default: 1 });
		expect(schema('PerPage')).toEqual({ type: 'integer', ...limits.perPageBounds, default: limits.defaultPerPage });
		expect(schema('PerPage')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 50 });
	});

	test('have the same lengths of lists', () => {
		const longest = (schema: string, member: string) =>
			at('components', 'schemas', schema, 'properties', member, 'maxItems');
		expect(longest('ProductList', 'products')).toBe(limits.perPageBounds.maximum);
		expect(longest('LaunchPeriodList', 'launch_periods')).toBe(limits.maximumLaunchPeriods);
		expect(longest('LaunchPeriodDetail', 'rankings')).toBe(limits.maximumRankings);
		expect([limits.maximumLaunchPeriods, limits.maximumRankings]).toEqual([26, 50]);
	});
});

describe('numbers of limits in prose', () => {
	test.each(Object.entries(filesWithNumbers()))(
		'%s has those of the code: `npm run generate` writes them',
		(file, text) => {
			expect(readFileSync(file, 'utf8')).toBe(text);
		},
	);

	test.each([
		[
			'more than 7 requests of a client\nin any 9 seconds',
			`more than ${rateLimit.quota} requests of a client\nin any ${rateLimit.windowSeconds} seconds`,
		],
		['`"api";q=7;w=9` and 7 requests at once', `\`${rateLimitPolicy}\` and 7 requests at once`],
		['up to 7 open or finished weeks of 7 days', 'up to 26 open or finished weeks of 7 days'],
		['its first 7 places, and 7 more', 'its first 50 places, and 7 more'],
	])('are written into %j', (before, after) => {
		expect(withNumbers(before)).toBe(after);
	});
});

describe('the rate limit and the contract', () => {
	test('have the same headers', () => {
		expect(at('components', 'headers', 'RateLimit-Policy', 'example')).toBe(rateLimitPolicy);
		expect(at('components', 'headers', 'RateLimit', 'example')).toBe(exhaustedRateLimit(17));
	});

	test('allow what version 1 promises', () => {
		const promise = /at least (\d+) requests in any (\d+) seconds/.exec(
			readFileSync('src/contract/versions.md', 'utf8'),
		);
		const [, quota, windowSeconds] = promise?.map(Number) ?? [];
		expect(rateLimit.quota).toBeGreaterThanOrEqual(quota ?? Number.NaN);
		expect(rateLimit.windowSeconds).toBeLessThanOrEqual(windowSeconds ?? Number.NaN);
	});

	test('name the policy on every 200 and 429', () => {
		for (const path of Object.keys(at('paths') as object)) {
			for (const status of ['200', '429']) {
				expect(at('paths', path, 'get', 'responses', status, 'headers')).toHaveProperty(['RateLimit-Policy']);
			}
		}
		const { headers } = at('components', 'responses', 'RateLimitExceeded') as { readonly headers: object };
		expect(Object.keys(headers)).toEqual(['RateLimit-Policy', 'RateLimit', 'Retry-After']);
	});
});

describe('paths and links and the contract', () => {
	test('name the links on every 200 and 304', () => {
		const notModified = at('components', 'responses', 'NotModified');
		const found = Object.keys(at('paths') as object).map((path) => at('paths', path, 'get', 'responses', '200'));
		for (const response of [notModified, ...found]) expect(response).toHaveProperty(['headers', 'Link']);
	});

	test('have the same paths', () => {
		expect(Object.keys(at('paths') as object)).toEqual([
			...[paths.productsPath, paths.productFile('{slug}').replace('.json', '')],
			...[paths.launchPeriodsPath, paths.launchPeriodFile('{slug}').replace('.json', '')],
		]);
		expect(paths.launchPeriodsFile).toBe(`${paths.launchPeriodsPath}.json`);
	});

	test('have the same operations, each a GET', () => {
		const paths = at('paths') as Record<string, { get: { operationId: string } }>;
		expect(Object.values(paths).flatMap((item) => Object.keys(item))).toEqual(['get', 'get', 'get', 'get']);
		expect(Object.values(paths).map(({ get }) => get.operationId)).toEqual([
			...['listProducts', 'getProduct', 'listLaunchPeriods', 'getLaunchPeriod'],
		]);
	});
});

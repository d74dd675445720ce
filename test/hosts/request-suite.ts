/** What every host answers alike: one suite, run against each of them. */
import { describe, expect, test } from 'vitest';
import { rateLimit, rateLimitPolicy } from '../../src/contract/limits.ts';
import { describeApi } from './api-requests.ts';
import { describePublished } from './published-requests.ts';
import { type Host, requestsTo } from './requests.ts';

/** @param host - Called for each request. */
export function requestSuite(name: string, host: () => Host): void {
	const requests = requestsTo(host);
	describeApi(name, requests);
	describePublished(name, requests);

	describe(`${name}: the rate limit`, () => {
		test('accepts the quota of a client and rejects the next request', async () => {
			const client = '203.0.113.7';
			const statuses = new Map<number, number>();
			const paths = ['/api/products', '/api/products/love', '/api/products/nope', '/api/products?page=0'];
			for (let count = 0; count < rateLimit.quota; count++) {
				const { status, body } = await host().send(paths[count % 4] ?? '', { client });
				await body?.cancel();
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
			expect(Object.fromEntries(statuses)).toEqual({
				200: rateLimit.quota / 2,
				404: rateLimit.quota / 4,
				400: rateLimit.quota / 4,
			});
			const rejected = await host().send('/api/launch_periods', { client });
			const body = await rejected.json();
			const seconds = Number(rejected.headers.get('retry-after'));
			expect(rejected.status).toBe(429);
			expect(seconds).toBeGreaterThanOrEqual(1);
			expect(seconds).toBeLessThanOrEqual(60);
			expect(rejected.headers.get('ratelimit-policy')).toBe(rateLimitPolicy);
			expect(rejected.headers.get('ratelimit')).toBe(`"api";r=0;t=${seconds}`);
			expect(rejected.headers.get('cache-control')).toBe('no-store');
			expect(body).toMatchObject({ code: 'rate_limit_exceeded', details: { retry_after_seconds: seconds } });
			expect((await host().send('/api/products', { client, method: 'OPTIONS' })).status).toBe(204);
			expect((await host().send('/products/love', { client })).status).toBe(200);
			expect((await host().send('/api/products', { client: '203.0.113.8' })).status).toBe(200);
		});
	});
}

/** What every host answers alike: one suite, run against each of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { rateLimit, rateLimitPolicy } from '../../src/contract/limits.ts';
import { describeApi } from './api-requests.ts';
import { describePublished } from './published-requests.ts';
import { type Host, requestsTo } from './requests.ts';

export function requestSuite(name: string, host: () => Host): void {
	const requests = requestsTo(host);
	describeApi(name, requests);
	describePublished(name, requests);

	describe(`${name}: the rate limit`, () => {
		test('accepts the quota of a client and rejects the next request', async () => {
			const client = '203.0.113.7';
			const statuses = new Set<number>();
			const paths = ['/api/products', '/api/products/love', '/api/products/nope', '/api/products?page=0'];
			for (let count = 0; count < rateLimit.quota; count++) {
				const { status, body } = await host().send(paths[count % 4] ?? '', { client });
				await body?.cancel();
				statuses.add(status);
			}
			expect([...statuses]).toEqual([200, 404, 400]);
			const rejected = await host().send('/api/launch_periods', { client });
			const body = await rejected.json();
			const seconds = Number(rejected.headers.get('retry-after'));
			expect(rejected.status).toBe(429);
			expect(seconds).toBeGreaterThanOrEqual(1);
			expect(seconds).toBeLessThanOrEqual(rateLimit.windowSeconds);
			expect(rejected.headers.get('ratelimit-policy')).toBe(rateLimitPolicy);
			expect(rejected.headers.get('ratelimit')).toBe(`"api";r=0;t=${seconds}`);
			expect(rejected.headers.get('cache-control')).toBe('no-store');
			expect(body).toMatchObject({ code: 'rate_limit_exceeded', details: { retry_after_seconds: seconds } });
			expect((await host().send('/api/products', { client, method: 'OPTIONS' })).status).toBe(204);
			expect((await host().send('/products/love', { client })).status).toBe(200);
			expect((await host().send('/api/products', { client: '203.0.113.8' })).status).toBe(200);
		});

		test('counts every path with a response of the API, and nothing else has its bytes', async () => {
			const { files } = JSON.parse(readFileSync(join(inject('release'), 'client/data/manifest.json'), 'utf8')) as {
				readonly files: readonly { readonly path: string; readonly sha256: string }[];
			};
			const [ofApi, others] = [true, false].map((isOfApi) =>
				files.filter(({ path }) => path.startsWith('/api/') === isOfApi),
			);
			const hashes = new Set(ofApi?.map(({ sha256 }) => sha256));
			expect(others?.filter(({ sha256 }) => hashes.has(sha256))).toEqual([]);

			const client = '203.0.113.9';
			const paths = ['/api/products', ...(ofApi ?? []).flatMap(({ path }) => [path, path.replace('.json', '')])];
			const statuses: number[] = [];
			for (let count = 0; count <= rateLimit.quota; count++) {
				const path = paths[Math.floor((count * paths.length) / (rateLimit.quota + 1))] ?? '';
				const response = await host().send(path, { client });
				await response.body?.cancel();
				statuses.push(response.status);
			}
			expect(statuses.filter((status) => status === 429)).toEqual([429]);

			const other = (path: string) => [
				...[`/release-files${path}`, `/${path}`, path.replace('/', '//'), path.replace('api', '%61pi')],
				...[path.replace('api', 'api/'), path.replace('api', 'x/%2e%2e/api'), `${path}/`, `${path}?page=1`],
				path.replace('/api', '/data'),
			];
			const published = ['/api/products/love.json', '/api/lists/products/50/1.json'];
			const sample = ['/api/products', '/api/products/love', ...published];
			for (const path of [...sample, ...sample.flatMap(other)]) {
				const response = await host().send(path, { client });
				expect([path, [404, 429].includes(response.status)]).toEqual([path, true]);
				await response.body?.cancel();
			}
		});
	});
}

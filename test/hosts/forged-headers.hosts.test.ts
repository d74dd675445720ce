import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { requireFor } from '../support/describe-with.ts';
import { startNetlify } from '../support/netlify/start.ts';
import { startServer } from '../support/server-process.ts';

/** What a client may claim about where it comes from or which site it wants. No cache keys its answers by these. */
const names = `
	cf-connecting-ip client-ip fastly-client-ip forwarded true-client-ip via x-client-ip
	x-cluster-client-ip x-forwarded x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto
	x-forwarded-scheme x-host x-http-method-override x-original-host x-original-url x-real-ip
	x-rewrite-url`
	.trim()
	.split(/\s+/);

const address = fc.oneof(fc.ipV4(), fc.ipV6());
const value = fc.oneof(
	address,
	fc.array(address, { minLength: 2, maxLength: 4 }).map((list) => list.join(', ')),
	address.map((ip) => `for=${ip};host=evil.example;proto=https`),
	fc.constantFrom('evil.example', 'localhost:1', '127.0.0.1', 'https', '/api/products/age', 'DELETE', 'unknown', '*'),
);
/** Other texts are no hosts, and are refused (RFC 9112 section 3.2). */
const host = fc.constantFrom('evil.example', 'localhost:1', '127.0.0.1', '[2001:db8::1]:80');
const forged = fc
	.tuple(fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, maxKeys: 6 }), fc.option(host))
	.map(([headers, claimed]): Record<string, string> => (claimed === null ? headers : { ...headers, host: claimed }));
/** The same thousand on every run. */
const variants = fc.sample(forged, { numRuns: 1_000, seed: 11 });

interface Received {
	readonly status: number;
	readonly body: string;
	readonly headers: string;
}

/** Sends a GET with headers that `fetch` would not let through. */
function get(url: string, headers: Readonly<Record<string, string>>): Promise<Received> {
	return new Promise((resolve, reject) => {
		request(url, { headers: { ...headers, 'accept-encoding': 'identity' } }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				const kept = Object.entries(response.headers).filter(
					([name]) => !/^(?:date|keep-alive|connection|x-nf-.*)$/.test(name),
				);
				resolve({
					status: response.statusCode ?? 0,
					body: Buffer.concat(chunks).toString(),
					headers: JSON.stringify(kept),
				});
			});
		})
			.on('error', reject)
			.end();
	});
}

const stops: (() => Promise<unknown>)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'forged-'));
afterAll(async () => {
	await Promise.all(stops.map((stop) => stop()));
	rmSync(folder, { recursive: true, force: true });
});

async function nodeServer(settings: Readonly<Record<string, string>> = {}): Promise<string> {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), ...settings });
	stops.push(() => server.stop());
	return server.url;
}

const counts = (received: readonly Received[]) =>
	Object.fromEntries([200, 429].map((wanted) => [wanted, received.filter(({ status }) => status === wanted).length]));

describe('1,000 forged headers', () => {
	test('are all counted as the client that sends them on Node', async () => {
		const url = await nodeServer();
		const received: Received[] = [];
		for (const headers of variants) received.push(await get(`${url}/api/launch_periods`, headers));
		expect(counts(received)).toEqual({ 200: 120, 429: 880 });
	});

	test('are all counted as the client that Netlify saw, and change no byte there', async (context) => {
		requireFor(context, 'tools');
		const { url: netlify, stop } = await startNetlify(folder, inject('release'));
		stops.push(stop);
		const plain = await get(`${netlify}/api/products?per_page=3`, { 'x-test-client': '198.51.100.1' });
		const received: Received[] = [];
		// Netlify chooses the site by `Host`, so that a forged one never comes to ours.
		for (const { host: _, ...headers } of variants) {
			received.push(await get(`${netlify}/api/products?per_page=3`, { ...headers, 'x-test-client': '203.0.113.9' }));
		}
		expect(counts(received)).toEqual({ 200: 120, 429: 880 });
		for (const { status, body } of received) if (status === 200) expect(body).toBe(plain.body);
	});
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config as ofAgents } from '../../../netlify/functions/agents.ts';
import { rateLimit } from '../../../src/contract/limits.ts';
import { isolateLimiter, respond, siteOf } from '../../../src/hosts/netlify/shared/edge.ts';
import { agentEndpoints } from '../../../src/urls/paths.ts';
import { usualPolicies } from '../../../src/urls/policy.ts';

const status = (base_url: unknown, rate_limit?: string) => async () =>
	new Response(JSON.stringify({ base_url, rate_limit }));
let deploys = 0;
let deploy: string;

beforeEach(() => {
	deploy = String(deploys++);
});

describe('siteOf', () => {
	test('reads the base URL of a deploy once', async () => {
		const send = vi.fn(status('https://one.example'));
		const [first, second] = await Promise.all([siteOf(deploy, send), siteOf(deploy, send)]);
		expect(first.baseUrl).toBe('https://one.example');
		expect(second).toBe(first);
		expect(send.mock.calls).toEqual([['/status.json'], ['/data/policy.json']]);
	});

	test('reads it again for another deploy, whose lists are others', async () => {
		const first = await siteOf(`${deploy}a`, status('https://one.example'));
		const second = await siteOf(`${deploy}b`, status('https://two.example'));
		expect(second.baseUrl).toBe('https://two.example');
		expect(second.pageChunks).not.toBe(first.pageChunks);
	});

	test('reads the policies of a board that has widened them', async () => {
		const files: Record<string, object> = {
			'/status.json': { base_url: 'https://one.example' },
			'/data/policy.json': { script: ['https://stats.example'] },
		};
		const send = async (path: string) => Response.json(files[path] ?? null, { status: path in files ? 200 : 404 });
		expect((await siteOf(deploy, send)).policies.all).toContain("script-src 'self' https://stats.example;");
		delete files['/data/policy.json'];
		expect((await siteOf(`${deploy}b`, send)).policies).toBe(usualPolicies);
	});

	test('fails when the asset host does, and tries again', async () => {
		const busy = async () => new Response('<h1>Busy</h1>', { status: 503 });
		await expect(siteOf(deploy, busy)).rejects.toThrow('The asset host responded with 503 to `/status.json`.');
		expect((await siteOf(deploy, status('https://one.example'))).baseUrl).toBe('https://one.example');
	});

	test('fails when there is none, and tries again', async () => {
		await expect(siteOf(deploy, status(undefined))).rejects.toThrow('`/status.json` has no `base_url`.');
		expect((await siteOf(deploy, status('https://one.example'))).baseUrl).toBe('https://one.example');
	});
});

describe('the limit of an isolate', () => {
	beforeEach(() => {
		const settings = new Map([
			// `fetch` refuses both before it sends anything, and repeats them.
			['REDIS_REST_URL', 'https://user:s3cret@redis.example'],
			['REDIS_REST_TOKEN', 's3cret\nmore'],
		]);
		vi.stubGlobal('Netlify', { env: { get: (name: string) => settings.get(name) } });
	});
	afterEach(() => void vi.unstubAllGlobals());

	test('says that the store is away without its token and the user information of its address', async () => {
		const log = vi.spyOn(console, 'log').mockReturnValue();
		expect(await isolateLimiter().take('192.0.2.1')).toEqual({ accepted: true });
		expect(log.mock.calls.join()).toMatch(/limiter_store_away.*Each isolate counts requests on its own/);
		expect(log.mock.calls.join()).not.toContain('s3cret');
	});

	test.for([
		['counts the client that Netlify saw, whatever it claims', 'isolate', 429],
		['counts nothing in a build with `EDGE=cached`', 'none', 200],
	] as const)('%s', async ([_title, kind, last]) => {
		vi.spyOn(console, 'log').mockReturnValue();
		const next = async (request: Request) =>
			request.url.endsWith('/status.json') ? status('https://one.example', kind)() : new Response('{}');
		const context = { deploy: { id: deploy }, ip: '203.0.113.9', next } as unknown as Parameters<typeof respond>[1];
		const statuses: (number | undefined)[] = [];
		for (let count = 0; count < rateLimit.quota + 10; count++) {
			const claimed = `192.0.2.${count}`;
			const headers = { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
			const request = new Request('https://one.example/api/products/love', { headers });
			statuses.push((await respond(request, context))?.status);
		}
		expect(statuses).toEqual(statuses.map((_, count) => (count < rateLimit.quota ? 200 : last)));
	});
});

test('the function for agents has their endpoints, with and without a slash at the end', () => {
	expect(ofAgents.path).toEqual(agentEndpoints.flatMap((path) => [path, `${path}/`]));
});

import { mkdirSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { writeServerFiles } from '../../src/build/server-files.ts';
import { rateLimit } from '../../src/contract/limits.ts';
import { policiesOf } from '../../src/urls/policy.ts';
import { type Host, rawSender } from '../hosts/requests.ts';
import { describeWith } from '../support/describe-with.ts';
import { startNginx } from '../support/nginx-process.ts';
import { freePort, RedisProcess } from '../support/redis-process.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Starts two servers with nginx in front of them, by the recipe. */
async function startFront(settings: Readonly<Record<string, string>>) {
	const release = inject('release');
	const ports = [await freePort(), await freePort()] as const;
	const servers = await Promise.all(
		ports.map((port) => startServer('scripts/serve.ts', { OUT_DIR: release, PORT: String(port), ...settings })),
	);
	const nginx = await startNginx(ports, release);
	return {
		url: nginx.url,
		servers,
		stop: async () => {
			await nginx.stop();
			for (const server of servers) await server.stop();
		},
	};
}

/** Stops processes until the test ends. @returns Lets them go on before. */
function pause(servers: readonly ServerProcess[]): () => void {
	const resume = () => {
		for (const { process } of servers) process.kill('SIGCONT');
	};
	for (const { process } of servers) process.kill('SIGSTOP');
	onTestFinished(resume);
	return resume;
}

describeWith(['nginx', 'redis'], 'deploy/nginx.conf with two servers', () => {
	let redis: RedisProcess;
	let front: Awaited<ReturnType<typeof startFront>>;
	beforeAll(async () => {
		redis = await RedisProcess.start();
		front = await startFront({ TRUSTED_PROXIES: '1', REDIS_URL: redis.url });
	});
	afterAll(async () => {
		await front.stop();
		await redis.kill();
	});

	test('lets a client through up to the quota over both servers, whatever it claims to be', async () => {
		const statuses: number[] = [];
		for (let sent = 0; sent < rateLimit.quota + 30; sent++) {
			const headers = { 'x-forwarded-for': `198.51.100.${sent}`, 'x-real-ip': `198.51.100.${sent}` };
			statuses.push((await fetch(`${front.url}/api/launch_periods`, { headers })).status);
		}
		expect(statuses).toEqual(statuses.map((_, sent) => (sent < rateLimit.quota ? 200 : 429)));
	});

	test('refuses a client with 512 open requests until one of them ends', async () => {
		// nginx waits for the body, so no server counts the request.
		const request = 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n';
		const open = () => connect(Number(new URL(front.url).port), '127.0.0.1').on('error', () => {});
		const sockets = Array.from({ length: 512 }, open);
		for (const socket of sockets) socket.write(request);
		const status = async () => (await fetch(`${front.url}/openapi.json`)).status;
		await expect.poll(status).toBe(429);
		sockets.pop()?.destroy();
		await expect.poll(status).toBe(200);
		for (const socket of sockets) socket.destroy();
	});

	test('responds while one of the servers hangs', async () => {
		await redis.flush();
		const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
		const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
		const call = async () => (await fetch(`${front.url}/mcp`, { method: 'POST', headers, body })).status;
		const page = async () =>
			(await fetch(`${front.url}/products/love`, { headers: { accept: 'text/markdown' } })).status;
		pause(front.servers.slice(0, 1));
		// One of two requests goes to the server that hangs, for as long as nginx doesn't know.
		expect(await Promise.all([call(), call()])).toEqual([200, 200]);
		const statuses: number[] = [];
		while (statuses.length < 120) statuses.push(await page());
		expect(new Set(statuses)).toEqual(new Set([200]));
	});

	test('waits longer for a path that a board may render on request', async () => {
		const resume = pause(front.servers);
		const rendered = fetch(`${front.url}/nope`);
		expect([502, 504]).toContain((await fetch(`${front.url}/api/launch_periods`)).status);
		resume();
		expect((await rendered).status).toBe(404);
	});

	test('sends the policies of a board that has widened them', async () => {
		const folder = temporaryFolder();
		const policy = { script: ['https://stats.example', "'sha256-abc='"], img: ['https://img.example'] };
		symlinkSync(join(inject('release'), 'client'), join(folder, 'client'));
		mkdirSync(join(folder, 'server'));
		writeServerFiles(folder, folder, { code: '', routes: [], layout: {}, policy });
		const [port = 0, other = 0] = front.servers.map(({ url }) => Number(new URL(url).port));
		const nginx = await startNginx([port, other], folder);
		const policyAt = async (path: string) => (await fetch(nginx.url + path)).headers.get('content-security-policy');
		const { all, launch } = policiesOf(policy);
		expect(await Promise.all(['/', '/products/love.md', '/launch'].map(policyAt))).toEqual([all, all, launch]);
		await nginx.stop();
	});

	describe('responds as the Node server itself', () => {
		const node: Host['send'] = (...request) => rawSender(front.servers[0]?.url ?? '')(...request);
		const nginx: Host['send'] = (...request) => rawSender(front.url)(...request);
		// Through nginx all come from one client.
		beforeAll(() => redis.flush());

		/** The deviations: entity tags and dates of files are nginx's own, so is how it keeps connections, and each request has its id. */
		const deviations = [
			...['etag', 'last-modified', 'connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'],
			'x-request-id',
		];

		async function responseOf(send: Host['send'], path: string, init: Parameters<Host['send']>[1] = {}) {
			const response = await send(path, { ...init, headers: { 'accept-encoding': 'identity', ...init.headers } });
			return {
				status: response.status,
				headers: Object.fromEntries([...response.headers].filter(([name]) => !deviations.includes(name))),
				tagged: response.headers.has('etag'),
				body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
			};
		}

		async function expectSame(path: string, init?: Parameters<Host['send']>[1]): Promise<void> {
			const [own, other] = [await responseOf(nginx, path, init), await responseOf(node, path, init)];
			expect({ path, init, ...own }).toEqual({ path, init, ...other });
		}

		test.for([
			...['/', '/products/love', '/products/love.md', '/products/love2d', '/products/l%6Fve', '/products//love'],
			...['/products/../products/love', '/openapi.json', '/openapi.json.br', '/products/love.html.gz', '/404.html'],
			...['/.well-known/agents.json', '/feeds/weeks.ics', '/data/nope.json', '/mcp', '/apiary'],
			...['/api/products/love', '/api/products?page=2&per_page=7', '/api/nope', '/nope', '/health'],
			...['/compare', '/search', '/launch', '/products/love.html', '/index.md'],
		])('for %s, whatever is accepted', async (path) => {
			for (const accept of ['*/*', 'text/markdown', 'application/json'])
				for (const method of ['GET', 'HEAD']) await expectSame(path, { method, headers: { accept } });
		});

		test.for(['POST', 'PUT', 'DELETE', 'OPTIONS'])('for %s', async (method) => {
			for (const path of ['/', '/products/love', '/openapi.json', '/api/products']) await expectSame(path, { method });
		});

		test.for([
			['/products/love', 'text/html; charset=utf-8'],
			['/openapi.json', 'application/json; charset=utf-8'],
		] as const)('for %s compressed', async ([path, type]) => {
			const response = await nginx(path, { headers: { 'accept-encoding': 'gzip' } });
			expect(response.headers.get('content-encoding')).toBe('gzip');
			expect(response.headers.get('content-type')).toBe(type);
			expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
		});
	});
});

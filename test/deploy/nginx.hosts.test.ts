import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { freePort, RedisProcess } from '../support/redis-process.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
let redis: RedisProcess;
let servers: ServerProcess[] = [];
let nginx: ChildProcess;
let url: string;

const startReplica = (port: number) =>
	startServer('src/hosts/node/main.ts', {
		OUT_DIR: inject('release'),
		TRUSTED_PROXIES: '1',
		REDIS_URL: redis.url,
		PORT: String(port),
	});

describeWith(['nginx', 'redis'], 'deploy/nginx.conf', () => {
	beforeAll(async () => {
		redis = await RedisProcess.start();
		const [first, second, front] = [await freePort(), await freePort(), await freePort()];
		servers = await Promise.all([first, second].map(startReplica));
		const config = readFileSync('deploy/nginx.conf', 'utf8')
			.replace(':4321 ', `:${first} `)
			.replace(':4322 ', `:${second} `)
			.replace('listen 8080;', `listen 127.0.0.1:${front};`)
			.replace('pid /tmp/', `pid ${folder}/`)
			.replace('events {', `${process.getuid?.() === 0 ? 'user root;\n' : ''}events {`);
		writeFileSync(join(folder, 'nginx.conf'), config);
		nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
			env: { PATH: [process.env['PATH'], '/usr/sbin'].join(delimiter) },
			stdio: 'ignore',
		});
		url = `http://127.0.0.1:${front}`;
		await expectUp();
	});
	afterAll(async () => {
		const exit = once(nginx, 'exit');
		nginx.kill('SIGQUIT');
		await exit;
		for (const server of servers) await server.stop();
		await redis.kill();
		rmSync(folder, { recursive: true, force: true });
	});

	async function expectUp(): Promise<void> {
		const isUp = async () => {
			const { status } = await fetch(url);
			if (status !== 200) throw new Error(`It responds with ${status}.`);
		};
		await vi.waitFor(isUp, { timeout: 30_000 }).catch((error: unknown) => {
			const log = readFileSync(join(folder, 'error.log'), 'utf8');
			throw new Error(`nginx does not respond. ${log}`, { cause: error });
		});
	}

	test('lets a client through 120 times over both servers, whatever it claims to be', async () => {
		const statuses: number[] = [];
		for (let sent = 0; sent < 150; sent++) {
			const headers = { 'x-forwarded-for': `198.51.100.${sent}`, 'x-real-ip': `198.51.100.${sent}` };
			statuses.push((await fetch(`${url}/api/launch_periods`, { headers })).status);
		}
		expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 200));
		expect(statuses.slice(120)).toEqual(Array.from({ length: 30 }, () => 429));
	});

	test('passes on what the servers say', async () => {
		const answer = await fetch(`${url}/products/love`, { headers: { accept: 'text/markdown' } });
		expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
		expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
	});

	test('loses no request while one server after the other is restarted', async () => {
		const statuses = new Map<number, number>();
		let running = true;
		const load = (async () => {
			while (running) {
				const { status } = await fetch(`${url}/products/love`);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
		})();
		/** Both servers had their turn when as many requests as they are were answered a few times. */
		const moreRequests = async () => {
			const before = statuses.get(200) ?? 0;
			await expect.poll(() => statuses.get(200), { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 20);
		};
		for (const [index, server] of servers.entries()) {
			expect(await server.stop()).toBe(0);
			await moreRequests();
			servers[index] = await startReplica(Number(new URL(server.url).port));
			await moreRequests();
		}
		running = false;
		await load;
		expect([...statuses.keys()]).toEqual([200]);
	});
});

describe('deploy/launch-catalog@.service', () => {
	test('starts a script that there is, with settings that are read', () => {
		const unit = readFileSync('deploy/launch-catalog@.service', 'utf8');
		const [, script = ''] = /^ExecStart=\/usr\/bin\/npm run (\S+)$/m.exec(unit) ?? [];
		const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
		expect(Object.keys(scripts)).toContain(script);
		expect(unit).toMatch(/^Environment=PORT=%i TRUSTED_PROXIES=1$/m);
	});
});

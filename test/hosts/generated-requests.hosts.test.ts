import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { requireFor } from '../support/describe-with.ts';
import { startNetlify } from '../support/netlify/start.ts';
import { startServer } from '../support/server-process.ts';
import { exchange, type GeneratedRequest, generatedRequests, statusOf } from './generated-requests.ts';

const count = 20_000;
const seed = 20_261_121;
const clients = 64;

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
	await Promise.all(stops.map((stop) => stop()));
	rmSync(folder, { recursive: true, force: true });
});

interface Tally {
	/** Status codes that were received. */
	readonly statuses: ReadonlySet<number>;
	/** Requests that were answered with 500 or above, each with the beginning of the response. */
	readonly failed: readonly string[];
	/** Requests that were not answered though the client waited. */
	readonly dropped: readonly string[];
}

/** Sends all requests, some at once. Those without an end wait beside the others, so that they keep none of them. */
async function send(port: number, requests: readonly GeneratedRequest[]): Promise<Tally> {
	const statuses = new Set<number>();
	const failed: string[] = [];
	const dropped: string[] = [];
	const run = async (request: GeneratedRequest) => {
		const received = await exchange(port, request);
		const status = statusOf(received);
		if (status === undefined && request.ending === 'read') dropped.push(request.head);
		if (status === undefined) return;
		statuses.add(status);
		if (status >= 500)
			failed.push(JSON.stringify([request.head, request.body.join('').slice(0, 300), received.slice(0, 500)]));
	};
	const waiting: Promise<void>[] = [];
	const left = requests.values();
	const client = async () => {
		for (const request of left) {
			const exchanged = run(request);
			if (request.unfinished) waiting.push(exchanged);
			else await exchanged;
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	await Promise.all(waiting);
	return { statuses, failed, dropped };
}

/** How many sockets a process holds. */
const socketsOf = (pid: number): number =>
	readdirSync(`/proc/${pid}/fd`).filter((name) => {
		try {
			return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
		} catch {
			return false;
		}
	}).length;

describe(`${count} generated requests`, () => {
	test('neither fail nor stay on the Node server', async () => {
		const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
		stops.push(() => server.stop());
		const pid = server.process.pid ?? 0;
		const before = socketsOf(pid);
		const { statuses, failed, dropped } = await send(
			Number(new URL(server.url).port),
			generatedRequests({ clientHeader: 'X-Forwarded-For', malformed: true, count, seed }),
		);
		expect([failed.slice(0, 5), dropped.slice(0, 5)]).toEqual([[], []]);
		expect([...statuses].sort()).toEqual(
			expect.arrayContaining([200, 204, 304, 400, 404, 405, 408, 413, 415, 417, 431]),
		);
		await expect.poll(() => socketsOf(pid), { timeout: 60_000, interval: 250 }).toBe(before);
		expect(server.process.exitCode).toBeNull();
		const headers = { 'x-forwarded-for': '192.0.2.1' };
		expect((await fetch(`${server.url}/api/products`, { headers })).status).toBe(200);
		expect(await server.stop()).toBe(0);
	}, 300_000);

	test('do not fail at the Netlify edge', async (context) => {
		requireFor(context, 'tools');
		const edge = await startNetlify(folder, inject('release'));
		stops.push(edge.stop);
		const { statuses, failed } = await send(
			Number(new URL(edge.url).port),
			// Nothing but its client ends an unfinished body at an edge. Deno takes a client that has sent all for gone.
			generatedRequests({ clientHeader: 'X-Test-Client', malformed: false, count, seed }).map(
				(request): GeneratedRequest => ({
					...request,
					ending: request.unfinished ? 'leave' : request.ending === 'finish' ? 'read' : request.ending,
				}),
			),
		);
		expect(failed.slice(0, 5)).toEqual([]);
		expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 304, 400, 404, 405, 413, 415]));
		expect((await fetch(`${edge.url}/api/products`, { headers: { 'x-test-client': '192.0.2.1' } })).status).toBe(200);
	}, 600_000);
});

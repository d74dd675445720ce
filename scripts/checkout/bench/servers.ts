/** The servers to compare, each in its own process on 127.0.0.1. */
import type { SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../../../src/user-error.ts';
import { type Bench, findTool, root, type SeededCatalog } from './measure.ts';

export interface RunningServer {
	readonly name: string;
	readonly port: number;
	readonly pid: number | undefined;
}

/** Our server, trusting one proxy, so that each request can come from a different client. */
export async function startOurs(bench: Bench, { out }: SeededCatalog) {
	const port = await freePort();
	const settings = { HOST: '127.0.0.1', PORT: String(port), TRUSTED_PROXIES: '1', REBUILD: 'off' };
	const options = { cwd: root, env: { ...process.env, OUT_DIR: out, ...settings } };
	return start(bench, { name: 'our server', port }, [process.execPath, 'scripts/serve.ts'], options);
}

/** The least that a request costs: the files from memory, without a look at it. */
export async function startBare(bench: Bench, { out }: SeededCatalog) {
	const port = await freePort();
	const args = [join(import.meta.dirname, 'bare-server.ts'), join(out, 'client'), String(port)];
	return start(bench, { name: 'node:http', port }, [process.execPath, ...args]);
}

/** A command for one of two processors alone, where that is possible: otherwise each response wakes the load generator. */
export const onCore = (core: 0 | 1, command: readonly [string, ...string[]]): readonly [string, ...string[]] =>
	findTool('taskset') && availableParallelism() > 1 ? ['taskset', '-c', String(core), ...command] : command;

/** Starts a server and waits for its first response. @throws {UserError} when there is none within a minute. */
async function start(
	bench: Bench,
	{ name, port }: Omit<RunningServer, 'pid'>,
	command: readonly [string, ...string[]],
	options: SpawnOptions = {},
): Promise<RunningServer> {
	const [program, ...args] = onCore(0, command);
	const { pid } = bench.start(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
	for (const end = performance.now() + 60_000; performance.now() < end; await setTimeout(20)) {
		const response = await fetch(`http://127.0.0.1:${port}/api/products`).catch(() => undefined);
		await response?.arrayBuffer();
		if (response?.status === 200) return { name, port, pid };
	}
	throw new UserError(`${name} does not respond with 200.`);
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = Object(server.address()) as { port: number };
	server.close();
	await once(server, 'close');
	return port;
}

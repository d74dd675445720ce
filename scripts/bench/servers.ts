/** The servers that are compared, each a process of its own on 127.0.0.1. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BuildError } from '../../src/build/build-error.ts';
import type { BenchDirectory } from './bench-directory.ts';
import type { Checkout } from './checkout.ts';
import { nginxConfig } from './nginx-config.ts';
import { firstResponse } from './probe.ts';

export interface RunningServer {
	readonly name: string;
	readonly port: number;
	readonly child: ChildProcess;
	/** From the start of the process to its first response, in milliseconds. */
	readonly ready: number;
}

const anyPath = '/api/products';

/** Our server, trusting one proxy, so that each request can come from a client of its own. */
export function startOurs(
	directory: BenchDirectory,
	{ folder, out }: Checkout,
	settings: Readonly<Record<string, string>> = {},
	name = 'our server',
): Promise<RunningServer> {
	const env = { ...process.env, OUT_DIR: out, HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXIES: '1', ...settings };
	const script = join(folder, 'src', 'hosts', 'node', 'main.ts');
	return startNode(directory, name, [script], { cwd: folder, env });
}

/** node:http and the same bodies in memory. */
export function startBare(directory: BenchDirectory, { out }: Checkout): Promise<RunningServer> {
	const script = join(import.meta.dirname, 'bare-server.ts');
	return startNode(directory, 'bare node:http', [script, join(out, 'client')], { cwd: directory.folder });
}

export async function startNginx(
	directory: BenchDirectory,
	nginx: string,
	{ out }: Checkout,
	workers: number,
): Promise<RunningServer> {
	const port = await freePort();
	const config = join(directory.folder, `nginx-${workers}.conf`);
	writeFileSync(config, nginxConfig(directory.folder, join(out, 'client'), port, workers));
	const start = performance.now();
	const child = directory.start(nginx, ['-p', directory.folder, '-e', 'stderr', '-c', config], { stdio: 'inherit' });
	await firstResponse(port, anyPath);
	const name = `nginx, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
	return { name, port, child, ready: performance.now() - start };
}

/** The first line with an address in the output names the port. */
async function startNode(
	directory: BenchDirectory,
	name: string,
	args: readonly string[],
	options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<RunningServer> {
	const start = performance.now();
	const child = directory.start(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
	if (!child.stdout) throw new Error('The output of the server is a pipe.');
	const lines = createInterface(child.stdout);
	for await (const line of lines) {
		const [, digits] = /http:\/\/[\w.]+:(\d+)/.exec(line) ?? [];
		if (digits === undefined) continue;
		const port = Number(digits);
		await firstResponse(port, anyPath);
		const ready = performance.now() - start;
		// Unread output would fill the pipe.
		child.stdout.resume();
		return { name, port, child, ready };
	}
	throw new BuildError(`The process of ${name} ended before it served.`);
}

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = Object(server.address()) as { port: number };
	server.close();
	await once(server, 'close');
	return port;
}

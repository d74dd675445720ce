/** The servers to compare, each in its own process on 127.0.0.1. */
import type { SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../../src/user-error.ts';
import { type Bench, root, type SeededCatalog } from './measure.ts';

export interface RunningServer {
	readonly name: string;
	readonly port: number;
}

/** Our server, trusting one proxy, so that each request can come from a different client. */
export async function startOurs(bench: Bench, { out }: SeededCatalog) {
	const port = await freePort();
	const settings = { HOST: '127.0.0.1', PORT: String(port), TRUSTED_PROXIES: '1', REBUILD: 'off' };
	const options = { cwd: root, env: { ...process.env, OUT_DIR: out, ...settings } };
	return start(bench, { name: 'our server', port }, [process.execPath, 'scripts/serve.ts'], options);
}

/** @param nginx - Path of the program. */
export async function startNginx(bench: Bench, nginx: string, { out }: SeededCatalog) {
	const port = await freePort();
	const config = join(bench.folder, 'nginx.conf');
	writeFileSync(config, nginxConfig(bench.folder, join(out, 'client'), port));
	return start(bench, { name: 'nginx', port }, [nginx, '-p', bench.folder, '-e', 'stderr', '-c', config]);
}

/**
 * Finds a program that the project does not bring along. Programs for administrators can be outside `PATH`.
 *
 * @returns Its path.
 * @throws {UserError} when it is not installed.
 */
export function requireTool(name: string): string {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
	if (found) return found;
	throw new UserError(`Cannot measure without \`${name}\`. Install the Debian package \`${name}\`.`);
}

/** Serves our paths from the same files. It cannot compose pages, and serves every query with the first page of 50. */
function nginxConfig(folder: string, client: string, port: number): string {
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	// If root starts nginx, its workers would otherwise run as a user that can't read the files.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	return `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
	${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
	access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
	open_file_cache max=50000 inactive=600s; open_file_cache_valid 600s;
	types { text/html html; application/json json; text/markdown md; }
	charset utf-8; charset_types application/json text/markdown;
	server {
		listen 127.0.0.1:${port};
		root ${client};
		location = /api/products { try_files /api/lists/products/50/1.json =404; }
		location /api/ { try_files $uri.json =404; }
		location /products/ { try_files $uri.html =404; }
	}
}
`;
}

/** Starts a server and waits for its first response. @throws {UserError} when there is none within a minute. */
async function start(
	bench: Bench,
	{ name, port }: RunningServer,
	[command = '', ...args]: readonly string[],
	options: SpawnOptions = {},
): Promise<RunningServer> {
	bench.start(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
	for (const end = performance.now() + 60_000; performance.now() < end; await setTimeout(20)) {
		const response = await fetch(`http://127.0.0.1:${port}/api/products`).catch(() => undefined);
		await response?.arrayBuffer();
		if (response?.status === 200) return { name, port };
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

/** The servers to compare, each in its own process on 127.0.0.1. */
import type { SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../../src/user-error.ts';
import type { Checkout } from './checkout.ts';
import type { BenchDirectory } from './measure.ts';

export interface RunningServer {
	readonly name: string;
	readonly port: number;
}

/** Our server, trusting one proxy, so that each request can come from a different client. */
export async function startOurs(directory: BenchDirectory, { folder, out }: Checkout) {
	const port = await freePort();
	const settings = { HOST: '127.0.0.1', PORT: String(port), TRUSTED_PROXIES: '1', REBUILD: 'off' };
	const options = { cwd: folder, env: { ...process.env, OUT_DIR: out, ...settings } };
	return start(directory, { name: 'our server', port }, [process.execPath, 'scripts/serve.ts'], options);
}

/** node:http with the same bodies in memory. */
export async function startBare(directory: BenchDirectory, { out }: Checkout) {
	const port = await freePort();
	const script = join(import.meta.dirname, 'bare-server.ts');
	const words = [process.execPath, script, join(out, 'client'), String(port)];
	return start(directory, { name: 'bare node:http', port }, words);
}

export async function startNginx(directory: BenchDirectory, nginx: string, { out }: Checkout) {
	const port = await freePort();
	const config = join(directory.folder, 'nginx.conf');
	writeFileSync(config, nginxConfig(directory.folder, join(out, 'client'), port));
	return start(directory, { name: 'nginx', port }, [nginx, '-p', directory.folder, '-e', 'stderr', '-c', config]);
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
	directory: BenchDirectory,
	{ name, port }: RunningServer,
	[command = '', ...args]: readonly string[],
	options: SpawnOptions = {},
): Promise<RunningServer> {
	directory.start(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
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

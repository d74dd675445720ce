import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from './redis-process.ts';
import { baseUrl } from './run-build.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Starts nginx by the recipe in front of two servers that run, and waits until they respond through it.
 *
 * @param root - The folder of a release that nginx sends itself.
 */
export async function startNginx(ports: readonly [number, number], root: string) {
	const folder = temporaryFolder();
	const front = await freePort();
	const config = readFileSync('deploy/nginx.conf', 'utf8')
		.replaceAll(':4321', `:${ports[0]}`)
		.replaceAll(':4322', `:${ports[1]}`)
		.replace('listen 8080;', `listen 127.0.0.1:${front};`)
		.replace('default https://catalog.example;', `default ${baseUrl};`)
		.replaceAll('/srv/launch-catalog/dist/', join(root, '/'))
		.replace('pid /tmp/', `pid ${folder}/`)
		.replace('events {', `${process.getuid?.() === 0 ? 'user root;\n' : ''}events {`);
	writeFileSync(join(folder, 'nginx.conf'), config);
	const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
		env: { PATH: [process.env['PATH'], '/usr/sbin'].join(delimiter) },
		stdio: 'ignore',
	});
	const url = `http://127.0.0.1:${front}`;
	const status = () => fetch(`${url}/mcp`).then(({ status }) => status);
	await vi
		.waitFor(async () => expect(await status()).toBe(405), { timeout: 30_000 })
		.catch((error: unknown) => {
			const log = readFileSync(join(folder, 'error.log'), 'utf8');
			throw new Error(`nginx does not respond. ${log}`, { cause: error });
		});
	return {
		url,
		stop: async () => {
			nginx.kill('SIGQUIT');
			await once(nginx, 'exit');
		},
	};
}

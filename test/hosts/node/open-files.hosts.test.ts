import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, test } from 'vitest';
import { commandEnvironment } from '../../support/command-environment.ts';
import { openRaw } from '../../support/raw-connection.ts';
import { addressOf } from '../../support/server-process.ts';

test('a server that may open 256 files outlives 300 clients that do not finish their requests', async () => {
	const command = `ulimit -n 256; exec '${process.execPath}' scripts/serve.ts`;
	const settings = { PORT: '0', OUT_DIR: inject('release'), RATE_LIMIT_EXEMPT: '127.0.0.1', REBUILD: 'off' };
	const child = spawn('sh', ['-c', command], { env: commandEnvironment(settings) });
	const { url } = await addressOf(child, 'the server');
	// Loads the code of the agents while there are files left.
	await fetch(`${url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
	const clients = await Promise.all(Array.from({ length: 300 }, () => openRaw(url)));
	for (const { socket } of clients) {
		socket.write(
			'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
		);
	}
	// The clients stay; the server lets go of them.
	const answer = () => fetch(`${url}/status.json`, { headers: { connection: 'close' } }).catch(() => undefined);
	await expect.poll(async () => (await answer())?.status, { timeout: 40_000, interval: 250 }).toBe(200);
	await Promise.all(clients.map(({ closed }) => closed));
	expect(child.exitCode).toBeNull();
	child.kill();
	expect(await once(child, 'exit')).toEqual([0, null]);
});

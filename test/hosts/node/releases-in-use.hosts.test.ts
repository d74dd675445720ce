import { cpSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { startServer } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');

/** Prints what the process holds after a collection, when a signal asks for it. */
const probe = `
	import { setFlagsFromString } from 'node:v8';
	import { runInNewContext } from 'node:vm';
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc');
	process.on('SIGUSR2', () => {
		collect();
		process.stdout.write('heap ' + process.memoryUsage().heapUsed + '.\\n');
	});`;

test('releases that follow each other are garbage once they are replaced, also when agents used them', async () => {
	cpSync(inject('release'), out, { recursive: true, dereference: true });
	const server = await startServer('scripts/serve.ts', {
		OUT_DIR: out,
		RATE_LIMIT_EXEMPT: '127.0.0.1',
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(probe)}`,
	});
	const count = (pattern: RegExp) => server.printed().match(pattern)?.length ?? 0;
	const search = async () => {
		const params = { name: 'search_products', arguments: { query: 'editor' } };
		const response = await fetch(`${server.url}/mcp`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' },
			body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
		});
		expect((await response.json()).result.structuredContent.total_count).toBeGreaterThan(0);
	};
	const heap = async () => {
		const before = count(/^heap /gm);
		server.process.kill('SIGUSR2');
		await expect.poll(() => count(/^heap \d+\.$/gm), { timeout: 10_000 }).toBe(before + 1);
		return Number(/heap (\d+)\.\n(?![\s\S]*heap )/.exec(server.printed())?.[1]);
	};
	/** The same files again are another release. */
	const release = async (number: number) => {
		utimesSync(join(out, 'client/data/manifest.json'), number, number);
		await expect.poll(() => count(/"event":"release"/g), { timeout: 10_000, interval: 20 }).toBe(number);
		await search();
	};

	await search();
	for (const number of [1, 2]) await release(number);
	const early = await heap();
	for (const number of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) await release(number);
	const late = await heap();
	// One more copy of the agents' code for each release is above 20 MiB.
	expect((late - early) / 1_048_576).toBeLessThan(8);
	await server.stop();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { commandEnvironment } from '../support/command-environment.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { documents } from './documents.ts';

/** The blocks that this test runs, by the comment before them. */
const blocks = documents.flatMap(({ file, blocks }) =>
	blocks
		.filter(({ comment }) => comment === 'run by: test/docs/commands.release.test.ts')
		.map(({ text }) => [file, text] as const),
);
const isRequest = ([, block]: (typeof blocks)[number]): boolean => block.startsWith('curl ');

async function run(command: string): Promise<{ code: unknown; stdout: string; stderr: string }> {
	const child = spawn('sh', ['-ec', command], {
		env: commandEnvironment({ CONTENT_DIR: 'test/fixtures/content', CATALOG_DATE: '2026-11-20' }),
	});
	const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, stdout, stderr };
}

test.each(blocks.filter((block) => !isRequest(block)))('%s: %s ends with 0', async (_, command) => {
	expect(await run(command)).toMatchObject({ code: 0, stdout: expect.stringContaining('No issues') });
});

describe('documents, of a running server', () => {
	let server: ServerProcess;

	beforeAll(async () => {
		server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release') });
	});
	afterAll(() => server.stop());

	test.each(blocks.filter(isRequest))('%s: %s respond as the contract says', async (_, commands) => {
		for (const command of commands.split('\n')) {
			const request = command.replace('curl ', 'curl --silent ').replace('http://localhost:4321', server.url);
			const { code, stdout } = await run(request);
			expect(code).toBe(0);
			// The catalog that is served need not have the product of the example.
			const [member] = Object.keys(JSON.parse(stdout) as object);
			if (stdout.includes('"error"')) expect(JSON.parse(stdout)).toMatchObject({ code: 'product_not_found' });
			else expect(['products', 'product', 'launch_periods']).toContain(member);
		}
	});
});

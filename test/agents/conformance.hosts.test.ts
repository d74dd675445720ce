/** The conformance suite of MCP against a server of the release under test. */
import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { toolCommand } from '../support/tools.ts';

/** The server scenarios of the suite, by revision, that need no session, no feature of change and no tool of the suite. */
const run: Readonly<Record<string, readonly string[]>> = {
	'2026-07-28': [
		...['tools-list', 'resources-list', 'prompts-list', 'server-stateless', 'caching', 'http-header-validation'],
		...['sep-2164-resource-not-found', 'dns-rebinding-protection'],
	],
	'2025-11-25': ['server-initialize', 'tools-list'],
};

/** Runs the suite. @returns Its exit code and all that it printed. */
function conformance(args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> {
	return new Promise((resolve) => {
		execFile(toolCommand('conformance'), args, { timeout: 60_000 }, (error, stdout, stderr) =>
			resolve({ code: Number(error?.code ?? 0), printed: stripVTControlCharacters(stdout + stderr) }),
		);
	});
}

describeWith(['tools'], 'the conformance suite', () => {
	let server: ServerProcess;
	beforeAll(async () => {
		server = await startServer('scripts/serve.ts', {
			OUT_DIR: inject('release'),
			RATE_LIMIT_EXEMPT: '127.0.0.0/8,::1',
		});
	});
	afterAll(() => server.stop());

	describe.each(Object.entries(run))('of %s', (revision, scenarios) => {
		test.each(scenarios)('passes %s', async (scenario) => {
			const url = `${server.url.replace('127.0.0.1', 'localhost')}/mcp`;
			const { code, printed } = await conformance([
				...['server', '--url', url, '--spec-version', revision, '--scenario', scenario],
			]);
			const failed = [...printed.matchAll(/^ {4}Error: (.*)$/gm)].map(([, reason = '']) => reason);
			// Some checks call a tool of the suite itself; they say so.
			expect(failed.filter((reason) => !/^Not testable: .*diagnostic tool/.test(reason))).toEqual([]);
			expect(printed).toMatch(/^Passed: \d+\/\d+/m);
			expect(code).toBe(failed.length > 0 ? 1 : 0);
		});
	});
});

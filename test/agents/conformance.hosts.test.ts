import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { startNetlify } from '../support/netlify/start.ts';
import { runBuild } from '../support/run-build.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { toolCommand } from '../support/tools.ts';

/** The server scenarios of the suite, by revision, that need no session, no feature of change and no tool of the suite. */
const run: Readonly<Record<string, readonly string[]>> = {
	'2026-07-28': [
		...['tools-list', 'resources-list', 'prompts-list', 'server-stateless', 'caching', 'http-header-validation'],
		...['sep-2164-resource-not-found', 'dns-rebinding-protection', 'server-sse-multiple-streams'],
		...['unsupported-methods', 'validate-input', 'missing-input-response', 'ignore-extra-params'].map(
			(name) => `input-required-result-${name}`,
		),
	],
	'2025-11-25': ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'],
};

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
let server: ServerProcess;
let url: string;
let netlify: Awaited<ReturnType<typeof startNetlify>>;

/** Runs a program of a package. @returns Its exit code and all that it printed. */
function cli(program: string, args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> {
	return new Promise((resolve) => {
		execFile(toolCommand(program), args, { timeout: 60_000 }, (error, stdout, stderr) =>
			resolve({ code: Number(error?.code ?? 0), printed: stripVTControlCharacters(stdout + stderr) }),
		);
	});
}

beforeAll(async () => {
	mkdirSync(join(folder, 'edge'));
	// The suite sends `Host: localhost`, which only a site for this machine accepts.
	await runBuild(join(folder, 'dist'), { SITE_URL: 'http://localhost:4321', EXTRAS: 'none' });
	server = await startServer('scripts/serve.ts', {
		OUT_DIR: join(folder, 'dist'),
		RATE_LIMIT_EXEMPT: '127.0.0.0/8,::1',
	});
	url = server.url.replace('127.0.0.1', 'localhost');
	netlify = await startNetlify(join(folder, 'edge'), join(folder, 'dist'));
});
afterAll(async () => {
	await Promise.all([server.stop(), netlify.stop()]);
	rmSync(folder, { recursive: true, force: true });
});

describeWith(['tools'], 'the conformance suite', () => {
	describe.each(Object.entries(run))('of %s', (revision, scenarios) => {
		test.each(scenarios)('passes %s', async (scenario) => {
			const args = ['server', '--url', `${url}/mcp`, '--spec-version', revision, '--scenario', scenario];
			const { code, printed } = await cli('conformance', args);
			const failed = [...printed.matchAll(/^ {4}Error: (.*)$/gm)].map(([, reason = '']) => reason);
			// Some checks call a tool of the suite itself; they say so.
			expect(failed.filter((reason) => !/^Not testable: .*diagnostic tool/.test(reason))).toEqual([]);
			expect(printed).toMatch(/^Passed: \d+\/\d+/m);
			expect(code).toBe(failed.length > 0 ? 1 : 0);
		});
	});
});

/** Arguments with which each tool gives a result. */
const calls = {
	list_products: { limit: 1 },
	get_product: { product: 'love' },
	search_products: { query: 'love' },
	get_products: { products: ['love'] },
	list_categories: {},
	list_makers: { limit: 1 },
	list_winners: {},
	list_launch_periods: {},
	get_launch_period: { limit: 1 },
	prepare_launch: { name: 'Kite' },
} as const;

describeWith(['tools'], 'the Inspector', () => {
	const inspect = (host: 'Node' | 'Netlify', ...args: string[]) => {
		const address = host === 'Node' ? url : netlify.url;
		return cli('mcp-inspector', ['--cli', `${address}/mcp`, '--transport', 'http', '--format', 'json', ...args]);
	};
	const call = (host: 'Node' | 'Netlify', tool: string, args: object) =>
		inspect(host, ...['--method', 'tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(args)]);

	test.each([
		...Object.entries(calls).map(([tool, args]) => ['Node', tool, args] as const),
		['Netlify', 'search_products', calls.search_products] as const,
	])('on %s calls %s', async (host, tool, args) => {
		const { code, printed } = await call(host, tool, args);
		expect([code, printed]).toEqual([0, expect.stringContaining('structuredContent')]);
	});
});

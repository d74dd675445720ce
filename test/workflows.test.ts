import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../src/hosts/netlify/functions/rebuild.ts';

interface Step {
	readonly name?: string;
	readonly uses?: string;
	readonly if?: string;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
	readonly on: { readonly schedule: readonly { readonly cron: string }[]; readonly workflow_dispatch: unknown };
	readonly permissions: unknown;
	readonly jobs: { readonly rebuild: { readonly steps: readonly Step[] } };
}

const workflow = parse(readFileSync('.github/workflows/rebuild.yml', 'utf8')) as Workflow;
const { steps } = workflow.jobs.rebuild;
const [ask, ...others] = steps;

/** Runs the first step as the runner does. */
const runAsk = (hook: string) =>
	promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', ask?.run ?? ''], {
		env: { PATH: process.env['PATH'], BUILD_HOOK_URL: hook, NO_PROXY: '*' },
	});

describe('rebuild.yml', () => {
	test('runs when the scheduled function does, and by hand', () => {
		expect(workflow.on.schedule).toEqual([{ cron: '0 0 * * *' }]);
		expect(workflow.on.schedule[0]?.cron).toBe(config.schedule);
		expect('workflow_dispatch' in workflow.on).toBe(true);
		expect(workflow.permissions).toEqual({ contents: 'read' });
	});

	test('takes the address of the hook from a secret', () => {
		// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
		expect(ask?.env).toEqual({ BUILD_HOOK_URL: '${{ secrets.BUILD_HOOK_URL }}' });
	});

	test('asks the hook once, and fails when it refuses or is not set', async () => {
		const asked: unknown[] = [];
		let status = 200;
		const server = createServer((request, response) => {
			asked.push([request.method, request.url]);
			request.resume();
			response.writeHead(status).end('Accepted');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/secret`;
		expect(await runAsk(hook)).toEqual({ stdout: '', stderr: '' });
		expect(asked).toEqual([['POST', '/build_hooks/secret']]);
		status = 404;
		await expect(runAsk(hook)).rejects.toMatchObject({ stderr: expect.stringContaining('404') });
		await expect(runAsk('')).rejects.toMatchObject({
			stderr: expect.stringContaining('Set the secret BUILD_HOOK_URL to the address of a build hook.'),
		});
		server.close();
	});

	test('then checks the site where one is named, with the command for it', () => {
		expect(others.map((step) => step.if)).toEqual(["vars.SITE_URL != ''", "vars.SITE_URL != ''"]);
		expect(others.at(-1)?.run).toContain('npm run --silent status');
		const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
		expect(scripts.status).toBe('node scripts/status.ts');
	});
});

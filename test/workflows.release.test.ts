import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../src/hosts/netlify/functions/rebuild.ts';
import { workflowProblems } from './support/workflow-validator.ts';

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
	readonly concurrency?: unknown;
	readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }>>;
}

const read = (file: string): Workflow => parse(readFileSync(file, 'utf8')) as Workflow;

const workflow = read('.github/workflows/rebuild.yml');
const [ask, ...others] = workflow.jobs['rebuild']?.steps ?? [];

/** Runs the first step as the runner does. */
const runAsk = (hook: string) =>
	promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', ask?.run ?? ''], {
		env: { PATH: process.env['PATH'], BUILD_HOOK_URL: hook, NO_PROXY: '*' },
	});

describe.each(globSync('.github/workflows/*').toSorted())('%s', (file) => {
	const text = readFileSync(file, 'utf8');
	const { permissions, jobs } = read(file);

	test('is a workflow that GitHub accepts', async () => {
		expect(await workflowProblems(file, text)).toEqual([]);
	});

	test('may read the repository and nothing else, for a limited time', () => {
		expect(permissions).toEqual({ contents: 'read' });
		for (const job of Object.values(jobs)) {
			expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
			expect(job).not.toHaveProperty('permissions');
		}
	});

	test('pins each action to a commit, with its version beside it', () => {
		const used = text.match(/^.*\buses:.*$/gm) ?? [];
		expect(used.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
	});
});

test.each([
	['jobs:\n  a:\n    runs-on: x\n    step: []\n', "Unexpected value 'step'"],
	['jobs:\n  a:\n    runs-on: x\n    steps: [{ run: a, if: nothing.b }]\n', "Unrecognized named-value: 'nothing'"],
])('a workflow with a mistake is found out', async (wrong, problem) => {
	const problems = await workflowProblems('wrong.yml', `on: push\n${wrong}`);
	expect(problems.join('\n')).toContain(problem);
});

describe('ci.yml', () => {
	const ci = read('.github/workflows/ci.yml');

	test('runs the script of every other machine for each pull request', () => {
		expect('pull_request' in ci.on).toBe(true);
		expect(ci.jobs['test']?.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
		expect(ci.concurrency).toMatchObject({ group: expect.stringContaining('github.ref') });
	});
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

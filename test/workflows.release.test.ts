import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../src/hosts/netlify/functions/rebuild.ts';
import { emptyFolder, product } from './content/content-folder.ts';
import { repositoryWith } from './support/git-repository.ts';
import { workflowProblems } from './support/workflow-validator.ts';

interface Step {
	readonly name?: string;
	readonly uses?: string;
	readonly if?: string;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
	readonly 'timeout-minutes'?: number;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly if?: string;
	readonly steps: readonly Step[];
}

interface Workflow {
	readonly on: {
		readonly schedule: readonly { readonly cron: string }[];
		readonly workflow_dispatch: unknown;
	} & Readonly<Record<string, unknown>>;
	readonly permissions: unknown;
	readonly concurrency?: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string): Workflow => parse(readFileSync(file, 'utf8')) as Workflow;

const workflow = read('.github/workflows/rebuild.yml');
const [ask, ...others] = workflow.jobs['rebuild']?.steps ?? [];

/** Runs the first step as the runner does. */
const runAsk = (hook: string) =>
	promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', ask?.run ?? ''], {
		env: { PATH: process.env['PATH'], BUILD_HOOK_URL: hook, NO_PROXY: '*' },
	});

/** The jobs that may write, with all that they may. */
const writers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'comment.yml comment': { actions: 'read', contents: 'read', 'pull-requests': 'write' },
	'links.yml links': { contents: 'read', issues: 'write' },
};

describe.each(globSync('.github/workflows/*').toSorted())('%s', (file) => {
	const text = readFileSync(file, 'utf8');
	const { on, permissions, jobs } = read(file);

	test('is a workflow that GitHub accepts', async () => {
		expect(await workflowProblems(file, text)).toEqual([]);
	});

	test('may read the repository and nothing else, for a limited time, but for two jobs', () => {
		expect(permissions).toEqual({ contents: 'read' });
		for (const [name, job] of Object.entries(jobs)) {
			expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
			expect(job.permissions).toEqual(writers[`${basename(file)} ${name}`]);
		}
	});

	test('runs no code of a pull request where it may write', () => {
		expect(text).not.toContain('pull_request_target');
		if (!Object.values(jobs).some((job) => job.permissions)) return;
		expect(Object.keys(on)).not.toContain('pull_request');
		const steps = Object.values(jobs).flatMap((job) => job.steps);
		for (const { uses = '', with: given = {} } of steps) {
			if (!uses.startsWith('actions/checkout@')) continue;
			// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
			expect([undefined, '${{ github.event.repository.default_branch }}']).toContain(given['ref']);
			expect(given['repository']).toBeUndefined();
		}
		// A package may bring a script of its own, and a cache what somebody else has put there.
		for (const { run = '' } of steps) if (run.includes('npm ci')) expect(run).toContain('--ignore-scripts');
		expect(text).not.toContain('actions/cache@');
	});

	test('puts nothing that others write into a script, and keeps no token on the disk', () => {
		const steps = Object.values(jobs).flatMap((job) => job.steps);
		expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
		const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
		expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
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

/** Runs a step as the runner does, with nothing in its environment but what is given. */
const runStep = (step: Step | undefined, cwd: string, env: Readonly<Record<string, string>>) =>
	promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
		cwd,
		env: { PATH: process.env['PATH'], HOME: emptyFolder(), ...env },
	});

describe('review.yml', () => {
	const { on, jobs, concurrency } = read('.github/workflows/review.yml');
	const steps = jobs['review']?.steps ?? [];
	const [checkout] = steps;
	const fetchStep = steps.find(({ name }) => name === 'Fetch the change');
	const reviewStep = steps.find(({ name }) => name === 'Review');

	test('runs the code of the base for every pull request, and the newest commit alone', () => {
		expect(Object.keys(on)).toEqual(['pull_request']);
		// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
		expect(checkout?.with?.['ref']).toBe('${{ github.event.pull_request.base.sha }}');
		expect(concurrency).toMatchObject({ 'cancel-in-progress': true });
	});

	test('takes the change as objects, and reviews it with the commands for it', async () => {
		const origin = repositoryWith();
		const base = origin.git('rev-parse', 'HEAD');
		origin.git('switch', '--quiet', '--create=proposal');
		const head = origin.commit({
			'content/products/acme.md': product(),
			'package.json': '{ "scripts": { "review": "touch owned" } }',
		});
		origin.git('switch', '--quiet', 'main');
		origin.commit({ 'content/pages/about.md': '---\ntitle: A\ndescription: B\n---\nText.\n' });
		origin.git('merge', '--quiet', '--no-ff', '--message=Merge', 'proposal');
		const merge = origin.git('rev-parse', 'HEAD');
		origin.git('reset', '--quiet', '--hard', base);
		origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
		const clone = join(emptyFolder(), 'clone');
		origin.git('clone', '--quiet', '--depth=1', `file://${origin.folder}`, clone);
		const settings = { GITHUB_SHA: merge, GITHUB_SERVER_URL: 'https://github.com' };
		await runStep(fetchStep, clone, { ...settings, TOKEN: 'secret' });
		expect(existsSync(join(clone, 'package.json'))).toBe(false);
		// The scripts are those of this checkout, and the content that of the clone.
		const environment = { ...settings, COMMIT: head, CONTENT_DIR: join(clone, 'content'), CATALOG_DATE: '2026-11-20' };
		const out = join(clone, 'review.json');
		const step = { run: (reviewStep?.run ?? '').replace('--out review.json', `--out ${out}`) };
		const { stdout } = await runStep(step, process.cwd(), { ...environment, AUTHOR_ASSOCIATION: 'NONE' });
		expect(stdout).toContain('The build passed.\nNo issue and no broken promise.\n');
		expect(stdout).not.toContain('about.md');
		expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
			commit: head,
			flags: { listed: [{ path: 'package.json', kind: 'outside_content' }] },
		});
	});

	test('hands the result on, whatever it is', () => {
		const [upload] = steps.slice(-1);
		expect(upload).toMatchObject({ if: 'always()', with: { name: 'review', path: 'review.json' } });
	});
});

describe('comment.yml', () => {
	const { on, jobs } = read('.github/workflows/comment.yml');
	const steps = jobs['comment']?.steps ?? [];

	test('follows the review by its name, however that ended', () => {
		expect(on['workflow_run']).toEqual({ workflows: ['Review'], types: ['completed'] });
		expect(parse(readFileSync('.github/workflows/review.yml', 'utf8')).name).toBe('Review');
		expect(jobs['comment']?.if).toBe(
			`github.event.workflow_run.event == 'pull_request' && contains(fromJSON('["success", "failure", "timed_out", "cancelled"]'), github.event.workflow_run.conclusion)`,
		);
	});

	test('takes the result into a folder that holds nothing else, and may go without one', () => {
		const download = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
		expect(download).toMatchObject({
			'continue-on-error': true,
			// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
			with: { name: 'review', path: '${{ runner.temp }}/review' },
		});
		expect(steps.at(-1)?.run).toBe('npm run --silent comment -- "$RUNNER_TEMP/review/review.json"');
	});

	test('gives its token to the commands that need it', () => {
		expect(steps.filter(({ env }) => env?.['GITHUB_TOKEN']).map(({ name }) => name)).toEqual(['Comment']);
	});
});

describe('links.yml', () => {
	test('checks once a week, with the command for it', () => {
		const { on, jobs } = read('.github/workflows/links.yml');
		expect(on.schedule).toEqual([{ cron: '30 4 * * 3' }]);
		expect(jobs['links']?.steps.at(-1)?.run).toBe('npm run --silent links -- --issue');
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

import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../src/hosts/netlify/functions/rebuild.ts';
import { product } from './content/content-folder.ts';
import { repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
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

/** The jobs that may write, with all that they may. */
const writers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'comment.yml comment': { actions: 'read', issues: 'write', 'pull-requests': 'write' },
	'votes.yml votes': { contents: 'write', discussions: 'read', issues: 'read', 'pull-requests': 'write' },
};

describe.each(globSync('.github/workflows/*').toSorted())('%s', (file) => {
	const text = readFileSync(file, 'utf8');
	const { on, permissions, jobs } = read(file);

	test('is a workflow that GitHub accepts', async () => {
		expect(await workflowProblems(file, text)).toEqual([]);
	});

	test('may read the repository and nothing else, for a limited time, but for the jobs that write', () => {
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
		// Started by the clock or by a member, a workflow runs the code of a branch of the repository.
		if (Object.keys(on).every((event) => event === 'schedule' || event === 'workflow_dispatch')) return;
		const steps = Object.values(jobs).flatMap((job) => job.steps);
		expect(steps.filter(({ uses }) => uses && !uses.startsWith('actions/download-artifact@'))).toEqual([]);
		expect(steps.filter(({ run }) => run && /\b(?:npm|npx|node|git)\b/.test(run))).toEqual([]);
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

describe('ci.yml', () => {
	const ci = read('.github/workflows/ci.yml');

	test('runs the script of every other machine for each pull request, but for one of the content alone', () => {
		expect(ci.on).toMatchObject({ pull_request: { 'paths-ignore': ['content/**'] } });
		expect(ci.jobs['test']?.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
		expect(ci.concurrency).toMatchObject({ group: expect.stringContaining('github.ref') });
	});
});

/** Runs a step as the runner does, with nothing in its environment but what is given. */
const runStep = (step: Step | undefined, cwd: string, env: Readonly<Record<string, string>>) =>
	promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
		cwd,
		env: { PATH: process.env['PATH'], HOME: temporaryFolder(), ...env },
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
		origin.commit({
			'content/products/acme.md': product(),
			'package.json': '{ "scripts": { "review": "touch owned" } }',
		});
		origin.git('switch', '--quiet', 'main');
		origin.commit({ 'content/pages/about.md': '---\ntitle: A\ndescription: B\n---\nText.\n' });
		origin.git('merge', '--quiet', '--no-ff', '--message=Merge', 'proposal');
		const merge = origin.git('rev-parse', 'HEAD');
		origin.git('reset', '--quiet', '--hard', base);
		origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
		const clone = join(temporaryFolder(), 'clone');
		origin.git('clone', '--quiet', '--depth=1', `file://${origin.folder}`, clone);
		const settings = { GITHUB_SHA: merge, GITHUB_SERVER_URL: 'https://github.com' };
		await runStep(fetchStep, clone, { ...settings, TOKEN: 'secret' });
		expect(existsSync(join(clone, 'package.json'))).toBe(false);
		// The scripts are those of this checkout, and the content that of the clone.
		const environment = { ...settings, CONTENT_DIR: join(clone, 'content'), CATALOG_DATE: '2026-11-20' };
		const out = join(clone, 'review.txt');
		const step = { run: (reviewStep?.run ?? '').replace('--out review.txt', `--out ${out}`) };
		const { stdout } = await runStep(step, process.cwd(), { ...environment, AUTHOR_ASSOCIATION: 'NONE' });
		expect(stdout).toContain('The build passed.\nNo issues and no broken promises.\n');
		expect(stdout).not.toContain('about.md');
		expect(readFileSync(out, 'utf8')).toMatch(
			/^Labels: needs an editor\n.*\n {2}package\.json:1:1 file: This file is outside/s,
		);
	});
});

const commit = 'c0ffee0'.padEnd(40, '0');
const fork = { full_name: 'stranger/board' };

const pull = (facts: object = {}) => ({
	number: 7,
	author_association: 'FIRST_TIME_CONTRIBUTOR',
	head: { sha: commit, repo: fork },
	base: { ref: 'main', repo: { full_name: 'acme/board' } },
	...facts,
});

const added = (filename: string) => ({ status: 'added', filename });

/** Plays `gh`: prints what files beside it hold, and keeps its words and the text of the comment. */
const fakeGh = `#!/bin/bash
here=$(dirname "$0")
printf '%s\\n' "$*" >> "$here/words"
case "$*" in
	*/files*) jq --compact-output "\${@: -1}" "$here/files.json" ;;
	*/pulls*) cat "$here/pulls.json" ;;
	*--body-file*) cp "\${@: -1}" "$here/body" ;;
esac
`;

describe('comment.yml', () => {
	const { on, jobs } = read('.github/workflows/comment.yml');
	const steps = jobs['comment']?.steps ?? [];

	test('follows the review by its name, however that ended, and takes its text into a folder that holds nothing else', () => {
		expect(on['workflow_run']).toEqual({ workflows: ['Review'], types: ['completed'] });
		expect(parse(readFileSync('.github/workflows/review.yml', 'utf8')).name).toBe('Review');
		expect(jobs['comment']?.if).toBe(
			`github.event.workflow_run.event == 'pull_request' && contains(fromJSON('["success", "failure", "timed_out", "cancelled"]'), github.event.workflow_run.conclusion)`,
		);
		expect(steps[0]).toMatchObject({
			'continue-on-error': true,
			// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
			with: { name: 'review', path: '${{ runner.temp }}/review' },
		});
	});

	interface Case {
		readonly review?: string | readonly [target: string];
		readonly pulls?: readonly object[];
		readonly files?: readonly object[];
		readonly settings?: Readonly<Record<string, string>>;
	}

	/** Runs the step as the runner does. */
	async function comment({ review, pulls = [pull()], files = [added('content/products/beta.md')], settings }: Case) {
		const folder = temporaryFolder();
		const write = (name: string, text: string, mode = 0o644) => writeFileSync(join(folder, name), text, { mode });
		mkdirSync(join(folder, 'review'));
		if (typeof review === 'string') write('review/review.txt', review);
		else if (review) symlinkSync(review[0], join(folder, 'review/review.txt'));
		mkdirSync(join(folder, 'bin'));
		write('bin/gh', fakeGh, 0o755);
		write('bin/pulls.json', JSON.stringify(pulls));
		write('bin/files.json', JSON.stringify(files));
		const { stdout } = await runStep(steps[1], folder, {
			PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
			RUNNER_TEMP: folder,
			GH_REPO: 'acme/board',
			HEAD_REPOSITORY: fork.full_name,
			HEAD_OWNER: 'stranger',
			HEAD_BRANCH: 'my-launch',
			COMMIT: commit,
			CONCLUSION: 'success',
			DEFAULT_BRANCH: 'main',
			PREVIEW_URL: '',
			...settings,
		});
		const words = readFileSync(join(folder, 'bin/words'), 'utf8').trim().split('\n');
		const body = existsSync(join(folder, 'bin/body')) ? readFileSync(join(folder, 'bin/body'), 'utf8') : '';
		return { stdout, words, body, labels: words.find((line) => line.startsWith('pr edit')) };
	}

	const isEditors = 'pr edit 7 --add-label=new launch --add-label=needs an editor';
	const isFine = 'pr edit 7 --add-label=new launch --remove-label=needs an editor';
	const honest = 'Labels: new launch\n\nThe API is the same.\n\nNo issues and no broken promises.\n';

	test('comments and labels the pull request that GitHub names', async () => {
		const PREVIEW_URL = 'https://deploy-preview-{number}--acme.netlify.app';
		const { words, body } = await comment({ review: honest, settings: { PREVIEW_URL } });
		expect(words).toEqual([
			'api --method GET repos/acme/board/pulls -f state=open -f head=stranger:my-launch -f per_page=100',
			'api --paginate repos/acme/board/pulls/7/files?per_page=100 --jq .[] | {status, filename, previous_filename}',
			'pr comment 7 --edit-last --create-if-none --body-file comment.md',
			isFine,
		]);
		expect(body).toContain(
			'### Review of c0ffee0\n\nPreview, once the host has built it: <https://deploy-preview-7--acme.',
		);
		expect(body.endsWith('\n    The API is the same.\n    \n    No issues and no broken promises.\n')).toBe(true);
	});

	test('keeps any text within one block of code, and within what GitHub takes', async () => {
		const acts = '@everyone|#1|<img src=x>|](x)|```|~~~|</code>|-->|\t* a|- a|1. a|$(touch owned)'.split('|');
		const hostile = [...acts, acts.join('\r'), acts.join('\0'), '\xff\u202e', '', '', 'x'.repeat(70_000)].join('\n');
		const { body, labels } = await comment({ review: `Labels: new launch\n\n${hostile}${'\n'.repeat(70_000)}` });
		expect(labels).toBe(isFine);
		expect(Buffer.byteLength(body)).toBeLessThan(65_536);
		const { children } = remark().parse(body);
		expect(children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'code']);
		expect(body).not.toMatch(/[\0\r]/);
	});

	test.each<[string, Case]>([
		['files outside the content', { files: [{ ...added('content/a.md'), previous_filename: 'src/a.ts' }] }],
		['a text of another form', { review: '@everyone' }],
		['a link instead of a text', { review: ['/proc/self/environ'] }],
	])('needs an editor for %s', async (_, given) => {
		const { body, labels } = await comment({ review: honest, ...given });
		expect(labels).toBe(isEditors);
		expect(body).toContain('\n**It needs an editor.**\n');
		expect(body).not.toMatch(/@everyone|PATH=/);
	});

	test('says nothing when the commit is of another fork', async () => {
		const other = pull({ head: { sha: commit, repo: { full_name: 'other/board' } } });
		const { stdout, words } = await comment({ review: honest, pulls: [other] });
		expect(stdout).toBe(`No open pull request ends with ${commit}: nothing to post.\n`);
		expect(words).toHaveLength(1);
	});
});

test('rebuild.yml runs when the scheduled function does, and by hand, and then checks the site where one is named', () => {
	const { on, jobs } = read('.github/workflows/rebuild.yml');
	expect(on.schedule).toEqual([{ cron: config.schedule }]);
	expect('workflow_dispatch' in on).toBe(true);
	const [, ...others] = jobs['rebuild']?.steps ?? [];
	expect(others.map((step) => step.if)).toEqual(["vars.SITE_URL != ''", "vars.SITE_URL != ''"]);
	expect(others.at(-1)?.run).toContain('npm run --silent status');
});

describe('votes.yml', () => {
	const { on, jobs } = read('.github/workflows/votes.yml');
	const steps = jobs['votes']?.steps ?? [];
	const url = 'https://github.com/acme/board/issues/12';
	const thread = { url, reactions: { totalCount: 7 }, comments: { totalCount: 2 } };
	const answer = { data: { _acme: { issue: thread } } };

	/** Plays the clock of a Monday, `gh`, and `npm run --silent votes --` in the folder of the repository. */
	const programs = {
		date: `case "$*" in *yesterday*) echo 2026-w46 ;; *w%V) echo 2026-w47 ;; *) echo 2026-11-16 ;; esac`,
		gh: `case "$1" in api) cat > asked; cat "$ANSWER" ;; *) echo "$*" >> "$RUNNER_TEMP/words" ;; esac; [ "$1" != api ]`,
		npm: `export CONTENT_DIR=content CATALOG_DATE=2026-11-16\nexec node ${resolve('scripts/votes.ts')} "\${@:5}"`,
	};

	/** Runs every step with a script of its own, as the runner does. */
	async function count(response: string, VOTES_TO_MAIN: string) {
		const launches = '[{ period: 2026-w46, approved: true, discussion_url: URL }]'.replace('URL', url);
		const origin = repositoryWith({ 'products/acme.md': product(`launches: ${launches}`) });
		origin.git('switch', '--quiet', '--detach');
		const [RUNNER_TEMP, bin] = [temporaryFolder(), temporaryFolder()];
		const clone = join(temporaryFolder(), 'clone');
		origin.git('clone', '--quiet', '--branch=main', `file://${origin.folder}`, clone);
		const ANSWER = join(bin, 'answer');
		writeFileSync(ANSWER, response);
		for (const [name, text] of Object.entries(programs)) {
			writeFileSync(join(bin, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
		}
		const env = {
			...{ PATH: `${bin}:${process.env['PATH']}`, RUNNER_TEMP, ANSWER, VOTES_TO_MAIN, GH_TOKEN: 'secret' },
			...{ GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main', GITHUB_SERVER_URL: 'https://github.com' },
		};
		for (const step of steps.filter(({ name }) => name)) await runStep(step, clone, env);
		const words = join(RUNNER_TEMP, 'words');
		const on = (branch: string) => origin.git('show', `${branch}:content/products/acme.md`);
		return { on, words: existsSync(words) ? readFileSync(words, 'utf8').trim().split('\n') : [] };
	}

	test('counts each day, and proposes the figures of the week before as well on Mondays', async () => {
		expect(on.schedule).toEqual([{ cron: '17 0 * * *' }]);
		expect('workflow_dispatch' in on).toBe(true);
		const { on: fileOn, words } = await count(JSON.stringify(answer), '');
		expect(fileOn('votes')).toContain(', votes: 7, comments: 2 }');
		expect(fileOn('main')).not.toContain('votes: 7');
		expect(words.map((line) => line.split(' --')[0])).toEqual(['pr list', 'pr create']);
	});

	test('commits them to the main branch where the board says so', async () => {
		const { on: fileOn, words } = await count(JSON.stringify(answer), 'true');
		expect(fileOn('main')).toContain(', votes: 7, comments: 2 }');
		expect(words).toEqual([]);
	});

	test('fails when no answer came, and when one has no figures', async () => {
		await expect(count('', '')).rejects.toThrow();
		await expect(count('{"message":"Bad credentials"}', '')).rejects.toThrow('GitHub says: `Bad credentials`');
	});

	test('gives the token to `gh` and `git` alone', () => {
		const withToken = steps.filter(({ env }) => env && 'GH_TOKEN' in env).map(({ name }) => name);
		expect(withToken).toEqual(['Ask GitHub', 'Propose the change']);
		for (const step of steps.filter(({ env }) => env)) expect(step.run).not.toMatch(/\b(?:npm|npx|node)\b/);
	});
});

describe('links.yml', () => {
	test('checks once a week, links of front matter as well', async () => {
		const { on, jobs } = read('.github/workflows/links.yml');
		expect(on.schedule).toEqual([{ cron: '30 4 * * 3' }]);
		const { content, folder } = repositoryWith({ 'products/acme.md': product('website_url: https://acme.example/a') });
		await runStep(jobs['links']?.steps[1], join(content, '..'), {});
		expect(readFileSync(join(folder, 'links.txt'), 'utf8')).toContain('website_url: https://acme.example/a\n');
	});
});

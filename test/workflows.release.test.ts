import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../netlify/functions/rebuild.ts';
import { product } from './content/content-folder.ts';
import { repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { workflowProblems } from './support/workflow-validator.ts';
import { readWorkflow, runJobs, runStep } from './support/workflows.ts';

/** The jobs that may write, with all that they may. */
const writers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'edit.yml propose': { contents: 'write', 'pull-requests': 'write' },
	'comment.yml comment': { actions: 'read', issues: 'write', 'pull-requests': 'write' },
	'propose.yml propose': { contents: 'write', issues: 'write', 'pull-requests': 'write' },
	'release.yml publish': { 'id-token': 'write' },
	'votes.yml count': { contents: 'read', discussions: 'read', issues: 'read' },
	'votes.yml propose': { contents: 'write', 'pull-requests': 'write' },
};

describe.each(globSync('.github/workflows/*').toSorted())('%s', (file) => {
	const text = readFileSync(file, 'utf8');
	const { on, permissions, jobs } = readWorkflow(file);

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

	test('runs no code of a pull request, and none of packages, where it may write', () => {
		const writing = Object.values(jobs).filter((job) => job.permissions?.['contents'] === 'write');
		expect(JSON.stringify(writing.map((job) => job.steps))).not.toMatch(/setup-node|\b(?:npm|npx|node)\b/);
		expect(text).not.toContain('pull_request_target');
		if (!Object.values(jobs).some((job) => job.permissions)) return;
		expect(Object.keys(on)).not.toContain('pull_request');
		// Started by the clock or by a member, a workflow runs the code of a branch or a tag of the repository.
		if (Object.keys(on).every((event) => ['push', 'schedule', 'workflow_dispatch'].includes(event))) return;
		const steps = Object.values(jobs).flatMap((job) => (job.permissions ? job.steps : []));
		expect(steps.filter(({ uses }) => uses && !uses.startsWith('actions/download-artifact@'))).toEqual([]);
		// But for addresses of the API, such as `git/trees`.
		expect(steps.filter(({ run }) => run && /\b(?:npm|npx|node|git)\b(?!\/)/.test(run))).toEqual([]);
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

describe('review.yml', () => {
	const { on, jobs, concurrency } = readWorkflow('.github/workflows/review.yml');
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
	const { on, jobs } = readWorkflow('.github/workflows/comment.yml');
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
			...{ PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, RUNNER_TEMP: folder, GH_REPO: 'acme/board' },
			...{ HEAD_REPOSITORY: fork.full_name, HEAD_OWNER: 'stranger', HEAD_BRANCH: 'my-launch', COMMIT: commit },
			...{ CONCLUSION: 'success', DEFAULT_BRANCH: 'main', PREVIEW_URL: '' },
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

test('release.yml publishes what a job without any permission has packed, and runs nothing else there', async () => {
	const workflow = readWorkflow('.github/workflows/release.yml');
	const { pack, publish } = workflow.jobs;
	expect(pack?.permissions).toBeUndefined();
	expect(publish?.steps.map(({ uses, run }) => (uses ?? run)?.split(/[@ ]/)[0])).toEqual([
		...['actions/setup-node', 'actions/download-artifact', 'npm'],
	]);
	const [KEPT, bin] = [temporaryFolder(), temporaryFolder()];
	const npm = `case $1 in pack) echo packed > "$3/launch-catalog-1.2.0.tgz" ;; *) cat "$2" > "$KEPT/sent"; echo "\${@:3}" >> "$KEPT/sent" ;; esac`;
	writeFileSync(join(bin, 'npm'), `#!/bin/bash\n${npm}\n`, { mode: 0o755 });
	const env = { PATH: `${bin}:${process.env['PATH']}`, KEPT, GITHUB_REF_NAME: 'v1.2.0' };
	expect((await runJobs(workflow, { origin: repositoryWith(), env })).error).toBeUndefined();
	expect(readFileSync(join(KEPT, 'sent'), 'utf8')).toBe('packed\n--provenance --access public --ignore-scripts\n');
});

test('rebuild.yml runs when the scheduled function does, and by hand, and then checks the site where one is named', () => {
	const { on, jobs } = readWorkflow('.github/workflows/rebuild.yml');
	expect(on.schedule).toEqual([{ cron: config.schedule }]);
	expect('workflow_dispatch' in on).toBe(true);
	const [, ...others] = jobs['rebuild']?.steps ?? [];
	expect(others.map((step) => step.if)).toEqual(["vars.SITE_URL != ''", "vars.SITE_URL != ''"]);
	expect(others.at(-1)?.run).toContain('npm run --silent status');
});

test('links.yml checks once a week, links of front matter as well', async () => {
	const { on, jobs } = readWorkflow('.github/workflows/links.yml');
	expect(on.schedule).toEqual([{ cron: '30 4 * * 3' }]);
	const { content, folder } = repositoryWith({ 'products/acme.md': product('website_url: https://acme.example/a') });
	await runStep(jobs['links']?.steps[1], join(content, '..'), {});
	expect(readFileSync(join(folder, 'links.txt'), 'utf8')).toContain('website_url: https://acme.example/a\n');
});

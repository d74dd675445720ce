import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, named, record } from './content/content-folder.ts';
import { repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { readWorkflow, runStep } from './support/workflows.ts';

interface Input {
	readonly type?: string;
	readonly options?: readonly string[];
}

const { on, jobs } = readWorkflow('.github/workflows/edit.yml');
const { inputs } = on.workflow_dispatch as { readonly inputs: Readonly<Record<string, Input>> };
const steps = jobs['edit']?.steps.filter(({ name }) => name) ?? [];

/** Plays `gh`: keeps its words, one on each line, and the text of the pull request. */
const gh = `#!/bin/bash
printf '%s\\n' "$@" > "$RUNNER_TEMP/words"
cp "\${@: -1}" "$RUNNER_TEMP/body"
echo https://github.com/acme/board/pull/7
`;

/** The commands of a board, with the scripts of this checkout. */
const scripts = Object.fromEntries(
	['approve', 'close', 'new', 'votes', 'withdraw'].map((name) => [
		name,
		`${process.execPath} ${resolve(`scripts/${name}.ts`)}`,
	]),
);

const files = {
	'products/acme.md': named('Acme', 'launches: [{ period: 2026-w46, approved: true }]'),
	'products/zeta.md': named('Zeta', 'launches: [{ period: 2026-w46, votes: 3, comments: 1 }, { period: 2026-w47 }]'),
};

/** Fills in the form, and runs every step with a script of its own, as the runner does. */
async function submit(fields: Readonly<Record<string, string>>, more: Files = {}) {
	const origin = repositoryWith({ ...files, ...more });
	origin.commit({ 'package.json': JSON.stringify({ scripts }) });
	origin.git('switch', '--quiet', '--detach');
	const [RUNNER_TEMP, bin] = [temporaryFolder(), temporaryFolder()];
	const clone = join(temporaryFolder(), 'clone');
	origin.git('clone', '--quiet', '--branch=main', `file://${origin.folder}`, clone);
	writeFileSync(join(bin, 'gh'), gh, { mode: 0o755 });
	const summary = join(RUNNER_TEMP, 'summary');
	const settings = {
		...{ PATH: `${bin}:${process.env['PATH']}`, RUNNER_TEMP, GITHUB_STEP_SUMMARY: summary },
		...{ GITHUB_REF_NAME: 'main', GITHUB_SERVER_URL: 'https://github.com' },
		...{ GITHUB_RUN_ID: '9', GITHUB_RUN_ATTEMPT: '1', CONTENT_DIR: 'content', CATALOG_DATE: '2026-11-18' },
	};
	const fieldOf = (_: string, name: string) => fields[name] ?? (inputs[name]?.type === 'boolean' ? 'false' : '');
	let failed = false;
	for (const step of steps) {
		const own = Object.entries(step.env ?? {}).map(([name, text]) => [
			name,
			text.replace(/\$\{\{ inputs\.(\w+) \}\}/g, fieldOf),
		]);
		failed = await runStep(step, clone, { ...settings, ...Object.fromEntries(own) }).then(
			() => false,
			() => true,
		);
		if (failed) break;
	}
	const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
	const branches = origin.git('branch', '--format=%(refname:short)', '--list', 'main', 'edit-*').split('\n');
	const isProposed = branches.includes('edit-9-1');
	return {
		failed,
		branches,
		summary: read(summary) ?? '',
		words: read(join(RUNNER_TEMP, 'words'))?.trimEnd().split('\n'),
		body: read(join(RUNNER_TEMP, 'body')),
		owned: existsSync(join(clone, 'owned')),
		changed: isProposed ? origin.git('diff', '--name-only', 'main', 'edit-9-1').split('\n') : [],
		lines: isProposed ? origin.git('diff', '--unified=0', 'main', 'edit-9-1').match(/^\+[^+].*$/gm) : [],
	};
}

describe('edit.yml', () => {
	test('is a form with one choice, which members fill in', () => {
		expect(Object.keys(on)).toEqual(['workflow_dispatch']);
		expect(Object.keys(inputs)).toEqual(['action', 'week', 'product', 'votes', 'reason', 'force']);
		const actions = ['Enter votes', 'Close weeks', 'Approve launches', 'Withdraw a product', 'Add a week'];
		expect(inputs['action']?.options).toEqual(actions);
	});

	const acme = 'content/products/acme.md';
	const zeta = 'content/products/zeta.md';
	test.each<[fields: Readonly<Record<string, string>>, title: string, changed: readonly string[], line: string]>([
		[
			{ action: 'Enter votes', week: '2026-w46', votes: ' acme  214 31; zeta 96,' },
			'Enter votes 2026-w46',
			[acme, zeta],
			'+launches: [{ period: 2026-w46, votes: 96, comments: 1 }, { period: 2026-w47 }]',
		],
		[
			{ action: 'Close weeks', force: 'true' },
			'Close weeks',
			['content/launch_periods/2026-w46.csv', 'content/releases.json'],
			'+1,acme,0,0,0',
		],
		[
			{ action: 'Approve launches', product: 'zeta', week: '2026-w46', force: 'true' },
			'Approve launches zeta 2026-w46',
			[zeta],
			'+launches: [{ period: 2026-w46, approved: true, votes: 3, comments: 1 }, { period: 2026-w47 }]',
		],
		[
			{ action: 'Approve launches', week: '2026-w47' },
			'Approve launches 2026-w47',
			[zeta],
			'+launches: [{ period: 2026-w46, votes: 3, comments: 1 }, { period: 2026-w47, approved: true }]',
		],
		[
			{ action: 'Withdraw a product', product: 'https://board.example/products/acme/', week: '2026-w46' },
			'Withdraw a product acme',
			[acme],
			'+discoverable: false',
		],
		[{ action: 'Add a week' }, 'Add a week', ['content/launch_periods/2026-w48.md'], '+starts_on: 2026-11-23'],
		[
			{ action: 'Add a week', week: '2026-w52' },
			'Add a week 2026-w52',
			['content/launch_periods/2026-w52.md'],
			'+starts_on: 2026-12-21',
		],
	])('proposes %j with the report', async (fields, title, changed, line) => {
		const done = await submit(fields);
		expect(done.words).toEqual([
			...['pr', 'create', '--base', 'main', '--head', 'edit-9-1', '--title', title, '--body-file'],
			expect.stringMatching(/\/report\.md$/),
		]);
		expect(done.changed).toEqual(changed);
		expect(done.lines).toContain(line);
		expect(done.body).toMatch(/^ {4}.*\n(?: {4}.*\n)* {4}Wrote \d files?\. Next: merge the pull request\.\n$/);
		expect(done.summary).toBe(`${done.body}https://github.com/acme/board/pull/7\n`);
	});

	test('opens nothing when nothing changes, and then shows what waits', async () => {
		const { failed, branches, summary, words } = await submit({ action: 'Approve launches' });
		expect({ failed, branches, words }).toEqual({ failed: false, branches: ['main'], words: undefined });
		expect(summary).toMatch(
			/^ {4}2 launches are waiting for approval\.\n(?:.*\n)+There is nothing to merge, so there is no pull/,
		);
	});

	test('opens nothing when every week that is over is closed', async () => {
		const closed = { 'launch_periods/2026-w46.csv': record('1,acme,0,0,0') };
		const { failed, branches, summary } = await submit({ action: 'Close weeks' }, closed);
		expect({ failed, branches }).toEqual({ failed: false, branches: ['main'] });
		expect(summary).toMatch(
			/^ {4}No week is over that has no record\.\n.*\n {4}Wrote 1 file\.\n\nThere is nothing to merge, so/,
		);
	});

	const hostile = '$(touch owned) `touch owned` "; touch owned; \' > owned';
	const noProduct = 'There is no product ``. Write the name of its file without `.md`.';
	test.each<[fields: Readonly<Record<string, string>>, message: string]>([
		[{ action: 'Enter votes', week: '2026-w46' }, 'votes.json#1 file: There are no rows.'],
		[{ action: 'Enter votes', week: '2026-w46', votes: 'acme 3 4 5' }, 'comments: Must be a whole number'],
		[{ action: 'Enter votes', week: '2026-w46', votes: 'zeta 5, acme 1,214' }, 'votes.json#3 product: There is no'],
		[
			{ action: 'Enter votes', week: hostile, votes: 'acme 3' },
			'There is no week `$(touch owned) `touch owned` "; touch',
		],
		[{ action: 'Enter votes', week: '2026-w46', votes: hostile }, 'There is no product `$(touch`.'],
		[{ action: 'Enter votes', week: '2026-w46', votes: `http://a.example/${hostile}` }, 'Cannot use the address'],
		[{ action: 'Enter votes', week: '2026-w46', votes: 'acme 3', reason: '--help' }, 'is not closed'],
		[{ action: 'Enter votes', week: '--query', votes: 'acme 3' }, 'There is no week `--query`.'],
		[{ action: 'Close weeks' }, 'No launch in `2026-w46` has votes'],
		[{ action: 'Close weeks', week: '2026-w46', force: 'true' }, 'Leave the field for the week empty.'],
		[{ action: 'Approve launches', product: `zeta\n${hostile}` }, 'There is no product `zeta'],
		[{ action: 'Withdraw a product' }, noProduct],
		[{ action: 'Withdraw a product', product: '--delete' }, 'There is no product `--delete`.'],
	])('shows the error of %j, and opens nothing', async (fields, message) => {
		const { failed, branches, summary, words, owned } = await submit(fields);
		expect(summary).toContain(message);
		expect(summary).toMatch(/^(?: {4}.*\n)+$/);
		expect({ failed, branches, words, owned }).toEqual({
			...{ failed: true, branches: ['main'] },
			...{ words: undefined, owned: false },
		});
	});

	test('gives the token to `gh` and `git` alone', () => {
		const withToken = steps.filter(({ env }) => env && 'GH_TOKEN' in env);
		expect(withToken.map(({ name }) => name)).toEqual(['Propose the change']);
		expect(withToken[0]?.run).not.toMatch(/\b(?:npm|npx|node)\b/);
	});
});

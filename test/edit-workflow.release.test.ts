import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, named, record } from './content/content-folder.ts';
import { repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { readWorkflow, runJobs } from './support/workflows.ts';

interface Input {
	readonly type?: string;
	readonly options?: readonly string[];
}

const workflow = readWorkflow('.github/workflows/edit.yml');
const { on } = workflow;
const { inputs } = on.workflow_dispatch as { readonly inputs: Readonly<Record<string, Input>> };

/** Plays `gh`: keeps its words, one on each line, and the text of the pull request. */
const gh = `#!/bin/bash
printf '%s\\n' "$@" > "$KEPT/words"
cp "\${@: -1}" "$KEPT/body"
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

interface Attack {
	/** A script that runs in place of the command `withdraw`, in the folder of its job. */
	readonly withdraw?: string;
	readonly tamper?: (artifact: string) => void;
}

/** Fills in the form, and runs both jobs. */
async function submit(fields: Readonly<Record<string, string>>, more: Files = {}, { withdraw, tamper }: Attack = {}) {
	const origin = repositoryWith({ ...files, ...more });
	origin.commit({ 'package.json': JSON.stringify({ scripts: { ...scripts, ...(withdraw && { withdraw }) } }) });
	const [KEPT, bin] = [temporaryFolder(), temporaryFolder()];
	writeFileSync(join(bin, 'gh'), gh, { mode: 0o755 });
	const summary = join(KEPT, 'summary');
	const env = {
		...{ PATH: `${bin}:${process.env['PATH']}`, KEPT, GITHUB_STEP_SUMMARY: summary },
		...{ GITHUB_REF_NAME: 'main', GITHUB_SERVER_URL: 'https://github.com' },
		...{ GITHUB_RUN_ID: '9', GITHUB_RUN_ATTEMPT: '1', CONTENT_DIR: 'content', CATALOG_DATE: '2026-11-18' },
	};
	const fieldOf = (_: string, name: string) => fields[name] ?? (inputs[name]?.type === 'boolean' ? 'false' : '');
	const expand = (text: string) => text.replace(/\$\{\{ inputs\.(\w+) \}\}/g, fieldOf);
	const { clones, error } = await runJobs(workflow, { origin, env, expand, ...(tamper && { tamper }) });
	const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
	const branches = origin.git('branch', '--format=%(refname:short)', '--list', 'main', 'edit-*').split('\n');
	const isProposed = branches.includes('edit-9-1');
	return {
		failed: error !== undefined,
		branches,
		summary: read(summary) ?? '',
		words: read(join(KEPT, 'words'))?.trimEnd().split('\n'),
		body: read(join(KEPT, 'body')),
		owned: [...clones, KEPT].some((folder) => existsSync(join(folder, 'owned'))),
		changed: isProposed ? origin.git('diff', '--name-only', 'main', 'edit-9-1').split('\n') : [],
		lines: isProposed ? origin.git('diff', '--unified=0', 'main', 'edit-9-1').match(/^\+[^+].*$/gm) : [],
	};
}

describe('edit.yml', () => {
	test('is a form with one choice, which members fill in', () => {
		expect(Object.keys(on)).toEqual(['workflow_dispatch']);
		expect(workflow.concurrency).toEqual({ group: 'edit', queue: 'max' });
		expect(Object.keys(inputs)).toEqual(['action', 'week', 'product', 'votes', 'reason', 'rerank', 'force']);
		const actions = ['Enter votes', 'Close weeks', 'Approve launches', 'Withdraw a product', 'Add a week'];
		expect(inputs['action']?.options).toEqual(actions);
	});

	const acme = 'content/products/acme.md';
	const zeta = 'content/products/zeta.md';
	test.each<[fields: Readonly<Record<string, string>>, title: string, changed: readonly string[], line: string]>([
		[
			{ action: 'Enter votes', week: ' 2026-W46 ', votes: ' acme  1,214 31; zeta 96,' },
			'Enter votes 2026-w46',
			[acme, zeta],
			'+launches: [{ period: 2026-w46, approved: true, votes: 1214, comments: 31 }]',
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
			{ action: 'Withdraw a product', product: ' https://board.example/products/acme/#about', week: '2026-w46' },
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

	const closed = { 'launch_periods/2026-w46.csv': record('1,acme,90,90,0', '2,zeta,88,88,0') };
	const ranked = {
		'products/acme.md': named('Acme', 'launches: [{ period: 2026-w46, approved: true, votes: 90 }]'),
		'products/zeta.md': named('Zeta', 'launches: [{ period: 2026-w46, approved: true, votes: 88 }]'),
	};

	test('orders a closed week by its corrected votes if the form says so, and otherwise says how', async () => {
		const fields = { action: 'Enter votes', week: '2026-w46', votes: 'acme 86', reason: 'One address.' };
		const kept = await submit(fields, { ...ranked, ...closed });
		expect(kept.lines).toContain('+1,acme,86,86,0');
		expect(kept.summary).toContain('now: *Enter votes* with *Reason* and *New order* orders all products by score');
		const ordered = await submit({ ...fields, rerank: 'true' }, { ...ranked, ...closed });
		expect(ordered.lines).toEqual(expect.arrayContaining(['+1,zeta,88,88,0', '+2,acme,86,86,0']));
	});

	test.each<[fields: Readonly<Record<string, string>>, more: Files, message: string]>([
		[
			{ action: 'Enter votes', week: '2026-w46', votes: 'acme 3' },
			closed,
			'has its final order. Say why it is corrected in *Reason*.\n',
		],
		[
			{ action: 'Enter votes', week: '2026-w46', votes: 'acme 3', rerank: 'true' },
			{},
			'closed weeks only, with *Reason*.',
		],
		[{ action: 'Enter votes', week: '2026-w46', votes: 'acme 3', reason: 'So.' }, {}, 'Leave *Reason* empty.'],
		[{ action: 'Enter votes', week: '2026-w50', votes: 'acme 3' }, {}, '*Add a week* with the week 2026-w50 adds it.'],
		[{ action: 'Close weeks' }, {}, 'Enter votes first with *Enter votes*, or tick *Anyway*.'],
		[{ action: 'Approve launches' }, {}, '*Approve launches* with the product zeta and the week 2026-w46\n'],
		[
			{ action: 'Approve launches', product: 'zeta' },
			{},
			'*Approve launches* with the product zeta and the week 2026-w47',
		],
		[
			{ action: 'Approve launches', product: '2026-w46' },
			{},
			'*Approve launches* with the week 2026-w46 and no product',
		],
		[
			{ action: 'Approve launches', product: 'zeta', week: '2026-w46' },
			closed,
			'add it to the closed one: *Enter votes* with the week 2026-w46 and *Reason*.',
		],
		[
			{ action: 'Approve launches', product: 'zeta', week: '2026-w46' },
			{ 'products/zeta.md': named('“Zeta”', 'launches: [{ period: 2026-w46 }]') },
			'To approve `zeta` anyway, tick *Anyway*.',
		],
	])('names fields of the form in place of options for %j', async (fields, more, message) => {
		const { summary } = await submit(fields, more);
		expect(summary).toContain(message);
		expect(summary).not.toMatch(/npm run|`--/);
	});

	test('opens nothing when nothing changes, and then shows what waits', async () => {
		const { failed, branches, summary, words } = await submit({ action: 'Approve launches' });
		expect({ failed, branches, words }).toEqual({ failed: false, branches: ['main'], words: undefined });
		expect(summary).toMatch(
			/^ {4}2 launches are waiting for approval\.\n(?:.*\n)+There is nothing to merge, so there is no pull/,
		);
	});

	test('opens nothing when every week that is over is closed', async () => {
		const { failed, branches, summary } = await submit(
			{ action: 'Close weeks' },
			{
				'launch_periods/2026-w46.csv': record('1,acme,0,0,0'),
			},
		);
		expect({ failed, branches }).toEqual({ failed: false, branches: ['main'] });
		expect(summary).toMatch(
			/^ {4}No week is over that has no record\.\n.*\n {4}Wrote 1 file\.\n\nThere is nothing to merge, so/,
		);
	});

	const hostile = '$(touch owned) `touch owned` "; touch owned; \' > owned';
	const noProduct = 'There is no product ``. Write the name of its file without `.md`.';
	test.each<[fields: Readonly<Record<string, string>>, message: string]>([
		[{ action: 'Enter votes', week: '2026-w46' }, 'Entry 1 file: There are no rows.'],
		[{ action: 'Enter votes', week: '2026-w46', votes: 'acme 3 4 5' }, 'comments: Must be a whole number'],
		[{ action: 'Enter votes', week: '2026-w46', votes: 'zeta 5, acme 12,14' }, 'Entry 3 product: There is no'],
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

	test('runs no hook that the command has left behind', async () => {
		const hook = '#!/bin/sh\nenv > "$KEPT/owned"\n';
		const plant = `printf '%s' '${hook}' > .git/hooks/pre-push; chmod +x .git/hooks/pre-push`;
		const attack = { withdraw: `${plant}; ${scripts['withdraw']}` };
		const { owned, changed } = await submit({ action: 'Withdraw a product', product: 'acme' }, {}, attack);
		expect({ owned, changed }).toEqual({ owned: false, changed: [acme] });
	});

	const added = (path: string, mode: string) =>
		`diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+/etc/passwd\n`;
	test.each([
		['a file outside the content', added('.github/workflows/own.yml', '100644'), 'the patch changes more than'],
		['a link', added('content/products/own.md', '120000'), 'the patch changes more than'],
		['a program', added('content/products/own.md', '100755'), 'the patch changes more than'],
		['a path with `..`', added('content/../.git/hooks/pre-push', '100755'), ''],
		['a file that is a link', ['/dev/null'], 'there is a link in place of a file'],
	])('refuses %s, whatever the command hands on', async (_, patch, message) => {
		const tamper = (artifact: string) => {
			const file = join(artifact, 'change.patch');
			rmSync(file);
			if (typeof patch === 'string') writeFileSync(file, patch);
			else symlinkSync(String(patch[0]), file);
		};
		const done = await submit({ action: 'Withdraw a product', product: 'acme' }, {}, { tamper });
		expect({ failed: done.failed, branches: done.branches }).toEqual({ failed: true, branches: ['main'] });
		expect(done.summary).toContain(message);
	});
});

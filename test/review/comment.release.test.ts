import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../content/content-folder.ts';
import { run } from '../support/checkout.ts';
import { bot, emptyGitHub, type FakeGitHub, type GitHubState, repository, startGitHub, token } from './fake-github.ts';
import { forbidden, honest, hostile, hostileName, proposal, review, shown } from './proposals.ts';

const root = resolve(import.meta.dirname, '../..');

const commit = 'c0ffee0'.padEnd(40, '0');
const fork = { full_name: 'stranger/board', owner: { login: 'stranger' } };

const event = (facts: object = {}) => ({
	repository: { full_name: repository, default_branch: 'main' },
	workflow_run: {
		event: 'pull_request',
		conclusion: 'success',
		head_sha: commit,
		head_branch: 'my-launch',
		head_repository: fork,
		...facts,
	},
});

const pull = (facts: object = {}) => ({
	number: 7,
	author_association: 'NONE',
	head: { sha: commit, repo: { full_name: fork.full_name } },
	base: { ref: 'main', repo: { full_name: repository } },
	labels: [],
	...facts,
});

const added = (filename: string) => ({ filename, status: 'added' });

const github = (facts: Partial<GitHubState> = {}) =>
	startGitHub({ ...emptyGitHub(), pulls: [pull()], files: [added('content/products/beta.md')], ...facts });

/** Runs `npm run comment` with a result, as text or as the review of a change. */
async function comment(
	{ api }: Pick<FakeGitHub, 'api'>,
	result: string | undefined,
	settings: Readonly<Record<string, string>> = {},
	payload: object = event(),
) {
	const folder = emptyFolder();
	const file = join(folder, 'review.json');
	if (result !== undefined) writeFileSync(file, result);
	writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
	const environment = {
		GITHUB_API_URL: api,
		GITHUB_REPOSITORY: repository,
		GITHUB_TOKEN: token,
		GITHUB_EVENT_PATH: join(folder, 'event.json'),
		...settings,
	};
	return run(root, 'scripts/comment.ts', environment, [file]);
}

/** What the review of a change hands on. */
async function resultOf(changes: Parameters<typeof proposal>[0], ofCommit = commit): Promise<string> {
	const repo = proposal(changes);
	const out = join(repo.folder, 'review.json');
	await review(repo, {}, '--out', out, '--commit', ofCommit);
	return readFileSync(out, 'utf8');
}

describe('npm run comment', () => {
	test('says what an honest launch does, labels it, and links to the preview', async () => {
		await using server = await github();
		const PREVIEW_URL = 'https://deploy-preview-{number}--acme.netlify.app';
		expect(await comment(server, await resultOf(honest), { PREVIEW_URL })).toEqual({
			code: 0,
			stdout: 'The comment on pull request 7 is created; labels: new launch.\n',
			stderr: '',
		});
		expect(server.requests).toEqual([
			'GET /repos/acme/board/pulls?state=open&head=stranger%3Amy-launch&per_page=100',
			'GET /repos/acme/board/pulls/7/files?per_page=100',
			'GET /repos/acme/board/issues/7/comments?per_page=100',
			'POST /repos/acme/board/issues/7/comments',
			'POST /repos/acme/board/issues/7/labels',
		]);
		expect(server.state.labels).toEqual(['new launch']);
		expect(shown(server.state.comments[0]?.body ?? '')).toBe(`<!-- launch-catalog: review -->

### Review of c0ffee0

The content passes the check.

Preview, once the host has built it: <https://deploy-preview-7--acme.netlify.app>

#### What it does to the API

\`\`\`text
The API says the same as at \`main\` (<commit>).
\`\`\`

How a pull request is reviewed stands in \`docs/editing.md\`. This comment follows the newest commit.`);
	});

	test('shows what a stranger must not set, and no text of theirs acts', async () => {
		const files = [...Object.keys(forbidden).map(added)];
		await using server = await github({ files });
		const { stdout } = await comment(server, await resultOf(forbidden));
		expect(stdout).toBe('The comment on pull request 7 is created; labels: new launch, needs an editor.\n');
		const body = server.state.comments[0]?.body ?? '';
		expect(body).toContain('The content passes the check. **It needs an editor.**');
		expect(body).toContain('#### Only editors do this: take it out, or wait for an editor\n\n```text\n');
		// The name has four backticks, so its block has five.
		expect(body).toContain('#### What it does to the API\n\n`````text\n');
		expect(body).toContain(`\n  evil  ${hostileName}\n`);
		expect(outsideOfBlocks(body)).not.toMatch(/[@#]\w|<img|https:/);
	});

	test('flags files outside the content by what GitHub lists, whatever the result says', async () => {
		const files = [
			added('.github/workflows/review.yml'),
			{ filename: 'src/a.ts', status: 'renamed', previous_filename: 'src/@b.ts' },
		];
		await using server = await github({ files });
		await comment(server, await resultOf({}));
		const body = server.state.comments[0]?.body ?? '';
		expect(body).toContain(
			'**This pull request changes the workflows, or more files than GitHub lists, so it may have changed what stands below. Read its files, not this comment.**',
		);
		expect(body).toContain(
			'#### Files outside the content\n\n```text\n.github/workflows/review.yml\nsrc/a.ts\nsrc/@b.ts\n```',
		);
		expect(server.state.labels).toEqual(['needs an editor']);
	});

	test('keeps one comment up to date, behind others on several pages', async () => {
		const marked = '<!-- launch-catalog: review -->\n\nMine, says somebody.';
		const other = (id: number) => ({ id, user: { login: 'stranger' }, body: marked });
		await using server = await github({
			comments: [
				other(1),
				other(2),
				{ id: 3, user: null, body: marked },
				{ id: 4, user: { login: bot }, body: `${marked} Old.` },
			],
			pulls: [pull({ labels: [{ name: 'needs an editor' }, { name: 'new launch' }, { name: 'mine' }] })],
			labels: ['needs an editor', 'new launch', 'mine'],
		});
		const result = await resultOf(honest);
		expect((await comment(server, result)).stdout).toBe(
			'The comment on pull request 7 is updated; labels: new launch.\n',
		);
		expect(server.state.comments.map(({ id, body }) => [id, body.includes('Review of c0ffee0')])).toEqual([
			[1, false],
			[2, false],
			[3, false],
			[4, true],
		]);
		expect(server.state.labels).toEqual(['new launch', 'mine']);
		expect(server.requests.filter((line) => !line.startsWith('GET'))).toEqual([
			'PATCH /repos/acme/board/issues/comments/4',
			'DELETE /repos/acme/board/issues/7/labels/needs%20an%20editor',
		]);
		expect((await comment(server, result)).stdout).toContain('is unchanged');
	});

	test.each([
		['there is none', undefined],
		['it is no JSON', '@everyone'],
		['it has a member too much', JSON.stringify({ version: 1, number: 8 })],
		['it is too large', ' '.repeat(600_000)],
	])('says that there is no result when %s', async (_, result) => {
		await using server = await github();
		expect((await comment(server, result)).stdout).toBe(
			'The comment on pull request 7 is created; labels: new launch, needs an editor.\n',
		);
		expect(server.state.comments[0]?.body).toContain(
			'The review has left no result that can be used: see its run. **It needs an editor.**',
		);
	});

	test.each(['timed_out', 'cancelled'])(
		'needs an editor when the run was %s, unless a newer commit came',
		async (conclusion) => {
			await using server = await github();
			const payload = event({ conclusion });
			expect((await comment(server, await resultOf(honest), {}, payload)).stdout).toBe(
				'The comment on pull request 7 is created; labels: new launch, needs an editor.\n',
			);
			await using newer = await github({
				pulls: [pull({ head: { sha: 'd'.repeat(40), repo: { full_name: fork.full_name } } })],
			});
			expect((await comment(newer, undefined, {}, payload)).stdout).toContain('nothing to say');
		},
	);

	test('takes no result of another commit', async () => {
		await using server = await github();
		await comment(server, await resultOf(honest, 'f'.repeat(40)));
		expect(server.state.comments[0]?.body).toContain('The review has left no result that can be used');
	});

	test.each([
		['a newer commit is at its end', pull({ head: { sha: 'd'.repeat(40), repo: { full_name: fork.full_name } } }), {}],
		['the commit is of another fork', pull({ head: { sha: commit, repo: { full_name: 'other/board' } } }), {}],
		['the fork is gone', pull({ head: { sha: commit, repo: null } }), {}],
		['it is to be merged elsewhere', pull({ base: { ref: 'old', repo: { full_name: repository } } }), {}],
		['the run was not for a pull request', pull(), { event: 'push' }],
		['the run has no branch', pull(), { head_branch: null }],
	])('says nothing when %s', async (_, one, facts) => {
		await using server = await github({ pulls: [one] });
		expect(await comment(server, await resultOf(honest), {}, event(facts))).toEqual({
			code: 0,
			stdout: `No open pull request ends with ${commit}: nothing to say.\n`,
			stderr: '',
		});
		expect(server.requests.filter((line) => !line.startsWith('GET /repos/acme/board/pulls?'))).toEqual([]);
	});

	test('tries again when GitHub fails, and gives up in a sentence', async () => {
		await using server = await github();
		server.failures.push({ status: 502 });
		expect((await comment(server, await resultOf(honest))).code).toBe(0);
		server.failures.push({ status: 503 }, { status: 503 }, { status: 503 });
		expect(await comment(server, undefined)).toEqual({
			code: 1,
			stdout: '',
			stderr:
				'GitHub responds to `GET /repos/acme/board/pulls?state=open&head=stranger%3Amy-launch&per_page=100` with 503 (Failed with 503). Try again later.\n',
		});
	});

	test.each([
		[{ status: 401 }, 'with 401 (Failed with 401). Set `GITHUB_TOKEN` to a token that is valid.\n'],
		[{ status: 403 }, 'with 403 (Failed with 403). Give the job the permission that the workflow names.\n'],
		[{ status: 404 }, 'with 404 (Failed with 404). Give the job the permission that the workflow names.\n'],
		[{ status: 422 }, 'with 422 (Failed with 422). This is a mistake of this command: report it.\n'],
	])('says what to do after %j', async (failure, said) => {
		await using server = await github();
		server.failures.push(failure);
		const { code, stdout, stderr } = await comment(server, undefined);
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr).toContain(said);
		expect(stderr.trimEnd().split('\n')).toHaveLength(1);
	});

	test('says that a limit of requests is reached', async () => {
		await using server = await github();
		const limit = { status: 403, headers: { 'x-ratelimit-remaining': '0' } };
		server.failures.push(limit, limit, limit);
		expect((await comment(server, undefined)).stderr).toContain(
			'with 429 (Failed with 403). Its limit of requests is reached: run the job again in an hour.\n',
		);
	});

	test('sends no comment twice', async () => {
		await using server = await github();
		server.failures.push(undefined, undefined, undefined, { status: 502 });
		const { code, stderr } = await comment(server, undefined);
		expect([code, stderr]).toEqual([
			1,
			'GitHub responds to `POST /repos/acme/board/issues/7/comments` with 502 (Failed with 502). Try again later.\n',
		]);
		expect(server.requests.filter((line) => line.startsWith('POST'))).toHaveLength(1);
	});

	test.each([
		[{ GITHUB_TOKEN: '' }, 'Cannot use `GITHUB_TOKEN`: set it to the token of the job.\n'],
		[{ GITHUB_REPOSITORY: 'acme' }, 'Cannot use `GITHUB_REPOSITORY=acme`: write `owner/name` of the repository.\n'],
		[
			{ PREVIEW_URL: 'https://acme.example' },
			'Cannot use `PREVIEW_URL=https://acme.example`: write it with `{number}`.\n',
		],
		[
			{ GITHUB_EVENT_PATH: '' },
			'Cannot use `GITHUB_EVENT_PATH`: set it to the file of the event that started the workflow.\n',
		],
	])('refuses %j', async (settings, message) => {
		const { code, stderr } = await comment({ api: 'http://127.0.0.1:9' }, undefined, settings);
		expect([code, stderr]).toEqual([1, message]);
	});

	test('refuses an event of something else', async () => {
		const { stderr } = await comment({ api: 'http://127.0.0.1:9' }, undefined, {}, { action: 'opened' });
		expect(stderr).toBe(
			'`GITHUB_EVENT_PATH` names no event of a finished run. Start this from a workflow with `on: workflow_run`.\n',
		);
	});

	test('shows the issues of a hostile change, within what GitHub takes', async () => {
		await using server = await github({ files: Object.keys(hostile).map(added) });
		await comment(server, await resultOf(hostile));
		const body = server.state.comments[0]?.body ?? '';
		expect(body).toContain('The content has 5 issues. It cannot be merged as it is. **It needs an editor.**');
		expect(body).toContain('content/products/passwd.md:1:1 file: Links are not followed. Put the file itself here.');
		expect(body.length).toBeLessThan(65_536);
		expect(outsideOfBlocks(body)).not.toMatch(/@\w|<img|::error/);
	});
});

/** The text of a comment without its blocks of code, as CommonMark finds them. */
function outsideOfBlocks(body: string): string {
	let fence: string | undefined;
	const lines = body.split('\n').filter((line) => {
		if (fence === undefined) {
			fence = /^`{3,}/.exec(line)?.[0];
			return fence === undefined;
		}
		if (/^`+$/.test(line) && line.length >= fence.length) fence = undefined;
		return false;
	});
	return lines.join('\n');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, run, temporaryFolder } from '../support/checkout.ts';
import { runBuild } from '../support/run-build.ts';
import { emptyGitHub, type FakeGitHub, repository, startGitHub, token } from './fake-github.ts';
import { launched, proposal, review, shown } from './proposals.ts';

const root = resolve(import.meta.dirname, '../..');
const out = temporaryFolder();

afterAll(() => removeFolder(out));

const beta = (...lines: readonly string[]) => launched(...lines).replace('name: Acme', 'name: Beta');

/** A pull request of somebody from outside, whose newest commit is this one. */
const pullRequestOf = (commit: string) => ({
	number: 7,
	author_association: 'FIRST_TIME_CONTRIBUTOR',
	head: { sha: commit, repo: { full_name: 'stranger/board' } },
	base: { ref: 'main', repo: { full_name: repository } },
	labels: [] as { name: string }[],
});

test("a stranger's launch with forbidden fields becomes a live page", async () => {
	const repo = proposal({ 'content/products/beta.md': beta('    approved: true', '    votes: 9999') });
	const files = [{ filename: 'content/products/beta.md', status: 'added' }];
	const pulls: ReturnType<typeof pullRequestOf>[] = [];
	await using server = await startGitHub({ ...emptyGitHub(), files, pulls });

	/** What both workflows do for the newest commit. */
	const reviewed = async () => {
		const commit = repo.git('rev-parse', 'proposal');
		pulls.splice(0, 1, { ...pullRequestOf(commit), labels: server.state.labels.map((name) => ({ name })) });
		const result = join(repo.folder, '.git/review.json');
		const { code, stdout } = await review(repo, {}, '--out', result, '--build');
		return { code, stdout: shown(stdout), said: await comment(server, commit, result) };
	};

	expect(await reviewed()).toEqual({
		code: 0,
		stdout: `Only editors do this: an editor has to look (2)
  content/products/beta.md:6:15 launches[0].approved: Only editors set this; it is \`true\`.
  content/products/beta.md:7:12 launches[0].votes: Only editors set this; it is \`9999\`.

Compared with \`main\` (<commit>): 1 product added; 2 places changed.

Products added (1)
  beta  Beta

Places changed (2)
  2026-w47  beta: place none → 1
  2026-w47  acme: place 1 → 2

The build passed.
No issue and no broken promise.
`,
		said: 'The comment on pull request 7 is created; labels: new launch, needs an editor.\n',
	});

	repo.git('switch', '--quiet', 'proposal');
	repo.commit({ 'content/products/beta.md': beta() });
	repo.git('switch', '--quiet', 'main');
	expect(await reviewed()).toEqual({
		code: 0,
		stdout: `The API says the same as at \`main\` (<commit>).

The build passed.
No issue and no broken promise.
`,
		said: 'The comment on pull request 7 is updated; labels: new launch.\n',
	});
	expect(server.state.labels).toEqual(['new launch']);
	expect(server.state.comments.map(({ body }) => body.includes('9999'))).toEqual([false]);

	repo.git('merge', '--quiet', '--ff-only', 'proposal');
	const settings = { CONTENT_DIR: repo.content, CATALOG_DATE: '2026-11-20' };
	expect(await run(root, 'scripts/approve.ts', settings, ['beta'])).toMatchObject({ code: 0 });
	const { code, stdout } = await run(root, 'scripts/diff.ts', settings, ['HEAD']);
	expect([code, shown(stdout)]).toEqual([
		0,
		`Compared with \`HEAD\` (<commit>): 1 product added; 1 place changed.

Products added (1)
  beta  Beta

Places changed (1)
  2026-w47  beta: place none → 2
`,
	]);
	// The build verifies what it publishes.
	await runBuild(join(out, 'dist'), { ...settings, EXTRAS: 'none' });
	const published = JSON.parse(readFileSync(join(out, 'dist/client/api/products/beta.json'), 'utf8'));
	expect(published).toMatchObject({ product: { name: 'Beta', votes: 0, first_launched_on: '2026-11-16' } });
});

async function comment({ api }: FakeGitHub, commit: string, result: string): Promise<string> {
	const head_repository = { full_name: 'stranger/board', owner: { login: 'stranger' } };
	const event = {
		repository: { full_name: repository, default_branch: 'main' },
		workflow_run: {
			event: 'pull_request',
			conclusion: 'success',
			head_sha: commit,
			head_branch: 'my-launch',
			head_repository,
		},
	};
	const file = join(out, 'event.json');
	writeFileSync(file, JSON.stringify(event));
	const settings = { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_EVENT_PATH: file };
	const { stdout } = await run(root, 'scripts/comment.ts', settings, [result]);
	return stdout;
}

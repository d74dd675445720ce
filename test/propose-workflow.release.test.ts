import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { boardFiles } from '../src/build/board-files.ts';
import { blobId } from '../src/drafts/forge-file.ts';
import { closedWeek, type Files, named } from './content/content-folder.ts';
import { type Repository, repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { readWorkflow, runJobs } from './support/workflows.ts';

const workflow = readWorkflow('.github/workflows/propose.yml');
const { on, jobs } = workflow;

/** Plays `gh`: keeps its words and texts, remembers the pull requests that are open, and has the API of a repository. */
const gh = `#!/bin/bash
set -e
printf '%s\\n' "$*" >> "$GH_STATE/words"
git() { command git -C "$ORIGIN" -c user.name=bot -c user.email=bot@x.example "$@"; }
for word in "$@"; do case $last in --body-file) cp "$word" "$GH_STATE/$1-$2.md";; esac
  case $word in sha=*) sha=\${word#sha=};; ref=*) ref=\${word#ref=};; esac; last=$word; done
case "$*" in
  'api repos/acme/board/issues/12') cat "$GH_STATE/issue.json" ;;
  'api repos/acme/board/pulls/7 '*) git rev-list --count main..proposal/12 ;;
  *repos/acme/board/pulls*) cat "$GH_STATE/open" 2> /dev/null || true ;;
  *contents/*) at=\${3#*contents/}; git cat-file -e "\${at#*ref=}:\${at%%\\?*}" 2> /dev/null || { echo 'gh: Not Found (HTTP 404)' >&2; exit 1; } ;;
  'api repos/acme/board/git/commits/'*) git rev-parse "\${2##*/}^{tree}" ;;
  *git/trees*) jq . > "$GH_STATE/tree.json"; export GIT_INDEX_FILE=$GH_STATE/index; git read-tree "$(jq -r .base_tree "$GH_STATE/tree.json")"
    blob=$(jq -j .tree[0].content "$GH_STATE/tree.json" | git hash-object -w --stdin)
    git update-index --add --cacheinfo "$(jq -r .tree[0].mode "$GH_STATE/tree.json"),$blob,$(jq -r .tree[0].path "$GH_STATE/tree.json")"; git write-tree ;;
  *git/commits*) jq . > "$GH_STATE/commit.json"
    git commit-tree -p "$(jq -r .parents[0] "$GH_STATE/commit.json")" -m "$(jq -r .message "$GH_STATE/commit.json")" "$(jq -r .tree "$GH_STATE/commit.json")" ;;
  *PATCH*) git rev-parse --verify --quiet "refs/heads/proposal/12" > /dev/null || { echo 'gh: Reference does not exist (HTTP 422)' >&2; exit 1; }
    git update-ref "refs/heads/proposal/12" "$sha" ;;
  *git/refs*) git update-ref "$ref" "$sha" ;;
  'pr create'*) if [ -e "$GH_STATE/forbidden" ]; then echo 'GitHub Actions is not permitted to create or approve pull requests' >&2; exit 1; fi
    echo 7 > "$GH_STATE/open"; echo https://github.com/acme/board/pull/7 ;;
esac
`;

/** The commands of a board, with the scripts of this checkout. */
const scripts = {
	propose: `${process.execPath} ${resolve('scripts/propose.ts')}`,
	// The build of a whole site is the test of `review`; here it would take most of the time.
	review: `sh -c '${process.execPath} ${resolve('scripts/review.ts')} $(echo "$@" | sed s/--build//)' review`,
};

const zeta = named(
	'Zeta',
	'website_url: https://zeta.example\nlaunches: [{ period: 2026-w46, approved: true, votes: 3 }]',
);
const files = { 'products/acme.md': named('Acme', 'launches: [{ period: 2026-w46 }]'), 'products/zeta.md': zeta };
const good = named('Nova', 'website_url: https://nova.example\nlaunches: [{ period: 2026-w47 }]');
const changed = zeta.replace('zeta.example', 'zeta.example/new');

/** As GitHub writes the fields of the form. */
const bodyOf = (slug: string, text: string, fence = '```') =>
	`### Slug\n\n${slug}\n\n### File\n\n${fence}markdown\n${text.trimEnd()}\n${fence}`;

interface IssueForm {
	readonly body: readonly { readonly id?: string; readonly attributes: { readonly label?: string } }[];
}

interface Issue {
	readonly body: string;
	readonly title?: string;
	/** What has become of the issue when the second job looks. */
	readonly later?: object;
}

class Board {
	readonly origin: Repository;
	readonly state = temporaryFolder();

	constructor(more: Files = {}) {
		this.origin = repositoryWith({ ...files, ...more });
		this.origin.commit({ 'package.json': JSON.stringify({ scripts }) });
	}

	/**
	 * @param tamper - Changes what the first job hands on.
	 * @param only - The jobs that run.
	 */
	async send({ body, title = 'Add', later }: Issue, tamper?: (proposal: string) => void, only = Object.keys(jobs)) {
		const bin = temporaryFolder();
		writeFileSync(join(bin, 'gh'), gh, { mode: 0o755 });
		const user = { id: 583231, login: 'octocat' };
		const issue = { body, title, number: 12, state: 'open', author_association: 'NONE', user };
		const github = {
			event: { issue, repository: { default_branch: 'main' } },
			...{ token: 't', repository: 'acme/board', sha: this.origin.git('rev-parse', 'main') },
		};
		const event = join(bin, 'event.json');
		writeFileSync(event, JSON.stringify(github.event));
		writeFileSync(join(this.state, 'issue.json'), JSON.stringify({ ...issue, ...later }));
		for (const kept of ['words', 'issue-comment.md']) rmSync(join(this.state, kept), { force: true });
		const env = {
			...{ PATH: `${bin}:${process.env['PATH']}`, GH_STATE: this.state, ORIGIN: this.origin.folder },
			...{ GITHUB_EVENT_PATH: event, GITHUB_SERVER_URL: 'https://github.com' },
			...{ CONTENT_DIR: 'content', CATALOG_DATE: '2026-11-18' },
		};
		const resolveName = (path: string) =>
			path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], { github });
		const expand = (text: string) =>
			text.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, path: string) => String(resolveName(path)));
		const { clones, error } = await runJobs(
			{ ...workflow, jobs: Object.fromEntries(Object.entries(jobs).filter(([name]) => only.includes(name))) },
			{ origin: this.origin, env, expand, ...(tamper && { tamper }) },
		);
		const { stdout = '', stderr = '' } = (error ?? {}) as { stdout?: string; stderr?: string };
		const read = (file: string) => {
			const path = join(this.state, file);
			return existsSync(path) ? readFileSync(path, 'utf8') : '';
		};
		const isThere = this.origin.git('branch', '--list', 'proposal/12') !== '';
		return {
			failure: error === undefined ? '' : `${stdout}${stderr}` || String(error),
			words: read('words').trimEnd().split('\n'),
			comment: read('issue-comment.md'),
			pull: read('pr-create.md'),
			changed: isThere ? this.origin.git('diff', '--name-status', 'main', 'proposal/12').split('\n') : [],
			head: isThere ? this.origin.git('rev-parse', 'proposal/12') : '',
			log: isThere ? this.origin.git('log', '-1', '--format=%B', 'proposal/12') : '',
			owned: clones.some((folder) => existsSync(join(folder, 'owned'))),
		};
	}
}

/** All that the second job asks when it ends at once. */
const issueOnly = 'api repos/acme/board/issues/12';

describe('propose.yml', () => {
	test('runs for issues, with one job that reads and one that writes', () => {
		expect(on['issues']).toEqual({ types: ['opened', 'edited'] });
		expect(jobs['read']?.if).toBe(
			"github.event.issue.state == 'open' && startsWith(github.event.issue.body, '### Slug')",
		);
		// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
		expect(jobs['propose']?.if).toBe("${{ !cancelled() && needs.read.result != 'skipped' }}");
		const writing = jobs['propose']?.steps.map(({ run = '' }) => run).join('\n');
		expect(writing).not.toMatch(/\b(?:npm|npx|node|git) /);
		expect(JSON.stringify(jobs['read'])).not.toMatch(/TOKEN|secrets|write/);
		for (const { steps } of Object.values(jobs)) {
			for (const { run = '' } of steps) expect(run).not.toContain('${{');
		}
	});

	test.each(['en', 'de-AT', 'fr'])(
		'reads the labels of the form in %s, whose fields the page fills in by their ids',
		(lang) => {
			const form = parse(boardFiles('node', true, lang).get('.github/ISSUE_TEMPLATE/proposal.yml') ?? '') as IssueForm;
			expect(JSON.stringify(form).includes('Everything is filled in')).toBe(lang === 'en');
			const fields = form.body.flatMap(({ id, attributes }) => (id === undefined ? [] : [[id, attributes.label]]));
			expect(fields).toEqual([
				['slug', 'Slug'],
				['file', 'File'],
			]);
		},
	);

	test('proposes a new product, and answers in the issue', async () => {
		const done = await new Board().send({ body: bodyOf('nova', good) });
		expect(done).toMatchObject({ failure: '', changed: ['A\tcontent/products/nova.md'] });
		expect(done.words.slice(-3)).toEqual([
			expect.stringMatching(/^pr create --base main --head proposal\/12 --title Add nova /),
			expect.stringMatching(/^issue comment 12 --edit-last --create-if-none /),
			'pr edit 7 --add-label=new launch --remove-label=needs an editor',
		]);
		expect(done.pull).toContain('(https://github.com/acme/board/upload/proposal/12/content/products)');
		expect(done.pull).toMatch(/^Closes #12\n\nAn icon .*\n\n### Review of \w{7}\n\n(?: {4}.*\n)+$/);
		expect(done.comment).toMatch(
			/^An editor decides about #7\. To change it, edit your issue\. Attach an icon .*\n\n {4}/,
		);
		expect(done.log).toContain('Co-authored-by: octocat <583231+octocat@users.noreply.github.com>');
	});

	test('proposes a correction', async () => {
		const done = await new Board().send({ body: bodyOf(`zeta@${(await blobId(zeta)).slice(0, 12)}`, changed) });
		expect(done).toMatchObject({ failure: '', changed: ['M\tcontent/products/zeta.md'] });
		expect(done.words.join('\n')).toContain('--title Change zeta ');
	});

	test('takes a file with CRLF and a code block of its own, which closes the fence early', async () => {
		const text = `${good.trimEnd()}\n\nRun it:\n\n\`\`\`sh\nnova\n\`\`\`\n\nThe end.\n`;
		const board = new Board();
		const done = await board.send({ body: bodyOf('nova', text).replaceAll('\n', '\r\n') });
		expect(done.changed).toEqual(['A\tcontent/products/nova.md']);
		expect(`${board.origin.git('show', 'proposal/12:content/products/nova.md')}\n`).toBe(text);
	});

	test('updates its pull request with a second edit, and changes nothing with one of the title', async () => {
		const board = new Board();
		const first = await board.send({ body: bodyOf('nova', good) });
		await board.send({ body: bodyOf('nova', good), title: 'Other' });
		const second = await board.send({ body: bodyOf('nova', good.replace('nova.example', 'nova2.example')) });
		expect(second.head).not.toBe(first.head);
		expect(second.words.join('\n')).toMatch(/^pr edit 7 --title Add nova /m);
		expect(second.words.join()).not.toContain('pr create');
		const broken = await board.send({ body: bodyOf('nova', 'no front matter') });
		expect(broken.head).toBe(second.head);
		expect(broken.comment).toMatch(/A pull request from an earlier version stays.*\n\n(?: {4}.*\n)*.*front matter/);
	});

	test('shows that a product repeats another', async () => {
		const done = await new Board().send({
			body: bodyOf('zeta-two', named('Zeta Two', 'website_url: https://zeta.example')),
		});
		expect(done.comment).toContain('warning: Also the website of `zeta`');
	});

	test('gives the address of the pull request where Actions may not open one', async () => {
		const board = new Board();
		writeFileSync(join(board.state, 'forbidden'), '');
		const done = await board.send({ body: bodyOf('nova', good) });
		expect(done).toMatchObject({ failure: '', changed: ['A\tcontent/products/nova.md'] });
		expect(done.comment).toContain('https://github.com/acme/board/compare/proposal/12?expand=1');
	});

	test('says that only editors may set votes and approval', async () => {
		const text = named('Nova', 'launches: [{ period: 2026-w47, approved: true, votes: 9999 }]');
		const done = await new Board().send({ body: bodyOf('nova', text) });
		expect(done.words.at(-1)).toBe('pr edit 7 --add-label=new launch --add-label=needs an editor');
		expect(done.pull).toContain('Only editors may do this');
	});

	const owning = '`touch owned` $(touch owned) "; touch owned; \' > owned\n@everyone ::set-env name=A::b <script>';
	test('runs nothing of a title and of a file', async () => {
		const text = named('Nova', `tagline: '\`touch owned\` $(touch owned)'\nlaunches: [{ period: 2026-w47 }]`);
		const done = await new Board().send({ body: bodyOf('nova', text), title: owning });
		expect(done).toMatchObject({ owned: false, changed: ['A\tcontent/products/nova.md'] });
		expect(done.words.join('\n')).not.toContain('touch owned');
	});

	test('takes a second file for text of the first one, which the editor sees', async () => {
		const done = await new Board().send({ body: `${bodyOf('nova', good)}\n\n${bodyOf('beta', good)}` });
		expect(done.changed).toEqual(['A\tcontent/products/nova.md']);
	});

	test('keeps the pull request as it is once an editor has added to it', async () => {
		const board = new Board();
		const { head } = await board.send({ body: bodyOf('nova', good) });
		const { origin } = board;
		const added = origin.git('commit-tree', '-p', head, '-m', 'Add an icon', `${head}^{tree}`);
		origin.git('update-ref', 'refs/heads/proposal/12', added);
		const done = await board.send({ body: bodyOf('nova', good.replace('nova.example', 'nova2.example')) });
		expect(done).toMatchObject({ failure: '', head: added });
		expect(done.comment).toMatch(/^An editor has added to #7, which stays as it is\./);
	});

	test.each([
		['has changed', { body: bodyOf('nova', good) }],
		['is closed', { state: 'closed' }],
	])('does nothing when the issue %s since the run began', async (_, later) => {
		const done = await new Board().send({ body: bodyOf('zeta@0123456789ab', good), later });
		expect(done).toMatchObject({ failure: '', comment: '', changed: [], words: [issueOnly] });
	});

	test('says that a launch is for a closed week', async () => {
		const text = named('Nova', 'launches: [{ period: 2026-w46 }]');
		const done = await new Board(closedWeek).send({ body: bodyOf('nova', text) });
		expect(done.comment).toContain('The week `2026-w46` is over and the launch is not approved.');
	});

	test.each<[what: string, body: () => string, message: string]>([
		['a path', () => bodyOf('../site', good), 'must be lower-case letters'],
		['a folder', () => bodyOf('.github/workflows/review', good), 'must be lower-case letters'],
		[
			'paths in the front matter',
			() => bodyOf('nova', named('Nova', 'slug: ../../.github/x\npath: /etc/passwd')),
			'Unknown key `slug`',
		],
		['300 KB', () => bodyOf('nova', good + 'a '.repeat(150_000)), 'Must be 256 KiB or smaller'],
		['text behind the file', () => `${bodyOf('nova', good)}\n\nfoo`, 'no longer has the form of a proposal'],
		['HTML in the file', () => bodyOf('nova', `${good}\n<!-- x --><script>alert(1)</script>\n`), 'HTML'],
		['the slug of another product', () => bodyOf('zeta', good), 'The board has a product `zeta`'],
		[
			'a file that has changed meanwhile',
			() => bodyOf('zeta@0123456789ab', changed),
			'has changed since you opened it',
		],
	])('refuses %s in a comment', async (_, body, message) => {
		const done = await new Board().send({ body: body() });
		expect(done.comment).toContain(message);
		expect(done.comment).toMatch(/^This needs a change before it can become a pull request\..*\n\n(?: {4}.*\n)+$/);
		expect(done).toMatchObject({ failure: '', changed: [], owned: false });
		expect(done.words).toHaveLength(2);
	});

	/** The second job alone, with files that a first job would never hand on. */
	const handOn = (board: Board, make: (proposal: string) => void) => {
		const proposal = (folder: string) => {
			mkdirSync(folder);
			make(folder);
		};
		return board.send({ body: bodyOf('nova', good) }, proposal, ['propose']);
	};
	const put = (name: string, text: string) => (proposal: string) => {
		mkdirSync(dirname(join(proposal, name)), { recursive: true });
		writeFileSync(join(proposal, name), text);
	};
	test.each<[what: string, make: (proposal: string) => void]>([
		[
			'two files',
			(proposal) => {
				put('nova.md', good)(proposal);
				put('beta.md', good)(proposal);
			},
		],
		['another folder', put('.github/nova.md', good)],
		['a name of several lines', put('a\nb.md', good)],
		['an option', put('--help.md', good)],
		['a hidden name', put('.md', good)],
		['a command', put('$(touch owned).md', good)],
		['300 KB', put('nova.md', 'a\n'.repeat(150_000))],
		['a link', (proposal) => symlinkSync('/etc/passwd', join(proposal, 'nova.md'))],
		['a folder in place of a file', (proposal) => mkdirSync(join(proposal, 'nova.md'))],
	])('refuses %s in the second job', async (_, make) => {
		const done = await handOn(new Board(), make);
		expect(done.failure).toContain('not one product file');
		expect(done).toMatchObject({ changed: [], words: [issueOnly], owned: false });
	});

	test('puts a workflow where a product is, and says so when there is no result', async () => {
		const board = new Board();
		const done = await handOn(board, put('review.md', 'on: push\n'));
		expect(done.changed).toEqual(['A\tcontent/products/review.md']);
		const none = await handOn(board, () => {});
		expect(none).toMatchObject({ head: done.head });
		expect(none.comment).toContain('    There is no usable result');
	});

	test('shows a report as one block of code, without control characters', async () => {
		const report = 'Labels: none\n\n@everyone\r[a](b)\n```\n<script>\0\n';
		const { comment } = await handOn(new Board(), put('report.txt', report));
		expect(comment).toMatch(/\n\n {4}@everyone\[a\]\(b\)\n {4}```\n {4}<script>\n$/);
	});
});

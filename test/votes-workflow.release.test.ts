import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { named, product } from './content/content-folder.ts';
import { type Repository, repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { readWorkflow, runJobs } from './support/workflows.ts';

describe('votes.yml', () => {
	const workflow = readWorkflow('.github/workflows/votes.yml');
	const { on } = workflow;
	const url = 'https://github.com/acme/board/issues/12';
	const answerOf = (votes: number) =>
		JSON.stringify({
			data: { _acme: { issue: { url, reactions: { totalCount: votes }, comments: { totalCount: 2 } } } },
		});
	const answer = answerOf(7);

	/** Plays the clock, `gh`, and `npm run --silent votes --` in the folder of the repository. */
	const programs = {
		date: `exec /bin/date -u -d "$TODAY 12:00 $([ "$3" = today ] || echo '1 day ago')" "\${@: -1}"`,
		gh: `case "$1 $2" in
			api*) cat > asked; sed "s/_acme/$(grep --only-matching '_acme\\|_zeta' asked)/" "$ANSWER"; exit 1 ;;
			'pr list') jq --raw-output "\${@: -1}" <<< "$PULLS" ;;
		esac
		printf '%s\\n' "$*" >> "$KEPT/words"`,
		npm: `export CONTENT_DIR=content CATALOG_DATE=$TODAY\neval "$ATTACK"\nexec node ${resolve('scripts/votes.ts')} "\${@:5}"`,
	};

	interface Day {
		readonly origin?: Repository;
		readonly today?: string;
		/** The week of the form; without one, the schedule starts the run. */
		readonly week?: string;
		readonly VOTES_TO_MAIN?: string;
		readonly VOTES_URL?: string;
		/** The open pull requests from a branch of the name. */
		readonly pulls?: readonly object[];
		/** What code of packages does in the folder of its job. */
		readonly attack?: string;
		readonly tamper?: (artifact: string) => void;
	}

	/** A board with a launch in the week that ended before Monday, 2026-11-16, and one in the week after. */
	function board() {
		const launches = '[{ period: 2026-w46, approved: true, discussion_url: URL }]'.replace('URL', url);
		return repositoryWith({
			'products/acme.md': product(`launches: ${launches}`),
			'products/zeta.md': named('Zeta', `launches: ${launches.replace('w46', 'w47')}`),
		});
	}

	async function count(response: string, day: Day = {}) {
		const { origin = board(), today = '2026-11-16', week, VOTES_TO_MAIN = '', VOTES_URL = '' } = day;
		const { pulls = [], attack = '', tamper } = day;
		const [KEPT, bin] = [temporaryFolder(), temporaryFolder()];
		const ANSWER = join(bin, 'answer');
		writeFileSync(ANSWER, response);
		for (const [name, text] of Object.entries(programs)) {
			writeFileSync(join(bin, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
		}
		const env = {
			...{ PATH: `${bin}:${process.env['PATH']}`, KEPT, ANSWER, TODAY: today },
			...{ PULLS: JSON.stringify(pulls), ATTACK: attack },
			...{ GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main', GITHUB_SERVER_URL: 'https://github.com' },
		};
		const given: Readonly<Record<string, string>> = {
			'github.event_name': week === undefined ? 'schedule' : 'workflow_dispatch',
			...{ 'inputs.week': week ?? '', 'vars.VOTES_TO_MAIN': VOTES_TO_MAIN, 'secrets.VOTES_URL': VOTES_URL },
		};
		const expand = (text: string) =>
			text.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => given[name] ?? 'secret');
		const { error } = await runJobs(workflow, { origin, env, expand, ...(tamper && { tamper }) });
		if (error !== undefined) throw error;
		const words = join(KEPT, 'words');
		const on = (branch: string, slug = 'acme') => origin.git('show', `${branch}:content/products/${slug}.md`);
		return {
			on,
			isOwned: existsSync(join(KEPT, 'owned')),
			words: existsSync(words) ? readFileSync(words, 'utf8').trim().split('\n') : [],
		};
	}

	const monday = { today: '2026-11-16' };
	const tuesday = { today: '2026-11-17' };

	test('counts each night, on Monday the week before for the last time', async () => {
		expect(on.schedule).toEqual([{ cron: '17 0 * * *' }]);
		const last = await count(answer, monday);
		expect(last.on('votes-2026-w46')).toContain(', votes: 7, comments: 2 }');
		expect(last.on('main')).not.toContain('votes: 7');
		expect(last.words.map((line) => line.split(' --body')[0])).toEqual([
			expect.stringMatching(/^pr list --head votes-2026-w46 /),
			'pr create --base main --head votes-2026-w46 --title Last count of votes and comments of 2026-w46',
		]);
		const next = await count(answer, tuesday);
		expect(next.on('votes-2026-w47', 'zeta')).toContain(', votes: 7, comments: 2 }');
		expect(next.words.at(-1)).toContain(' --title Count votes and comments of 2026-w47 ');
	});

	test('keeps the last count of a week until it is merged, and never counts it again', async () => {
		const origin = board();
		await count(answer, { origin, ...monday });
		const { on: fileOn } = await count(answerOf(9), { origin, ...tuesday });
		expect(fileOn('votes-2026-w46')).toContain(', votes: 7,');
		await count(answerOf(9), { origin, ...monday, week: '2026-w46' });
		expect(fileOn('votes-2026-w46')).toContain(', votes: 7,');
		origin.git('branch', '--force', 'main', 'votes-2026-w46');
		origin.git('branch', '--delete', '--force', 'votes-2026-w46');
		await count(answerOf(9), { origin, ...tuesday, week: '2026-w46' });
		expect(fileOn('main')).toContain(', votes: 7,');
		expect(origin.git('branch', '--list', 'votes-2026-w46')).toBe('');
	});

	test('counts the open week by hand, or the week of the form if its last count is missing', async () => {
		expect((await count(answer, { ...monday, week: '' })).on('votes-2026-w47', 'zeta')).toContain('votes: 7');
		expect((await count(answer, { ...tuesday, week: ' 2026-W46 ' })).on('votes-2026-w46')).toContain('votes: 7');
		await expect(count(answer, { week: '2026-w60' })).rejects.toThrow('There is no week `2026-w60`.');
	});

	test('changes its own pull request, and takes none of a fork for it', async () => {
		const [own, foreign] = [
			{ number: 3, isCrossRepository: false },
			{ number: 4, isCrossRepository: true },
		];
		const title = 'Last count of votes and comments of 2026-w46';
		expect((await count(answer, { pulls: [foreign, own] })).words.at(-1)).toBe(`pr edit 3 --title ${title}`);
		expect((await count(answer, { pulls: [foreign] })).words.at(-1)).toContain('pr create ');
	});

	test('commits to the main branch where the board says so, unless a rule of the branch refuses that', async () => {
		const free = await count(answer, { VOTES_TO_MAIN: 'true' });
		expect(free.on('main')).toContain(', votes: 7, comments: 2 }');
		expect(free.words).toEqual([]);
		const origin = board();
		writeFileSync(join(origin.folder, '.git/hooks/update'), '#!/bin/sh\n[ "$1" != refs/heads/main ]\n', {
			mode: 0o755,
		});
		const ruled = await count(answer, { origin, VOTES_TO_MAIN: 'true' });
		expect(ruled.on('votes-2026-w46')).toContain(', votes: 7, comments: 2 }');
		expect(ruled.words.at(-1)).toContain('pr create ');
	});

	test('reads votes from the address of the board', async () => {
		const requested: unknown[] = [];
		const server = createServer((request, response) => {
			requested.push(request.url);
			response.end('{"acme": 9}');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const { port } = server.address() as AddressInfo;
		const { on: fileOn } = await count(answer, { VOTES_URL: `http://127.0.0.1:${port}/{week}` });
		expect(requested).toEqual(['/2026-w46']);
		expect(fileOn('votes-2026-w46')).toContain(', votes: 9, comments: 2 }');
		server.close();
	});

	test('fails when no answer came, and when one has no figures', async () => {
		await expect(count('')).rejects.toThrow();
		await expect(count('{"message":"Bad credentials"}')).rejects.toThrow('GitHub says: `Bad credentials`');
	});

	test('runs no hook that code of packages has left behind', async () => {
		const hook = '#!/bin/sh\\nenv > "$KEPT/owned"\\n';
		const attack = `printf '${hook}' > .git/hooks/pre-push; chmod +x .git/hooks/pre-push`;
		const { isOwned, on: fileOn } = await count(answer, { attack });
		expect(isOwned).toBe(false);
		expect(fileOn('votes-2026-w46')).toContain('votes: 7');
	});

	test.each([
		[
			'change.patch',
			'diff --git a/own b/own\nnew file mode 100644\n--- /dev/null\n+++ b/own\n@@ -0,0 +1 @@\n+a\n',
			'plain files',
		],
		['title.txt', 'Count votes and comments of ../main\n', 'does not end with a week'],
	])('refuses another %s', async (name, text, message) => {
		const tamper = (artifact: string) => writeFileSync(join(artifact, name), text);
		await expect(count(answer, { tamper })).rejects.toMatchObject({ stdout: expect.stringContaining(message) });
	});
});

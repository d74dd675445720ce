import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { product } from './content/content-folder.ts';
import { repositoryWith } from './support/git-repository.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { readWorkflow, runStep } from './support/workflows.ts';

describe('votes.yml', () => {
	const { on, jobs } = readWorkflow('.github/workflows/votes.yml');
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
	async function count(response: string, VOTES_TO_MAIN: string, VOTES_URL = '') {
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
			...{ PATH: `${bin}:${process.env['PATH']}`, RUNNER_TEMP, ANSWER, VOTES_TO_MAIN, VOTES_URL },
			...{
				GITHUB_REF: 'refs/heads/main',
				GITHUB_REF_NAME: 'main',
				GITHUB_SERVER_URL: 'https://github.com',
				GH_TOKEN: 'secret',
			},
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

	test('reads votes from the address of the board, for each week', async () => {
		const requested: unknown[] = [];
		const server = createServer((request, response) => {
			requested.push(request.url);
			response.end(request.url === '/2026-w46' ? '{"acme": 9}' : '{}');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const { port } = server.address() as AddressInfo;
		const { on: fileOn } = await count(JSON.stringify(answer), '', `http://127.0.0.1:${port}/{week}`);
		expect(requested).toEqual(['/2026-w46', '/2026-w47']);
		expect(fileOn('votes')).toContain(', votes: 9, comments: 2 }');
		server.close();
	});

	test('fails when no answer came, and when one has no figures', async () => {
		await expect(count('', '')).rejects.toThrow();
		await expect(count('{"message":"Bad credentials"}', '')).rejects.toThrow('GitHub says: `Bad credentials`');
	});

	test('gives the token to `gh` and `git` alone', () => {
		const withToken = steps.filter(({ env }) => env && 'GH_TOKEN' in env).map(({ name }) => name);
		expect(withToken).toEqual(['Ask GitHub', 'Propose the change']);
		for (const step of steps.filter(({ env }) => env && 'GH_TOKEN' in env)) {
			expect(step.run).not.toMatch(/\b(?:npm|npx|node)\b/);
		}
	});
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, test } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { codeBlock } from './developers-page.ts';

const recipe = codeBlock('js', "import MiniSearch from 'minisearch'");

describe('the recipe for programs', () => {
	/** Runs it as a program of its own, which knows nothing of ours. */
	async function run(source: string): Promise<string> {
		const child = spawn(process.execPath, ['--input-type=module', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
		child.stdin.end(source);
		const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
		return printed;
	}

	test('finds with the library alone what holds both words', async () => {
		const server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		const printed = await run(recipe.replace('{base_url}', server.url));
		await server.stop();
		expect(printed.trim().split('\n').toSorted()).toEqual([
			'emacs GNU Emacs An editor written in Lisp and rewritable while it runs',
			'helix Helix A modal terminal editor that selects first and acts second',
			'neovim Neovim Vim refactored around Lua, an API and embedded use',
			'sample-16 Sample 16 ',
			'sample-34 Sample 34 ',
			'vscodium VSCodium Community builds of the VS Code sources, minus the tracking',
			'zed Zed A native code editor made for several people at once',
			'zettlr Zettlr A writing desk for scholars who work in Markdown',
		]);
	});
});

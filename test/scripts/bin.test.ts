import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import software from '../../package.json' with { type: 'json' };
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('bin/launch-catalog.mjs', () => {
	const folder = temporaryFolder();
	const bin = join(folder, 'bin/launch-catalog.mjs');
	cpSync(resolve(import.meta.dirname, '../../bin'), join(folder, 'bin'), { recursive: true });
	mkdirSync(join(folder, 'lib/scripts/command-line'), { recursive: true });
	writeFileSync(join(folder, 'lib/scripts/start.js'), 'console.log("started", ...process.execArgv)');
	const scripts = { start: 'exec node --max-semi-space-size=8 scripts/start.ts' };
	writeFileSync(join(folder, 'lib/scripts/init.js'), '');
	writeFileSync(join(folder, '.nvmrc'), '24\n');
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: software.engines, scripts }));
	const name = `node-${process.platform}-${process.arch}`;
	/** A program that prints how it is called. */
	const program = '#!/bin/sh\necho "called $(basename $0) $*"\n';
	const run = (version: string, ...argv: string[]) => {
		const versions = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
		const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', versions, bin, ...argv], {
			cwd: folder,
			env: { PATH: `${folder}:${process.env['PATH']}` },
			encoding: 'utf8',
		});
		return { status, printed: stdout + stderr };
	};

	test.each(['18.20.4', '22.21.1', '23.11.0'])('refuses Node %s in a board without another one', (version) => {
		const way = `Install Node 24 or newer, or run \`npm install --save-optional ${name}@24\` in the board.`;
		expect(run(version, 'start')).toEqual({ status: 1, printed: `Cannot run on Node ${version}. ${way}\n` });
	});

	test.each(['22.22.0', '24.0.0', '26.1.0'])('runs on Node %s, with the flags of the script', (version) => {
		expect(run(version, 'start')).toEqual({ status: 0, printed: 'started --max-semi-space-size=8\n' });
		// This folder is no board: nothing is written into it.
		expect(existsSync(join(folder, '.builds'))).toBe(false);
	});

	test('gets a Node for `init` where there is none that is new enough', () => {
		writeFileSync(join(folder, 'npx'), program, { mode: 0o755 });
		const { status, printed } = run('20.20.2', 'init', 'board');
		const called = `called npx --yes --package=${name}@24 -- node ${join(folder, 'lib/scripts/init.js')} board\n`;
		const sentence = `Node 20.20.2 is too old for the software. It runs on \`${name}@24\`, which npx gets.\n`;
		expect({ status, printed }).toEqual({ status: 0, printed: called + sentence });
	});

	test('uses the Node of the board, and says so when that does not run here', () => {
		const brought = join(folder, 'node_modules', name);
		mkdirSync(join(brought, 'bin'), { recursive: true });
		writeFileSync(join(brought, 'package.json'), '{}');
		writeFileSync(join(brought, 'bin/node'), program, { mode: 0o755 });
		const argv = `--max-semi-space-size=8 ${join(folder, 'lib/scripts/start.js')}`;
		expect(run('20.20.2', 'start')).toEqual({ status: 0, printed: `called node ${argv}\n` });
		chmodSync(join(brought, 'bin/node'), 0o644);
		const { status, printed } = run('20.20.2', 'start');
		rmSync(brought, { recursive: true });
		expect([status, printed.split('\n')[0]]).toEqual([1, expect.stringMatching(/^Cannot run .*: spawn .*EACCES\.$/)]);
	});

	test('names the commands that there are', () => {
		const printed = 'There is no command `build`. Use one of init, start.\n';
		expect(run('24.0.0', 'build')).toEqual({ status: 1, printed });
	});
});

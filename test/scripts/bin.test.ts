import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('bin/launch-catalog.mjs', () => {
	/** The package, without the Node that npm installs beside it. */
	const folder = temporaryFolder();
	const bin = join(folder, 'bin/launch-catalog.mjs');
	cpSync(resolve(import.meta.dirname, '../../bin'), join(folder, 'bin'), { recursive: true });
	mkdirSync(join(folder, 'lib/scripts/command-line'), { recursive: true });
	writeFileSync(join(folder, 'lib/scripts/start.js'), 'console.log("started", ...process.execArgv)');
	const scripts = { start: 'exec node --max-semi-space-size=8 scripts/start.ts' };
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
	const run = (version: string, ...argv: string[]) => {
		const versions = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
		const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', versions, bin, ...argv], {
			cwd: folder,
			encoding: 'utf8',
		});
		return { status, printed: stdout + stderr };
	};

	test.each(['18.20.4', '22.1.0'])('refuses Node %s, where it brings none', (version) => {
		const printed = `Cannot run on Node ${version}: install Node 24 or newer.\n`;
		expect(run(version, 'start')).toEqual({ status: 1, printed });
	});

	test('runs on the Node there is, if it is new enough, with the flags of the script in package.json', () => {
		expect(run('24.0.0', 'start')).toEqual({ status: 0, printed: 'started --max-semi-space-size=8\n' });
		// This folder is no board: nothing is written into it.
		expect(existsSync(join(folder, '.builds'))).toBe(false);
	});

	test('says so when the Node that it brings does not run here', () => {
		const name = `node-${process.platform}-${process.arch}`;
		const brought = join(folder, 'node_modules', name);
		mkdirSync(join(brought, 'bin'), { recursive: true });
		writeFileSync(join(brought, 'package.json'), '{}');
		writeFileSync(join(brought, 'bin/node'), '');
		const { status, printed } = run('24.0.0', 'start');
		rmSync(brought, { recursive: true });
		expect([status, printed.split('\n')[0]]).toEqual([1, expect.stringMatching(/^Cannot run .*: spawn .*EACCES\.$/)]);
	});

	test('names the commands that there are', () => {
		const printed = 'There is no command `build`. Use one of start.\n';
		expect(run('24.0.0', 'build')).toEqual({ status: 1, printed });
	});
});

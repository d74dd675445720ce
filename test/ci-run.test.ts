import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '..');
const folder = temporaryFolder();
const log = join(folder, 'log');

/** Writes down how it is called, and fails where it is told to. Programs that are looked for are there. */
const npm = `#!/bin/sh\necho "npm $*" >>'${log}'\n[ "npm $*" != "$FAILING" ]\n`;
const programs = ['chromium', 'curl', 'jq', 'nginx', 'python3', 'redis-server'];
mkdirSync(join(folder, 'bin'));
cpSync(join(root, '.ci/run'), join(folder, '.ci/run'));
for (const name of ['npm', 'apt-get', ...programs]) {
	const text = name === 'npm' ? npm : `#!/bin/sh\necho '${name}' >>'${log}'\n[ '${name}' != "$FAILING" ]\n`;
	writeFileSync(join(folder, 'bin', name), text, { mode: 0o755 });
}
for (const name of ['dirname', 'wc']) symlinkSync(join('/usr/bin', name), join(folder, 'bin', name));

/** @returns What was called, in its order, and the exit code. */
function run(failing = ''): { readonly called: readonly string[]; readonly status: number | null } {
	rmSync(log, { force: true });
	const env = { PATH: join(folder, 'bin'), FAILING: failing };
	const { status } = spawnSync('/bin/bash', [join(folder, '.ci/run')], { env });
	return { called: readFileSync(log, 'utf8').trim().split('\n'), status };
}

describe('.ci/run', () => {
	test('installs what the tests need, then runs the test command', () => {
		expect(run()).toEqual({ called: ['npm ci', 'npm run tools', 'npm test'], status: 0 });
	});

	test.for(['npm ci', 'npm run tools', 'apt-get'])('fails and runs no test when `%s` fails', (command) => {
		// Only a program that is not there is installed.
		if (command === 'apt-get') rmSync(join(folder, 'bin/jq'));
		const { called, status } = run(command);
		expect(status).not.toBe(0);
		expect(called).toContain(command);
		expect(called).not.toContain('npm test');
	});
});

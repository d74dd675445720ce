/** Loaded before a script: kills its process at the step of that number, of those that change a file. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

const { KILL_AT, KILL_IN = '' } = process.env;
let steps = 0;
for (const name of ['writeFileSync', 'renameSync', 'rmSync']) {
	const original = Reflect.get(fs, name);
	Reflect.set(fs, name, (/** @type {readonly unknown[]} */ ...given) => {
		const isInside = given.some((path) => typeof path === 'string' && !relative(KILL_IN, path).startsWith('..'));
		if (isInside && ++steps === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
		return original(...given);
	});
}
syncBuiltinESMExports();

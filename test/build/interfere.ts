/**
 * Interferes with a build at one call of the file system: kills it there, or lets the call fail. What happened is said
 * on standard error, so that a test knows that it happened where it was meant to.
 */
import type { Environment } from '../support/checkout.ts';

export interface Interference {
	/** A function of `node:fs`, of its promises, or `spawnSync`. */
	readonly call: string;
	/** Matches the first path, or the second one of a rename or copy. */
	readonly path: RegExp;
	/** Whether the call is made before the kill. */
	readonly after?: boolean;
	/** The code of the error with which the call fails; without it, the process is killed. */
	readonly error?: string;
}

/** Runs in the build, before anything else. */
function install({ call, path, after, error }: Omit<Interference, 'path'> & { path: string }): string {
	return `
		import fs from 'node:fs';
		import child_process from 'node:child_process';
		import { syncBuiltinESMExports } from 'node:module';
		const pattern = new RegExp(${JSON.stringify(path)});
		const { writeSync } = fs;
		const happen = (name, path) => {
			writeSync(2, 'Interference: ' + name + '\\n');
			${
				error === undefined
					? "process.kill(process.pid, 'SIGKILL');"
					: `throw Object.assign(new Error('${error}: made by a test'), { code: '${error}', syscall: name.replace('Sync', ''), path });`
			}
		};
		const patch = (module) => {
			const original = module[${JSON.stringify(call)}];
			if (!original) return;
			module[${JSON.stringify(call)}] = function (...args) {
				const found = [args[0], args[1]].map(String).find((text) => pattern.test(text));
				if (found === undefined) return original.apply(this, args);
				const result = ${after ? 'original.apply(this, args)' : 'undefined'};
				happen(${JSON.stringify(call)}, found.replace('file://', ''));
				return result;
			};
		};
		for (const module of [fs, fs.promises, child_process]) patch(module);
		syncBuiltinESMExports();`;
}

export function interference({ path, ...rest }: Interference): Environment {
	const source = install({ ...rest, path: path.source });
	return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
}

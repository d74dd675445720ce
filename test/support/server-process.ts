import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { commandEnvironment } from './command-environment.ts';

const root = resolve(import.meta.dirname, '../..');

export interface ServerProcess {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
	readonly process: ChildProcess;
	/** What it has printed so far. */
	readonly printed: () => string;
	/** Asks it to end. @returns Its exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a script that prints the address it serves, and waits until it has. */
export async function startServer(script: string, settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
	const child = spawn(process.execPath, [resolve(root, script)], {
		cwd: root,
		env: commandEnvironment({ PORT: '0', ...settings }),
	});
	let printed = '';
	const port = new Promise<string>((found, failed) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				printed += chunk;
				const [, match] = /http:\/\/localhost:(\d+)/.exec(printed) ?? [];
				if (match) found(match);
			});
		}
		child.once('exit', (code) => failed(new Error(`${script} ended with ${code}.\n${printed}`)));
	});
	return {
		url: `http://127.0.0.1:${await port}`,
		process: child,
		printed: () => printed,
		stop: async (signal = 'SIGTERM') => {
			if (child.exitCode !== null) return child.exitCode;
			child.kill(signal);
			const [code] = (await once(child, 'exit')) as [number | null];
			return code;
		},
	};
}

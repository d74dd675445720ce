import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { commandEnvironment } from './command-environment.ts';

const root = resolve(import.meta.dirname, '../..');

export interface ServerProcess {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
	readonly process: ChildProcess;
	readonly printed: () => string;
	/** Asks it to end. @returns Its exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a script that prints the address it serves, and waits until it has. */
export async function startServer(
	script: string,
	settings: Readonly<Record<string, string>>,
	checkout = root,
): Promise<ServerProcess> {
	const child = spawn(process.execPath, [resolve(checkout, script)], {
		cwd: checkout,
		env: commandEnvironment({ PORT: '0', REBUILD: 'off', ...settings }),
	});
	const { url, printed } = await addressOf(child, script);
	return {
		url,
		process: child,
		printed,
		stop: async (signal = 'SIGTERM') => {
			if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
			child.kill(signal);
			const [code] = (await once(child, 'exit')) as [number | null];
			return code;
		},
	};
}

/**
 * Waits until a process prints the address that it serves.
 *
 * @param name - What it is called when it ends before.
 * @returns `http://127.0.0.1:<port>`, and what the process has printed at any time.
 */
export function addressOf(
	child: ChildProcessWithoutNullStreams,
	name: string,
): Promise<Pick<ServerProcess, 'url' | 'printed'>> {
	let text = '';
	const printed = () => text;
	return new Promise((found, failed) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				text += chunk;
				const [, port] = /http:\/\/localhost:(\d+)/.exec(text) ?? [];
				if (port) found({ url: `http://127.0.0.1:${port}`, printed });
			});
		}
		child.once('exit', (code) => failed(new Error(`${name} ended with ${code}.\n${text}`)));
	});
}

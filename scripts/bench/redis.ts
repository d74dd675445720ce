import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { BenchDirectory } from './bench-directory.ts';
import { freePort } from './servers.ts';

export interface Redis {
	readonly url: string;
	start(): Promise<void>;
	kill(): Promise<void>;
	freeze(): Promise<void>;
	thaw(): Promise<void>;
	flush(): Promise<void>;
}

/** A `redis-server` on loopback that keeps nothing on disk. @param program - Its path. */
export async function startRedis(directory: BenchDirectory, program: string): Promise<Redis> {
	const port = await freePort();
	const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	let child: ChildProcess;
	const signal = async (name: NodeJS.Signals) => void child.kill(name);
	const start = async () => {
		child = directory.start(program, options, { stdio: 'ignore' });
		for (let tries = 0; (await command(port, 'PING')) !== '+PONG'; tries++) {
			if (tries > 100) throw new Error('`redis-server` does not respond.');
			await setTimeout(50);
		}
	};
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		start,
		kill: async () => {
			const exit = once(child, 'exit');
			child.kill('SIGKILL');
			await exit;
		},
		freeze: () => signal('SIGSTOP'),
		thaw: () => signal('SIGCONT'),
		flush: async () => void (await command(port, 'FLUSHALL')),
	};
}

/** Sends an inline command. @returns The first line of the reply; empty when no connection is accepted. */
function command(port: number, text: string): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1', () => socket.write(`${text}\r\n`));
		socket.once('data', (chunk) => {
			socket.destroy();
			resolve(chunk.toString().split('\r\n', 1)[0] ?? '');
		});
		socket.once('error', () => resolve(''));
	});
}

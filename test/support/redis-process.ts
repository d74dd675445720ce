import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

/** A real `redis-server` on loopback that keeps nothing on disk. */
export class RedisProcess {
	readonly port: number;
	#child: ChildProcess;

	private constructor(port: number) {
		this.port = port;
		this.#child = run(port);
	}

	static async start(): Promise<RedisProcess> {
		const redis = new RedisProcess(await freePort());
		await redis.#answers();
		return redis;
	}

	get url(): string {
		return `redis://127.0.0.1:${this.port}`;
	}

	/** A client of its own; the caller disconnects it. */
	client(): Redis {
		return new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
	}

	async kill(): Promise<void> {
		if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
		const exit = once(this.#child, 'exit');
		this.#child.kill('SIGKILL');
		await exit;
	}

	/** Starts it again, empty, on the same port. */
	async restart(): Promise<void> {
		this.#child = run(this.port);
		await this.#answers();
	}

	async flush(): Promise<void> {
		const client = this.client();
		await client.flushall();
		client.disconnect();
	}

	async #answers(): Promise<void> {
		// Tries until there is a connection.
		const client = this.client().on('error', () => {});
		await client.ping();
		client.disconnect();
	}
}

function run(port: number): ChildProcess {
	const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	// Without the clock of `faketime`, which its memory allocator cannot load with.
	return spawn('redis-server', options, { stdio: 'ignore', env: { PATH: process.env['PATH'] } });
}

/** Where one run of a bench keeps its files and its processes; nothing of either is left when it ends. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export class BenchDirectory {
	/** The checkout. */
	readonly root: string;
	/** Inside the checkout, so that copies of it find its packages. */
	readonly folder: string;
	readonly #running = new Set<ChildProcess>();

	constructor(root: string) {
		const builds = join(root, '.builds');
		mkdirSync(builds, { recursive: true });
		this.root = root;
		this.folder = mkdtempSync(join(builds, 'bench-'));
		process.once('SIGINT', this.#interrupt).once('SIGTERM', this.#interrupt);
	}

	/** Starts a process that ends with this directory, if not before. */
	start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
		const child = spawn(command, args, options);
		this.#running.add(child);
		child.once('exit', () => this.#running.delete(child));
		return child;
	}

	/** Ends one process and waits for it. */
	async end(child: ChildProcess): Promise<void> {
		if (!this.#running.has(child)) return;
		const exit = once(child, 'exit');
		child.kill('SIGTERM');
		await exit;
	}

	async close(): Promise<void> {
		process.off('SIGINT', this.#interrupt).off('SIGTERM', this.#interrupt);
		await Promise.all([...this.#running].map((child) => this.end(child)));
		rmSync(this.folder, { recursive: true, force: true });
	}

	readonly #interrupt = () => {
		void this.close().finally(() => process.exit(130));
	};
}

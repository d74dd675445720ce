/** Where one run of a bench keeps its files and its processes; nothing of either is left when it ends. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export class BenchDirectory {
	/** The checkout. */
	readonly root: string;
	/** Inside the checkout, so that copies of it find its packages. */
	readonly folder: string;
	readonly #started: ChildProcess[] = [];

	constructor(root: string) {
		const builds = join(root, '.builds');
		mkdirSync(builds, { recursive: true });
		this.root = root;
		this.folder = mkdtempSync(join(builds, 'bench-'));
		process.once('exit', () => this.close());
		for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
	}

	/** Starts a process that ends with this directory, if not before. */
	start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
		const child = spawn(command, args, options);
		this.#started.push(child);
		return child;
	}

	close(): void {
		for (const child of this.#started) child.kill();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

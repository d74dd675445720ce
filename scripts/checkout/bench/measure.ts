import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { commandArguments } from '../../../src/places.ts';
import { UserError } from '../../../src/user-error.ts';
import { writeCatalog } from '../seed/write-catalog.ts';

export interface BenchOptions {
	/** Sizes of the catalogs, in products. */
	readonly products: readonly number[];
	/** How often everything is measured; fewer than three rounds show no spread. */
	readonly rounds: number;
	/** Length of one load test. */
	readonly seconds: number;
}

/** A seeded catalog, and where it is built. */
export interface SeededCatalog {
	readonly content: string;
	readonly out: string;
}

export interface Measurement {
	/** From the start of the process to its end. */
	readonly seconds: number;
	/** Seconds of processors, for it and the processes that it started. */
	readonly processor: number;
	readonly output: string;
}

/** The date of every measured build; the newest seeded week is active on it. */
const benchDate = '2026-11-20';

/** The checkout. */
export const root = resolve(import.meta.dirname, '../../..');

/** A folder and processes that end with a bench. */
export class Bench {
	readonly folder = mkdtempSync(join(tmpdir(), 'bench-'));
	readonly #started: ChildProcess[] = [];

	constructor() {
		process.once('exit', () => this.close());
		for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
	}

	seed(products: number): SeededCatalog {
		const content = join(this.folder, `content-${products}`);
		writeCatalog({ products, periods: 104, out: content, seed: 1 });
		return { content, out: join(this.folder, `dist-${products}`) };
	}

	/** Builds without pictures. */
	build(catalog: SeededCatalog, options: readonly string[], date = benchDate): Promise<Measurement> {
		return this.run(catalog, [...commandArguments('build'), ...options], date);
	}

	/** Runs Node with the settings of such a build. */
	run({ content, out }: SeededCatalog, args: readonly string[], date = benchDate): Promise<Measurement> {
		const settings = { CONTENT_DIR: content, OUT_DIR: out, CATALOG_DATE: date, EXTRAS: 'none' };
		const env = { ...process.env, ...settings, NODE_COMPILE_CACHE: '.builds/cache/compiled' };
		return this.measure(process.execPath, args, { cwd: root, env });
	}

	/** Runs a program to its end. @throws {UserError} with the end of its output when it fails. */
	async measure(command: string, args: readonly string[], options: SpawnOptions): Promise<Measurement> {
		const start = performance.now();
		// Node cannot read the processor time of other processes. The shell prints its own, then that of its children: user, then system.
		const script = '"$@" || exit; times';
		const child = this.start('sh', ['-c', script, 'sh', command, ...args], { ...options, stdio: 'pipe' });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
		const [code] = await once(child, 'exit');
		const seconds = (performance.now() - start) / 1_000;
		if (code !== 0) throw new UserError(`\`${command}\` exited with ${code}: ${output.slice(-2_000)}`);
		const times = Array.from(
			output.matchAll(/\b(\d{1,9})m(\d{1,2}\.\d{1,6})s/g),
			([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
		);
		const [user = Number.NaN, system = Number.NaN] = times.slice(-2);
		return { seconds, processor: user + system, output };
	}

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

/** Path of a program that the project does not bring along. Programs for administrators can be outside `PATH`. */
export function findTool(name: string): string | undefined {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The middle value, or the upper one of the two. @param values - At least one. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

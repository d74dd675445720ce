import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../../src/user-error.ts';

export interface BenchOptions {
	/** Sizes of the catalogs, in products. */
	readonly products: readonly number[];
	/** How often everything is measured; fewer than three rounds show no spread. */
	readonly rounds: number;
	/** Length of one load test. */
	readonly seconds: number;
}

export interface Measurement {
	/** From the start of the process to its end. */
	readonly seconds: number;
	readonly output: string;
}

/**
 * Runs a program to its end.
 *
 * @throws {UserError} with the end of its output when it fails.
 */
export async function measure(
	directory: BenchDirectory,
	command: string,
	args: readonly string[],
	{ cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Measurement> {
	const start = performance.now();
	const child = directory.start(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
	const [code] = await once(child, 'exit');
	const seconds = (performance.now() - start) / 1_000;
	if (code !== 0) throw new UserError(`\`${command}\` exited with ${code}: ${output.slice(-2_000)}`);
	return { seconds, output };
}

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

/**
 * Finds a program that the project does not bring along. Programs for administrators can be outside `PATH`.
 *
 * @returns Its path.
 * @throws {UserError} when it is not installed.
 */
export function requireTool(name: string): string {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
	if (found) return found;
	throw new UserError(`Cannot measure without \`${name}\`. Install the Debian package \`${name}\`.`);
}

/** The middle value; the mean of the two middle ones when their number is even. @param values - At least one. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	const [upper = Number.NaN, lower = upper] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle) - 1]];
	return (upper + lower) / 2;
}

/** Median, minimum and maximum as three cells of a table. */
export function spread(values: readonly number[], format: (value: number) => string): string[] {
	return [median(values), Math.min(...values), Math.max(...values)].map(format);
}

/** The median of `a ÷ b` over the rounds in which both were measured, so that what slows a whole round cancels out. */
export function medianRatio(a: readonly number[], b: readonly number[]): number {
	return median(a.map((value, round) => value / (b[round] ?? Number.NaN)));
}

export const seconds = (value: number): string => `${value.toFixed(2)} s`;
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en');
export const ratio = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));

/** Lines of text in columns: the first to the left, all others, which are figures, to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		widths
			.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
			.join('  ')
			.trimEnd();
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

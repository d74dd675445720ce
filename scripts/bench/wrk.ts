import { join } from 'node:path';
import { BuildError } from '../../src/build/build-error.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { measure } from './measure.ts';

export interface Load {
	readonly requestsPerSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	/** Milliseconds. */
	readonly p99: number;
}

/**
 * Puts a server under load: 64 connections, kept alive.
 *
 * @param targets - File with one request target per line.
 * @throws {BuildError} when a response is no success, or a connection fails: then the run is void.
 */
export async function load(
	directory: BenchDirectory,
	wrk: string,
	{ name, port }: { readonly name: string; readonly port: number },
	targets: string,
	seconds: number,
): Promise<Load> {
	const script = join(import.meta.dirname, 'load.lua');
	const args = ['-t2', '-c64', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`, '--', targets];
	const { output } = await measure(directory, wrk, args, { cwd: directory.folder });
	const summary: Readonly<Record<string, number>> = JSON.parse(output.trim().split('\n').at(-1) ?? '');
	const { requests = 0, microseconds = 0, p50 = 0, p99 = 0, bad } = summary;
	if (bad !== 0) throw new BuildError(`${name} has refused or lost ${bad} of ${requests} requests.`);
	return { requestsPerSecond: requests / (microseconds / 1_000_000), p50: p50 / 1_000, p99: p99 / 1_000 };
}

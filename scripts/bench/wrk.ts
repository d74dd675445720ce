import { join } from 'node:path';
import { BuildError } from '../../src/build/build-error.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { measure } from './measure.ts';

export interface Load {
	readonly requests: number;
	readonly requestsPerSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	/** Milliseconds. */
	readonly p99: number;
	/** Responses other than 200, and connections that failed: with any of them the run is void. */
	readonly bad: number;
}

interface Summary {
	readonly requests: number;
	readonly microseconds: number;
	readonly p50: number;
	readonly p99: number;
	readonly refused: number;
	readonly failed: number;
}

/**
 * Puts a server under load: 64 connections, kept alive.
 *
 * @param targets - File with one request target per line.
 */
export async function load(
	directory: BenchDirectory,
	wrk: string,
	port: number,
	targets: string,
	seconds: number,
): Promise<Load> {
	const script = join(import.meta.dirname, 'load.lua');
	const url = `http://127.0.0.1:${port}`;
	const args = ['-t2', '-c64', `-d${seconds}s`, '-s', script, url, '--', targets];
	const { output } = await measure(directory, wrk, args, { cwd: directory.folder });
	const line = output.trim().split('\n').at(-1) ?? '';
	if (!line.startsWith('{')) throw new BuildError(`\`wrk\` ended without a summary: ${output.slice(-500)}`);
	const { requests, microseconds, p50, p99, refused, failed } = JSON.parse(line) as Summary;
	return {
		requests,
		requestsPerSecond: requests / (microseconds / 1_000_000),
		p50: p50 / 1_000,
		p99: p99 / 1_000,
		bad: refused + failed,
	};
}

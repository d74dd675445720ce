import { once } from 'node:events';
import { BuildError } from '../../src/build/build-error.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { memoryOf } from './memory.ts';
import { processorSecondsOf } from './processor-time.ts';

export interface Measurement {
	/** From the start of the process to its end. */
	readonly seconds: number;
	/** Of all processors, which another program on the machine does not lengthen; `NaN` where the system does not report it. */
	readonly processor: number;
	/** Highest resident memory in bytes; `NaN` where the system does not report it. */
	readonly peak: number;
	readonly output: string;
}

/**
 * Runs a program to its end.
 *
 * @throws {BuildError} with the end of its output when it fails.
 */
export async function measure(
	directory: BenchDirectory,
	command: string,
	args: readonly string[],
	options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Measurement> {
	const start = performance.now();
	const child = directory.start(command, args, {
		cwd: options.cwd,
		env: { ...process.env, ...options.env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	child.stdout?.on('data', (chunk) => (output += chunk));
	child.stderr?.on('data', (chunk) => (output += chunk));
	let [peak, processor] = [Number.NaN, Number.NaN];
	// The system keeps the maximum itself, so that the last reading misses only what the process adds after it.
	const timer = setInterval(() => {
		const { highest } = memoryOf(child.pid);
		if (!Number.isNaN(highest)) peak = highest;
		const used = processorSecondsOf(child.pid);
		if (used > 0) processor = used;
	}, 20);
	const [code] = (await once(child, 'exit').finally(() => clearInterval(timer))) as [number | null];
	const seconds = (performance.now() - start) / 1_000;
	if (code !== 0) throw new BuildError(`\`${command}\` ended with ${code}: ${output.slice(-2_000)}`);
	return { seconds, processor, peak, output };
}

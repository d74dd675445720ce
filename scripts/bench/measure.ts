import { once } from 'node:events';
import { BuildError } from '../../src/build/build-error.ts';
import type { BenchDirectory } from './bench-directory.ts';

export interface Measurement {
	/** From the start of the process to its end. */
	readonly seconds: number;
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
	{ cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Measurement> {
	const start = performance.now();
	const child = directory.start(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
	const [code] = await once(child, 'exit');
	const seconds = (performance.now() - start) / 1_000;
	if (code !== 0) throw new BuildError(`\`${command}\` ended with ${code}: ${output.slice(-2_000)}`);
	return { seconds, output };
}

/** What a build tells while it runs and at its end. */
export class Report {
	readonly #stages: { readonly name: string; readonly seconds: number }[] = [];

	/** Runs one stage and keeps its time. */
	async stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
		const start = performance.now();
		const result = await work();
		this.#stages.push({ name, seconds: (performance.now() - start) / 1_000 });
		return result;
	}

	summary({ files, bytes }: { files: number; bytes: number }, out: string): string {
		const stages = this.#stages.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ');
		const total = this.#stages.reduce((sum, { seconds }) => sum + seconds, 0);
		const peak = process.resourceUsage().maxRSS / 1_024;
		return [
			`Built ${files.toLocaleString('en')} files, ${(bytes / 1_048_576).toFixed(1)} MiB, into ${out}`,
			`in ${total.toFixed(1)} s (${stages}), peak memory ${peak.toFixed(0)} MiB.`,
		].join('\n');
	}
}

/**
 * Prints a line every few seconds for as long as a long stage runs.
 *
 * @param describe - What to print at that moment.
 * @returns Ends it.
 */
export function everyFewSeconds(describe: () => string): () => void {
	const timer = setInterval(() => console.log(describe()), 5_000);
	return () => clearInterval(timer);
}

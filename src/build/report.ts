/** Reports what a build does while it runs and at its end: in sentences on a terminal or in a log, or as JSON for programs. */

interface Stage {
	readonly name: string;
	readonly seconds: number;
	/** The most memory that the process has used up to the end of the stage, in MiB. */
	readonly peak_memory: number;
	/** Such as `{ rendered: 23 }`. */
	readonly counts: Readonly<Record<string, number>>;
}

export interface ReportOptions {
	/** Gets what is printed. */
	readonly write: (text: string) => void;
	/** Whether the summary is JSON, and nothing else is printed. */
	readonly isJson: boolean;
}

export interface BuildTotals {
	readonly files: number;
	readonly bytes: number;
	readonly written: number;
	readonly kept: number;
	readonly removed: number;
	/** Whether the output was of the same content, code and settings before, and has stayed as it was. */
	readonly unchanged: boolean;
	readonly rate_limit: string;
}

const rateLimits: Readonly<Record<string, string>> = {
	server: 'each server counts requests, or all servers with the same `REDIS_URL` together.',
	shared: "all isolates of Netlify's edge count requests together.",
	isolate:
		"each isolate of Netlify's edge counts requests by itself. To share the count, set `REDIS_REST_URL` and `REDIS_REST_TOKEN`.",
	none: 'none. `EDGE`, or `host` in `site.yaml`, turns it off.',
};

export class Report {
	readonly #options: ReportOptions;
	readonly #stages: Stage[] = [];
	readonly #start = performance.now();
	#counts: Record<string, number> = {};

	constructor(options: ReportOptions) {
		this.#options = options;
	}

	/** Runs one stage, measures its time, and says at its end what it made. */
	async stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
		const start = performance.now();
		this.#counts = {};
		const result = await work();
		const seconds = (performance.now() - start) / 1_000;
		const stage = { name, seconds, peak_memory: peakMemory(), counts: this.#counts };
		this.#stages.push(stage);
		if (!this.#options.isJson) this.#options.write(`${describeStage(stage)}\n`);
		return result;
	}

	/** Notes how many files, or whatever the name says, the stage that runs has to do with. */
	count(name: string, number: number): void {
		this.#counts[name] = number;
	}

	/** Prints what the build has made. @param out - The output, as its user calls it. */
	end(totals: BuildTotals, out: string): void {
		const seconds = (performance.now() - this.#start) / 1_000;
		const { write, isJson } = this.#options;
		if (isJson) {
			const stages = this.#stages.map((stage) => ({ ...stage, seconds: round(stage.seconds) }));
			write(`${JSON.stringify({ ...totals, seconds: round(seconds), peak_memory: peakMemory(), stages })}\n`);
			return;
		}
		const { files, bytes, written, kept, removed, unchanged, rate_limit } = totals;
		const [size, memory] = [(bytes / 1_048_576).toFixed(1), grouped(peakMemory())];
		const made = unchanged
			? `Nothing has changed since ${out} was built: ${grouped(files)} files, ${size} MiB, checked`
			: `Built ${grouped(files)} files, ${size} MiB, into ${out}`;
		write(`${made} in ${seconds.toFixed(1)} s, peak memory ${memory} MiB.\n`);
		write(`${grouped(written)} written, ${grouped(kept)} kept, ${grouped(removed)} removed.\n`);
		write(`Rate limit: ${rateLimits[rate_limit]}\n`);
	}
}

const describeStage = ({ name, seconds, peak_memory, counts }: Stage): string => {
	const words = Object.entries(counts).map(([what, number]) => `${grouped(number)} ${what}`);
	const columns = [name.padEnd(10), `${seconds.toFixed(1)} s`.padStart(8), `${grouped(peak_memory)} MiB`.padStart(10)];
	return `  ${columns.join('  ')}  ${words.join(', ')}`.trimEnd();
};

/** In MiB. */
const peakMemory = (): number => Math.round(process.resourceUsage().maxRSS / 1_024);
const round = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
const grouped = (number: number): string => number.toLocaleString('en');

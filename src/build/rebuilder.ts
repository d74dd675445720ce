/**
 * Decides when a served site is built again: when the date passes what the live release is valid until, and when content
 * has changed. One build runs at a time; a reason for another one that comes meanwhile starts it afterwards.
 */
import type { BuildOutcome } from './run-build.ts';
import { isOutdated, type SiteStatus } from './status.ts';

export interface RebuilderOptions {
	/** Whether a passing date asks for a build. */
	readonly byDate: boolean;
	/** The status of the live release, which other builds replace, too; `undefined` when it has none. */
	readonly readStatus: () => SiteStatus | undefined;
	/** Builds for an address; ends early, with any outcome, when the signal says so. */
	readonly build: (baseUrl: string, reason: Reason, signal: AbortSignal) => Promise<BuildOutcome>;
	/** Writes a line for programs. */
	readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
	/** Writes lines for people. */
	readonly print: (text: string) => void;
}

type Reason = 'content' | 'date';

/** Timers stop while a machine sleeps, and its clock can jump, so the date is checked this often. */
const checkMilliseconds = 30_000;

/** After a build that did not help against the date. Doubles with each attempt. */
const firstRetryMilliseconds = 60_000;
const lastRetryMilliseconds = 3_600_000;

export class Rebuilder {
	readonly #options: RebuilderOptions;
	readonly #stopping = new AbortController();
	#timer: NodeJS.Timeout | undefined;
	#building: Promise<void> | undefined;
	#contentChanged = false;
	#retryMilliseconds = firstRetryMilliseconds;
	/** By the monotonic clock. */
	#notByDateBefore = 0;
	#printedLast = '';

	constructor(options: RebuilderOptions) {
		this.#options = options;
	}

	start(): void {
		this.#check();
	}

	contentChanged(): void {
		this.#contentChanged = true;
		this.#check();
	}

	/** Ends a running build and starts no other. */
	async stop(): Promise<void> {
		this.#stopping.abort();
		clearTimeout(this.#timer);
		await this.#building;
	}

	#check(): void {
		if (this.#building || this.#stopping.signal.aborted) return;
		clearTimeout(this.#timer);
		const status = this.#options.readStatus();
		const reason = status && this.#reasonToBuild(status);
		if (!reason) {
			this.#timer = setTimeout(() => this.#check(), this.#untilNextCheck(status));
			return;
		}
		this.#building = this.#rebuild(reason, status.base_url).finally(() => {
			this.#building = undefined;
			this.#check();
		});
	}

	#reasonToBuild(status: SiteStatus): Reason | undefined {
		if (this.#contentChanged) return 'content';
		return this.#isOutdated(status) && performance.now() >= this.#notByDateBefore ? 'date' : undefined;
	}

	#isOutdated(status: SiteStatus | undefined): boolean {
		return this.#options.byDate && status !== undefined && isOutdated(status, Date.now());
	}

	#untilNextCheck(status: SiteStatus | undefined): number {
		if (!this.#options.byDate || !status?.valid_until) return checkMilliseconds;
		const untilOutdated = Date.parse(status.valid_until) - Date.now();
		const untilRetry = this.#notByDateBefore - performance.now();
		return Math.min(Math.max(untilOutdated, untilRetry), checkMilliseconds);
	}

	async #rebuild(reason: Reason, baseUrl: string): Promise<void> {
		this.#contentChanged = false;
		const { log, build, readStatus } = this.#options;
		const outcome = await build(baseUrl, reason, this.#stopping.signal);
		if (this.#stopping.signal.aborted) return;
		// Also after a successful build: a build for another output leaves this one as it was.
		const outdated = this.#isOutdated(readStatus());
		const seconds = this.#retryMilliseconds / 1_000;
		const retry = outdated ? { retry_after_seconds: seconds } : {};
		this.#notByDateBefore = outdated ? performance.now() + this.#retryMilliseconds : 0;
		this.#retryMilliseconds = outdated
			? Math.min(2 * this.#retryMilliseconds, lastRetryMilliseconds)
			: firstRetryMilliseconds;
		if (!outcome.ok) this.#printOnce(reason, outcome.printed);
		log(outcome.ok ? 'rebuilt' : 'rebuild_failed', { reason, ...retry });
	}

	/** A repeated attempt finds the same issues; after an edit, its author wants to see whether they are still there. */
	#printOnce(reason: Reason, text: string): void {
		if (reason === 'content' || text !== this.#printedLast) this.#options.print(text);
		this.#printedLast = text;
	}
}

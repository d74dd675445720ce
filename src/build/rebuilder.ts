/**
 * Decides when a served site is built again: when the date passes what the live release is valid until, and when content
 * has changed. In the day before a date passes, the content is checked for it. One build or check runs at a time; a reason for
 * another one that comes meanwhile starts it afterwards.
 */
import type { BuildOutcome } from './run-build.ts';
import { isOutdated, type SiteStatus } from './status.ts';

export interface RebuilderOptions {
	/** Whether a passing date asks for a build. */
	readonly byDate: boolean;
	/** The status of the live release, which other builds replace, too; `undefined` when it has none. */
	readonly readStatus: () => SiteStatus | undefined;
	/** Builds for the address of the live release, or checks the content; ends early, with any outcome, when the signal says so. */
	readonly build: (live: SiteStatus, reason: Reason, signal: AbortSignal) => Promise<BuildOutcome>;
	/** Writes a line for programs. */
	readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
	/** Writes lines for people. */
	readonly print: (text: string) => void;
}

/** `check`: a date will pass, and the content must then allow a build. */
export type Reason = 'content' | 'date' | 'check';

export interface RebuildFailure {
	readonly reason: Reason;
	/** An instant: of the first of several failures in a row. */
	readonly since: string;
	/** In the content; 0 for a failure of another kind. */
	readonly issues: number;
}

/** Timers stop while a machine sleeps, and its clock can jump, so the date is checked this often. */
const checkMilliseconds = 30_000;

/** After a build that did not help against the date. Doubles with each attempt. */
const firstRetryMilliseconds = 60_000;
const lastRetryMilliseconds = 3_600_000;

/** How long before a passing date the content is checked for it, and how often. */
const aheadMilliseconds = 86_400_000;
const betweenChecksMilliseconds = 3_600_000;

export class Rebuilder {
	readonly #options: RebuilderOptions;
	readonly #stopping = new AbortController();
	#timer: NodeJS.Timeout | undefined;
	#building: Promise<void> | undefined;
	#contentChanged = false;
	#retryMilliseconds = firstRetryMilliseconds;
	/** By the monotonic clock. */
	#notByDateBefore = 0;
	#notCheckedBefore = 0;
	#printedLast = '';
	/** The last one; `undefined` after a success. */
	failure: RebuildFailure | undefined;

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
		// Another process has published a release for the date.
		if (this.failure?.reason === 'date' && !this.#isOutdated(status)) this.failure = undefined;
		const reason = status && this.#reasonToBuild(status);
		if (!reason) {
			this.#timer = setTimeout(() => this.#check(), this.#untilNextCheck(status));
			return;
		}
		this.#building = this.#rebuild(reason, status).finally(() => {
			this.#building = undefined;
			this.#check();
		});
	}

	#reasonToBuild(status: SiteStatus): Reason | undefined {
		if (this.#contentChanged) return 'content';
		const time = performance.now();
		if (this.#isOutdated(status)) return time >= this.#notByDateBefore ? 'date' : undefined;
		const isSoon = this.#options.byDate && isOutdated(status, Date.now() + aheadMilliseconds);
		return isSoon && time >= this.#notCheckedBefore ? 'check' : undefined;
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

	async #rebuild(reason: Reason, live: SiteStatus): Promise<void> {
		this.#contentChanged = false;
		const { log, build, readStatus } = this.#options;
		const outcome = await build(live, reason, this.#stopping.signal);
		if (this.#stopping.signal.aborted) return;
		if (!outcome.ok) this.failure = failureOf(reason, outcome, this.failure?.since);
		else if (reason !== 'check' || this.failure?.reason === 'check') this.failure = undefined;
		this.#notCheckedBefore = reason === 'check' ? performance.now() + betweenChecksMilliseconds : 0;
		// Also after a successful build: a build for another output leaves this one as it was.
		const outdated = reason !== 'check' && this.#isOutdated(readStatus());
		const seconds = this.#retryMilliseconds / 1_000;
		const retry = outdated ? { retry_after_seconds: seconds } : {};
		this.#notByDateBefore = outdated ? performance.now() + this.#retryMilliseconds : 0;
		this.#retryMilliseconds = outdated
			? Math.min(2 * this.#retryMilliseconds, lastRetryMilliseconds)
			: firstRetryMilliseconds;
		if (!outcome.ok) this.#printOnce(reason, outcome.printed);
		if (reason !== 'check' || !outcome.ok) log(outcome.ok ? 'rebuilt' : 'rebuild_failed', { reason, ...retry });
	}

	/** A repeated attempt finds the same issues; after an edit, its author wants to see whether they are still there. */
	#printOnce(reason: Reason, text: string): void {
		if (reason === 'content' || text !== this.#printedLast) this.#options.print(text);
		this.#printedLast = text;
	}
}

/** The last line of a build or a check counts the issues of the content. */
const failureOf = (reason: Reason, { printed }: BuildOutcome, since = new Date().toISOString()): RebuildFailure => ({
	reason,
	since,
	issues: Number(/^(\d+) issues?.* in the content\.$/m.exec(printed)?.[1] ?? 0),
});

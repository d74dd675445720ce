/** Of calls that follow each other quickly only the last one counts. */
export interface LastCall {
	/** Runs after a pause, unless called again before. */
	readonly soon: () => void;
	readonly now: () => Promise<void>;
	/** How many runs have begun. */
	readonly runs: () => number;
	/** Runs at once what waits; resolves when the last run has ended. */
	readonly settled: () => Promise<void>;
}

/**
 * @param run - Gets a function that tells whether no other run has begun since.
 * @param pause - In milliseconds.
 */
export function lastCall(run: (isLast: () => boolean) => Promise<void>, pause: number): LastCall {
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let count = 0;
	let running = Promise.resolve();
	const now = (): Promise<void> => {
		clearTimeout(waiting);
		waiting = undefined;
		count++;
		const own = count;
		running = run(() => own === count);
		return running;
	};
	const soon = (): void => {
		clearTimeout(waiting);
		waiting = setTimeout(() => void now(), pause);
	};
	return { soon, now, runs: () => count, settled: () => (waiting === undefined ? running : now()) };
}

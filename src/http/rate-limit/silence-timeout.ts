/**
 * A timeout for replies that counts silence, not time: it ends when nothing has come back for a number of turns of the
 * event loop, each at least some milliseconds long. Between two turns the loop reads its sockets, so a process that was
 * stopped or starved finds the replies that came meanwhile, however late its own timers are.
 *
 * Where this process waits for the processor, the other side of the same machine does, too, so it is given as long as the
 * longest turn of late, up to a second.
 */
const turnMilliseconds = 10;
const fewestTurns = 10;
const mostTurns = 100;

/** What a long turn counts after each later one: half of it after 34. */
const fading = 0.98;

export class SilenceTimeout {
	readonly #clock: () => number;
	readonly #waiting = new Set<(error: Error) => void>();
	#turns = 0;
	#running = false;
	#began = 0;
	/** Milliseconds of the longest turn, fading. */
	#longest = 0;
	#abort = new AbortController();

	/** @param clock - Milliseconds of a clock that never goes back. */
	constructor(clock: () => number) {
		this.#clock = clock;
	}

	/**
	 * Sends something that is replied to. A reply to anything else that was sent here proves that the other side is well.
	 *
	 * @param send - Is given a signal that ends with the timeout.
	 * @param onLate - Called when the reply comes although the timeout has ended.
	 * @throws {Error} when the other side has been silent too long; otherwise what `send` throws.
	 */
	wait<Reply>(send: (signal: AbortSignal) => Promise<Reply>, onLate: () => void): Promise<Reply> {
		return new Promise((resolve, reject) => {
			if (this.#waiting.size === 0) this.#turns = 0;
			this.#waiting.add(reject);
			this.#start();
			send(this.#abort.signal).then(
				(reply) => {
					this.#turns = 0;
					if (!this.#waiting.delete(reject)) onLate();
					resolve(reply);
				},
				(error: unknown) => {
					this.#waiting.delete(reject);
					reject(error);
				},
			);
		});
	}

	#start(): void {
		if (this.#running) return;
		this.#running = true;
		this.#began = this.#clock();
		setTimeout(this.#turn, turnMilliseconds);
	}

	readonly #turn = (): void => {
		this.#running = false;
		if (this.#waiting.size === 0) return;
		this.#turns++;
		this.#longest = Math.max(this.#clock() - this.#began, this.#longest * fading);
		const given = Math.min(mostTurns, Math.max(fewestTurns, this.#longest / turnMilliseconds));
		if (this.#turns >= given) this.#end();
		else this.#start();
	};

	#end(): void {
		const error = new Error(`There was no reply for ${this.#turns * turnMilliseconds} ms.`);
		const waiting = [...this.#waiting];
		this.#waiting.clear();
		this.#abort.abort(error);
		this.#abort = new AbortController();
		for (const reject of waiting) reject(error);
	}
}

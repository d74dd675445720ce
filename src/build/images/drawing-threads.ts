/**
 * Threads that draw. Each card passes through three megabytes of pixels, which would make the garbage collector of the
 * first thread walk through all that Astro has left there, again and again; these have next to nothing to walk through.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Square } from '../../render/cards/tile.ts';

export interface DrawingOrder {
	readonly id: number;
	readonly svg: string;
	/** Where it has colours of its own. */
	readonly tiles: readonly Square[];
}

export interface Drawing {
	readonly id: number;
	readonly png: Uint8Array;
	/** Whether nothing stood in the margins, which are empty in the picture in any case. */
	readonly tidy: boolean;
}

interface Waiting {
	readonly resolve: (drawing: Drawing) => void;
	readonly reject: (error: Error) => void;
}

/** How many threads draw at once. */
export const drawingThreads = Math.min(4, availableParallelism());

export class DrawingThreads {
	readonly #workers: readonly Worker[];
	readonly #waiting = new Map<number, Waiting>();
	#orders = 0;
	/** Why nothing is drawn any more. */
	#end: Error | undefined;

	/** @param script - Of each thread. An error that ends one, with the members of a system error, ends them all. */
	constructor(script = new URL('drawing-worker.ts', import.meta.url)) {
		this.#workers = Array.from({ length: drawingThreads }, () => {
			const worker = new Worker(script);
			worker.on('message', (drawing: Drawing) => {
				this.#waiting.get(drawing.id)?.resolve(drawing);
				this.#waiting.delete(drawing.id);
			});
			worker.on('error', (error: Error) => void this.#stop(error));
			worker.on('exit', (code) => void this.#stop(new Error(`A thread that draws has ended (${code}).`)));
			return worker;
		});
	}

	/**
	 * @param svg - Of a card.
	 * @param tiles - Where it has colours of its own.
	 * @throws The first error of any thread.
	 */
	draw(svg: string, tiles: readonly Square[] = []): Promise<Drawing> {
		if (this.#end) return Promise.reject(this.#end);
		const id = this.#orders++;
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
			this.#workers[id % this.#workers.length]?.postMessage({ id, svg, tiles } satisfies DrawingOrder);
		});
	}

	async close(): Promise<void> {
		await this.#stop(new Error('The threads that draw are closed.'));
	}

	async #stop(reason: Error): Promise<void> {
		this.#end ??= reason;
		for (const { reject } of this.#waiting.values()) reject(this.#end);
		this.#waiting.clear();
		await Promise.all(this.#workers.map((worker) => worker.terminate()));
	}
}

/**
 * Threads that draw. Each card passes through three megabytes of pixels, which would make the garbage collector of the
 * first thread walk through all that Astro has left there, again and again; these have next to nothing to walk through.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface DrawingOrder {
	readonly id: number;
	readonly svg: string;
}

export type Drawing =
	| {
			readonly id: number;
			readonly png: Uint8Array;
			/** Whether nothing stood in the margins, which are empty in the picture in any case. */
			readonly tidy: boolean;
	  }
	| { readonly id: number; readonly error: string };

type Finished = Extract<Drawing, { readonly png: Uint8Array }>;

interface Waiting {
	readonly resolve: (drawing: Finished) => void;
	readonly reject: (error: Error) => void;
}

/** How many threads draw at once. */
export const drawingThreads = Math.min(4, availableParallelism());

export class DrawingThreads {
	readonly #workers: readonly Worker[];
	readonly #waiting = new Map<number, Waiting>();
	#orders = 0;

	constructor() {
		this.#workers = Array.from({ length: drawingThreads }, () => {
			const worker = new Worker(new URL('drawing-worker.ts', import.meta.url));
			worker.on('message', (drawing: Drawing) => {
				const waiting = this.#waiting.get(drawing.id);
				this.#waiting.delete(drawing.id);
				if ('error' in drawing) waiting?.reject(new Error(drawing.error));
				else waiting?.resolve(drawing);
			});
			worker.on('error', (error) => {
				for (const { reject } of this.#waiting.values())
					reject(error instanceof Error ? error : new Error(String(error)));
			});
			return worker;
		});
	}

	/** @param svg - Of a card. */
	draw(svg: string): Promise<Finished> {
		const id = this.#orders++;
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
			this.#workers[id % this.#workers.length]?.postMessage({ id, svg } satisfies DrawingOrder);
		});
	}

	async close(): Promise<void> {
		await Promise.all(this.#workers.map((worker) => worker.terminate()));
	}
}

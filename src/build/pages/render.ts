/** Renders pages into a release, in threads where there are many. */
import { availableParallelism } from 'node:os';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isCheckout, moduleUrl } from '../../places.ts';
import { UserError } from '../../user-error.ts';
import { type WrittenFile, writeFile } from '../ledger.ts';
import type { ReleaseUpdate } from '../release-update.ts';
import { importPages, type PageBundle } from './bundle.ts';
import type * as Entry from './entry.ts';
import type { PageFile } from './list-page-files.ts';

/** Each thread loads the code of the pages, which takes as long as rendering this many. */
const worthThreads = 200;

/**
 * Renders pages into a release while they are found. Files of a page that has many are rendered in threads, where they are worth
 * it; the others here.
 *
 * @throws The first error of a page or of the system. Nothing is written after it.
 */
export async function renderPages(
	files: AsyncIterable<PageFile>,
	bundle: PageBundle,
	update: ReleaseUpdate,
	onDone: (done: number) => void,
): Promise<void> {
	let done = 0;
	const add = (file: WrittenFile) => {
		update.add(file);
		onDone(++done);
	};
	const writer = new PageWriter(await importPages(bundle), update.client);
	const threads = new RenderThreads({ bundle, client: update.client }, (written) => written.forEach(add));
	let waiting: PageOrder[] = [];
	try {
		for await (const file of files) {
			update.makeFolderOf(file.path);
			if (!file.isOneOfMany) add(await writer.write(orderOf(file)));
			else if (waiting.push(orderOf(file)) >= (threads.areStarted ? batchSize : worthThreads)) {
				await threads.render(waiting);
				waiting = [];
			}
		}
		if (threads.areStarted) await threads.render(waiting);
		else for (const order of waiting) add(await writer.write(order));
		await threads.end();
	} finally {
		await threads.terminate();
	}
}

const orderOf = ({ path, component, props }: PageFile): PageOrder => ({
	path,
	component,
	props: areTexts(props) ? props : JSON.stringify(props),
});

/** Whether there is nothing in an object that JSON would change. */
const areTexts = (props: object): props is Readonly<Record<string, string>> =>
	Object.values(props).every((value) => typeof value === 'string');

/** Sending a batch takes less time than sending each page alone. */
const batchSize = 50;
/** A thread has the next batch waiting when it is done with one. */
const batchesAhead = 2;
/**
 * The part of a thread's heap for new objects, in MiB. What a page leaves is garbage at its end: with more room a thread
 * takes 150 MiB more and is no faster.
 */
const maxYoungGenerationSizeMb = 24;
/** Each thread needs memory for its own copy of the code. */
const maximumThreads = 8;

interface RunningThread {
	readonly worker: Worker;
	/** Messages that it has yet to send: one that it is ready, and one for each batch. */
	waiting: number;
}

/** Threads that render and write pages, as many as there are processors. */
class RenderThreads {
	readonly #data: RenderThread;
	readonly #onWritten: (files: readonly WrittenFile[]) => void;
	readonly #threads: RunningThread[] = [];
	/** With the next message of a thread. */
	#next = Promise.withResolvers<void>();
	readonly #failed = Promise.withResolvers<never>();

	/** @param onWritten - Called with what is known of the files, in any order. */
	constructor(data: RenderThread, onWritten: (files: readonly WrittenFile[]) => void) {
		this.#data = data;
		this.#onWritten = onWritten;
		// It may come while nobody waits for a thread.
		this.#failed.promise.catch(() => {});
	}

	get areStarted(): boolean {
		return this.#threads.length > 0;
	}

	/** Sends pages to the threads, when these have room for more. @throws The first error of a page or of the system. */
	async render(orders: readonly PageOrder[]): Promise<void> {
		if (!this.areStarted) this.#start();
		for (let from = 0; from < orders.length; from += batchSize) {
			const thread = await this.#free();
			thread.waiting++;
			thread.worker.postMessage(orders.slice(from, from + batchSize));
		}
	}

	async #free(): Promise<RunningThread> {
		for (;;) {
			const free = this.#threads.find(({ waiting }) => waiting < batchesAhead);
			if (free) return free;
			await this.#message();
		}
	}

	#message(): Promise<void> {
		return Promise.race([this.#next.promise, this.#failed.promise]);
	}

	/** Waits until all pages are written. @throws The first error of a page or of the system. */
	async end(): Promise<void> {
		while (this.#threads.some(({ waiting }) => waiting > 0)) await this.#message();
	}

	async terminate(): Promise<void> {
		await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
	}

	#start(): void {
		for (let count = Math.min(availableParallelism(), maximumThreads); count > 0; count--) {
			const worker = new Worker(moduleUrl('src/build/pages/render-worker'), {
				workerData: this.#data,
				resourceLimits: { maxYoungGenerationSizeMb },
			});
			const thread = { worker, waiting: 1 };
			this.#threads.push(thread);
			worker.on('message', (message: WorkerMessage) => {
				thread.waiting--;
				if ('error' in message) {
					const { message: text, isForUser, ...members } = message.error;
					return this.#failed.reject(Object.assign(isForUser ? new UserError(text) : new Error(text), members));
				}
				this.#onWritten(message.written);
				this.#next.resolve();
				this.#next = Promise.withResolvers();
			});
			worker.on('error', (error) => this.#failed.reject(error));
			worker.on('exit', (code) => this.#failed.reject(new Error(`A thread that renders pages has ended (${code}).`)));
		}
	}
}

/** A page to write. */
export interface PageOrder {
	readonly path: string;
	readonly component: string;
	/**
	 * JSON, so that a page gets what its key was computed from and nothing else. Texts are as they are: those of a large
	 * catalog's dumps are hundreds of megabytes.
	 */
	readonly props: string | Readonly<Record<string, string>>;
}

export interface RenderThread {
	readonly bundle: PageBundle;
	/** Absolute path of the published folder. */
	readonly client: string;
}

export type WorkerMessage = { readonly written: readonly WrittenFile[] } | { readonly error: ThreadError };

/** An error of a thread. A clone would lose the members of a system error, and fail with those that cannot be cloned. */
export interface ThreadError extends Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'> {
	readonly message: string;
	/** Whether it is a `UserError`. */
	readonly isForUser: boolean;
	/** With the causes. */
	readonly stack: string;
}

export function threadError(error: unknown): ThreadError {
	const { message, code, syscall, path } = (
		error instanceof Error ? error : new Error(String(error))
	) as NodeJS.ErrnoException;
	return JSON.parse(
		JSON.stringify({ message, isForUser: error instanceof UserError, stack: inspect(error), code, syscall, path }),
	);
}

/** Renders pages into files. Their folders exist. */
export class PageWriter {
	readonly #pages: ReadonlyMap<string, Entry.PageRoute>;
	readonly #client: string;

	constructor({ prerendered }: typeof Entry, client: string) {
		this.#pages = new Map(prerendered.map((page) => [page.component, page]));
		this.#client = client;
	}

	async write({ path, component, props }: PageOrder): Promise<WrittenFile> {
		const given = typeof props === 'string' ? JSON.parse(props) : props;
		return writeFile(this.#client, path, await this.#render(path, component, given));
	}

	async #render(path: string, component: string, props: object): Promise<Uint8Array> {
		const page = this.#pages.get(component);
		if (!page) throw new Error(`The bundle has no page ${component}.`);
		try {
			return await page.render(props);
		} catch (cause) {
			if (isCheckout) throw new Error(`Cannot render ${path}.`, { cause });
			const message = String(cause instanceof Error ? cause.message : cause).replace(/\.$/, '');
			throw new UserError(`Cannot render ${path}: ${message}.`, { cause });
		}
	}
}

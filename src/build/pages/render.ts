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

/** Below this number of pages, two threads take longer to load and compile the code than they save. */
const worthThreads = 5_000;

/**
 * Renders pages into a release. Files of a page that has many are rendered in threads, where they are worth it; the others
 * here.
 *
 * @param files - Is empty afterwards: what a page shows takes memory only until it is rendered.
 * @param threadsFrom - How many files of pages that have many are worth threads.
 * @throws The first error of a page or of the system.
 */
export async function renderPages(
	files: PageFile[],
	bundle: PageBundle,
	update: ReleaseUpdate,
	threadsFrom = worthThreads,
): Promise<void> {
	for (const { path } of files) update.makeFolderOf(path);
	const add = (file: WrittenFile) => update.add(file);
	const isWorthThreads = files.filter(({ isOneOfMany }) => isOneOfMany).length >= threadsFrom;
	const inThreads: PageFile[] = [];
	const others: PageFile[] = [];
	for (const file of files.splice(0)) (isWorthThreads && file.isOneOfMany ? inThreads : others).push(file);
	const failed = new AbortController();
	const renderThere = () => {
		const thread = { bundle, client: update.client };
		return renderInThreads(ordersOf(inThreads), thread, (written) => written.forEach(add), failed.signal);
	};
	const renderHere = async () => {
		const writer = new PageWriter(await importPages(bundle), update.client);
		for (const order of ordersOf(others)) update.add(await writer.write(order));
	};
	const here = renderHere();
	here.catch((error) => failed.abort(error));
	// Both have ended then, so that nothing is written after an error.
	const ends = await Promise.allSettled([here, isWorthThreads ? renderThere() : undefined]);
	for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Empties a list of files. */
function* ordersOf(files: PageFile[]): Generator<PageOrder> {
	for (let file = files.pop(); file; file = files.pop()) yield orderOf(file);
}

const orderOf = ({ path, url, component, props }: PageFile): PageOrder => ({
	path,
	url,
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

/**
 * Renders and writes pages in threads, as many as there are processors.
 *
 * @param onWritten - Called with what is known of the files, in any order.
 * @param signal - Ends them before all is rendered.
 * @throws The first error of a page or of the system, or the reason of the signal.
 */
async function renderInThreads(
	orders: Iterable<PageOrder>,
	thread: RenderThread,
	onWritten: (files: readonly WrittenFile[]) => void,
	signal: AbortSignal,
): Promise<void> {
	const batches = inBatches(orders);
	const threads = Array.from({ length: Math.min(availableParallelism(), maximumThreads) }, () => {
		return new Worker(moduleUrl('src/build/pages/render-worker'), {
			workerData: thread,
			resourceLimits: { maxYoungGenerationSizeMb },
		});
	});
	try {
		await Promise.all(threads.map((worker) => feed(worker, batches, onWritten, signal)));
	} finally {
		await Promise.all(threads.map((worker) => worker.terminate()));
	}
}

function feed(
	worker: Worker,
	batches: Iterator<readonly PageOrder[]>,
	onWritten: (files: readonly WrittenFile[]) => void,
	signal: AbortSignal,
): Promise<void> {
	return new Promise((resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		// Its first message says that it is ready.
		let waiting = 1;
		worker.on('message', (message: WorkerMessage) => {
			waiting--;
			if ('error' in message) {
				const { message: text, isForUser, ...members } = message.error;
				return reject(Object.assign(isForUser ? new UserError(text) : new Error(text), members));
			}
			onWritten(message.written);
			while (waiting < batchesAhead) {
				const { value, done } = batches.next();
				if (done) break;
				worker.postMessage(value);
				waiting++;
			}
			if (waiting === 0) resolve();
		});
		worker.on('error', reject);
		worker.on('exit', (code) => reject(new Error(`A thread that renders pages has ended (${code}).`)));
	});
}

function* inBatches(orders: Iterable<PageOrder>): Generator<readonly PageOrder[]> {
	let batch: PageOrder[] = [];
	for (const order of orders) {
		batch.push(order);
		if (batch.length < batchSize) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

/** A page to write. */
export interface PageOrder {
	readonly path: string;
	readonly url: string;
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

	async write(order: PageOrder): Promise<WrittenFile> {
		return writeFile(this.#client, order.path, await this.#render(order));
	}

	async #render({ path, url, component, props }: PageOrder): Promise<Uint8Array> {
		const page = this.#pages.get(component);
		if (!page) throw new Error(`The bundle has no page ${component}.`);
		try {
			return await page.render(typeof props === 'string' ? JSON.parse(props) : props, url);
		} catch (cause) {
			if (isCheckout) throw new Error(`Cannot render ${path}.`, { cause });
			const message = String(cause instanceof Error ? cause.message : cause).replace(/\.$/, '');
			throw new UserError(`Cannot render ${path}: ${message}.`, { cause });
		}
	}
}

import { inspect } from 'node:util';
import { type WrittenFile, writeFile } from '../ledger.ts';
import type { PageBundle } from './bundle.ts';
import type * as Entry from './entry.ts';

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
	/** With the causes. */
	readonly stack: string;
}

export function threadError(error: unknown): ThreadError {
	const { message, code, syscall, path } = (
		error instanceof Error ? error : new Error(String(error))
	) as NodeJS.ErrnoException;
	return JSON.parse(JSON.stringify({ message, stack: inspect(error), code, syscall, path }));
}

/** Renders pages into files. Their folders exist. */
export class PageWriter {
	readonly #pages: ReadonlyMap<string, Entry.Page>;
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
			throw new Error(`Cannot render ${path}.`, { cause });
		}
	}
}

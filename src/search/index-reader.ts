/** Reads the files of the search index. */
import { searchFile, searchHeadFile } from '../routes/paths.ts';
import type { IndexCache } from './index-cache.ts';
import { formatVersion, type KeyRange, type SearchHead } from './index-files.ts';

/** Reads a published file; `undefined` when there is none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** A file that the head names is gone: another release has been published since the head was read. */
export class MissingFile extends Error {
	override readonly name = 'MissingFile';

	constructor(path: string) {
		super(`The search index has no file \`${path}\`.`);
	}
}

export class IndexReader {
	readonly #read: ReadFile;
	readonly #cache: IndexCache;

	constructor(read: ReadFile, cache: IndexCache) {
		this.#read = read;
		this.#cache = cache;
	}

	/** `undefined` when the site is built without search. A failure is not kept. */
	head(): Promise<SearchHead | undefined> {
		this.#cache.head ??= this.#readHead().catch((error: unknown) => {
			this.forgetHead();
			throw error;
		});
		return this.#cache.head;
	}

	/** The head may be of an earlier release; files are named by what they hold. */
	forgetHead(): void {
		this.#cache.head = undefined;
	}

	/** The files of these ranges, each once. */
	ranges<File>(ranges: Iterable<KeyRange>): Promise<File[]> {
		const names = new Set(Array.from(ranges, ([, name]) => name));
		return Promise.all(Array.from(names, (name) => this.file<File>(name)));
	}

	/** @throws {MissingFile} */
	file<File>(name: string): Promise<File> {
		return this.#cache.file(name, async () => {
			const path = searchFile(name);
			const text = await this.#read(path);
			if (text === undefined) throw new MissingFile(path);
			return { file: JSON.parse(text) as File, size: text.length };
		});
	}

	async #readHead(): Promise<SearchHead | undefined> {
		const text = await this.#read(searchHeadFile);
		if (text === undefined) return undefined;
		const head = JSON.parse(text) as SearchHead;
		if (head.version !== formatVersion) throw new Error(`The search index has the version ${head.version}.`);
		return head;
	}
}

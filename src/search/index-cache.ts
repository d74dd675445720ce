/** The latest files of the index that were read, parsed, and its head. Of one release, or of one page in a browser. */
import type { SearchHead } from './index-files.ts';

interface Kept {
	readonly value: Promise<unknown>;
	/** 0 until it has been read. */
	size: number;
}

export class IndexCache {
	readonly #maximumSize: number;
	readonly #files = new Map<string, Kept>();
	#size = 0;
	/** `undefined` when it has not been read. */
	head: Promise<SearchHead | undefined> | undefined;

	/** @param maximumSize - Characters of the files that are kept. */
	constructor(maximumSize: number) {
		this.#maximumSize = maximumSize;
	}

	/**
	 * A file by its name. A failure is not kept.
	 *
	 * @param read - Reads it. Its size is counted in characters.
	 */
	file<File>(name: string, read: () => Promise<{ readonly file: File; readonly size: number }>): Promise<File> {
		const known = this.#files.get(name);
		if (known) {
			this.#files.delete(name);
			this.#files.set(name, known);
			return known.value as Promise<File>;
		}
		const value = read().then(({ file, size }) => {
			own.size = size;
			this.#size += size;
			this.#dropOldest();
			return file;
		});
		const own: Kept = { value, size: 0 };
		this.#files.set(name, own);
		value.catch(() => this.#files.delete(name));
		return value;
	}

	/** Nothing that is still being read, so that whatever fails is still there under its name. */
	#dropOldest(): void {
		for (const [other, { size: freed }] of this.#files) {
			if (this.#size <= this.#maximumSize) return;
			if (freed === 0) continue;
			this.#size -= freed;
			this.#files.delete(other);
		}
	}
}

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
	 * @param read - Reads it, and reports its size when it has it.
	 */
	file<File>(name: string, read: (report: (size: number) => void) => Promise<File>): Promise<File> {
		const known = this.#files.get(name);
		if (known) {
			this.#files.delete(name);
			this.#files.set(name, known);
			return known.value as Promise<File>;
		}
		const value = read((size) => this.#grow(name, size));
		this.#files.set(name, { value, size: 0 });
		value.catch(() => this.#files.delete(name));
		return value;
	}

	/** Drops what was asked for longest ago, but nothing that is still being read. */
	#grow(name: string, size: number): void {
		const own = this.#files.get(name);
		if (!own) return;
		own.size = size;
		this.#size += size;
		for (const [other, { size: freed }] of this.#files) {
			if (this.#size <= this.#maximumSize) return;
			if (freed === 0) continue;
			this.#size -= freed;
			this.#files.delete(other);
		}
	}
}

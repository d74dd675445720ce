/** Collects the files of the search index. Each is named by a hash of its text. */
import type { KeyRange } from '../../../search/index-files.ts';
import { contentName } from './content-name.ts';
import { divideKeys, type SortedKeys } from './divide-keys.ts';

export interface SearchFile {
	/** Of the file in its folder, without its ending. */
	readonly name: string;
	/** JSON. */
	readonly text: string;
}

/** Entries of an index in order of their keys. */
export interface Entries extends SortedKeys {
	/** The JSON of a file of those from the first to behind the last. */
	textOf(from: number, end: number): string;
}

/** Characters of a file of entries. */
const maximumSize = 16 * 1_024;

export class IndexWriter {
	readonly #files = new Map<string, SearchFile>();

	/** Each file once. */
	get files(): readonly SearchFile[] {
		return [...this.#files.values()];
	}

	/** @returns The name of the file. */
	add(text: string): string {
		const name = contentName(text);
		this.#files.set(name, { name, text });
		return name;
	}

	addRanges(entries: Entries): KeyRange[] {
		return divideKeys(entries, maximumSize).map(({ first, from, end }) => {
			const text = entries.textOf(from, end);
			return [first, this.add(text), Math.ceil(text.length / 1_024)];
		});
	}
}

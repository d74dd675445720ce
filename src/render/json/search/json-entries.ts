/** Entries of the index that are JSON each: terms, names, categories and synonyms. */
import type { Entries } from './index-writer.ts';
import { SortedParts } from './sorted-parts.ts';

export interface JsonEntry {
	readonly key: string;
	/** The list of its file that it stands in. */
	readonly list: string;
	readonly json: string;
}

export class JsonEntries implements Entries {
	readonly #lists: readonly string[];
	readonly #entries: readonly JsonEntry[];
	readonly #keys: SortedParts;

	/** @param lists - Names of the lists of a file, in their order. */
	constructor(lists: readonly string[], entries: readonly JsonEntry[]) {
		this.#lists = lists;
		this.#entries = entries;
		const keys = entries.map(({ key }) => key);
		this.#keys = new SortedParts(keys, { begins: (from) => from === 0 });
	}

	get count(): number {
		return this.#keys.count;
	}

	keyAt(at: number): string {
		return this.#keys.keyAt(at);
	}

	codeAt(at: number, depth: number): number {
		return this.#keys.codeAt(at, depth);
	}

	sizeAt(at: number): number {
		return (this.#entryAt(at)?.json.length ?? 0) + 1;
	}

	textOf(from: number, end: number): string {
		const texts = new Map(this.#lists.map((list): [string, string[]] => [list, []]));
		for (let at = from; at < end; at++) {
			const { list = '', json = '' } = this.#entryAt(at) ?? {};
			texts.get(list)?.push(json);
		}
		return `{${Array.from(texts, ([list, own]) => `"${list}":[${own.join()}]`).join()}}`;
	}

	#entryAt(at: number): JsonEntry | undefined {
		return this.#entries[this.#keys.ownerAt(at)];
	}
}

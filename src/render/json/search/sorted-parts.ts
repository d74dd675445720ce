/**
 * Parts of texts, each from some place to the end, in order by code unit. They are places in one array, not texts of their
 * own, since there are millions of them; multikey quicksort compares each letter once where parts begin alike.
 */

/** Behind the last letter of a part. */
const end = -1;

export interface PartOptions {
	/** Whether a part of a text begins at this place. */
	readonly begins: (from: number, length: number) => boolean;
	/** A part ends there at the latest. */
	readonly longest?: number;
}

export class SortedParts {
	readonly #texts: readonly string[];
	readonly #longest: number;
	/** The letters of all texts, each text with `end` behind it. */
	readonly #codes: Int32Array;
	/** For each letter the place of its text. */
	readonly #owners: Uint32Array;
	/** For each text where it begins among the letters. */
	readonly #starts: Uint32Array;
	/** Where each part begins among the letters, in order. */
	readonly #parts: Uint32Array;

	constructor(texts: readonly string[], { begins, longest = Number.POSITIVE_INFINITY }: PartOptions) {
		this.#texts = texts;
		this.#longest = longest;
		const size = texts.reduce((sum, { length }) => sum + length + 1, 0);
		this.#codes = new Int32Array(size).fill(end);
		this.#owners = new Uint32Array(size);
		this.#starts = new Uint32Array(texts.length);
		const parts = new Uint32Array(size);
		let [at, count] = [0, 0];
		for (const [owner, text] of texts.entries()) {
			this.#starts[owner] = at;
			for (let from = 0; from <= text.length; from++, at++) {
				if (from < text.length) this.#codes[at] = text.charCodeAt(from);
				this.#owners[at] = owner;
				if (begins(from, text.length)) parts[count++] = at;
			}
		}
		this.#parts = parts.slice(0, count);
		this.#sort(0, count, 0);
	}

	get count(): number {
		return this.#parts.length;
	}

	/** The place of the text that it is a part of. */
	ownerAt(at: number): number {
		return this.#owners[this.#parts[at] ?? 0] ?? 0;
	}

	keyAt(at: number): string {
		const owner = this.ownerAt(at);
		const from = (this.#parts[at] ?? 0) - (this.#starts[owner] ?? 0);
		return this.#texts[owner]?.slice(from, from + this.#longest) ?? '';
	}

	lengthAt(at: number): number {
		const [part = 0, owner] = [this.#parts[at], this.ownerAt(at)];
		const rest = (this.#starts[owner] ?? 0) + (this.#texts[owner]?.length ?? 0) - part;
		return Math.min(rest, this.#longest);
	}

	/** Below 0 behind the end of a part. */
	codeAt(at: number, depth: number): number {
		return depth < this.#longest ? this.#codeOf(this.#parts[at] ?? 0, depth) : end;
	}

	/** How many of its first letters are those of the part before. */
	sharedAt(at: number): number {
		let depth = 0;
		while (at > 0 && this.codeAt(at, depth) === this.codeAt(at - 1, depth) && this.codeAt(at, depth) !== end) depth++;
		return depth;
	}

	#codeOf(part: number, depth: number): number {
		return this.#codes[part + depth] ?? end;
	}

	/** Parts that are alike in their first letters, as many as `depth`. */
	#sort(from: number, to: number, depth: number): void {
		const parts = this.#parts;
		let [low, high, known] = [from, to, depth];
		while (high - low > 1 && known < this.#longest) {
			const pivot = this.#codeOf(parts[(low + high) >> 1] ?? 0, known);
			let [less, at, more] = [low, low, high];
			while (at < more) {
				const part = parts[at] ?? 0;
				const code = this.#codeOf(part, known);
				if (code === pivot) at++;
				else {
					const other = code < pivot ? less++ : --more;
					parts[at] = parts[other] ?? 0;
					parts[other] = part;
					if (code < pivot) at++;
				}
			}
			this.#sort(low, less, known);
			this.#sort(more, high, known);
			if (pivot === end) return;
			[low, high, known] = [less, more, known + 1];
		}
	}
}

/**
 * Divides sorted keys into files of about the same size, by their first letters: an edit changes the files of its own
 * keys, and where one grows too large, its neighbours at most.
 */

/** In order by code unit. */
export interface SortedKeys {
	readonly count: number;
	keyAt(at: number): string;
	/** A letter of a key; below 0 behind its end. */
	codeAt(at: number, depth: number): number;
	/** Characters that it takes in a file. */
	sizeAt(at: number): number;
}

export interface Division {
	/** After all keys of the divisions before, not after those of this one. Empty for the first division. */
	readonly first: string;
	/** The places of its keys, from the first to behind the last. */
	readonly from: number;
	readonly end: number;
}

interface Range {
	readonly from: number;
	readonly end: number;
}

/**
 * @param keys - Those that are the same stay together.
 * @param maximumSize - Of a division; a key that is larger by itself has its own.
 */
export function divideKeys(keys: SortedKeys, maximumSize: number): Division[] {
	/** Of all keys before each place. */
	const sums = new Float64Array(keys.count + 1);
	for (let at = 0; at < keys.count; at++) sums[at + 1] = (sums[at] ?? 0) + keys.sizeAt(at);
	const sizeOf = (from: number, end: number): number => (sums[end] ?? 0) - (sums[from] ?? 0);
	const divide = (from: number, end: number, depth: number): Range[] => {
		if (sizeOf(from, end) <= maximumSize || keys.keyAt(from) === keys.keyAt(end - 1)) return [{ from, end }];
		const ranges: Range[] = [];
		for (let start = from; start < end; ) {
			const next = endOfBranch(keys, start, end, depth);
			for (const range of divide(start, next, depth + 1)) {
				const last = ranges.at(-1);
				if (last && sizeOf(last.from, range.end) > maximumSize) ranges.push(range);
				else ranges.splice(-1, 1, { from: last?.from ?? range.from, end: range.end });
			}
			start = next;
		}
		return ranges;
	};
	return divide(0, keys.count, 0).map(({ from, end }) => ({
		first: from === 0 ? '' : separator(keys.keyAt(from - 1), keys.keyAt(from)),
		from,
		end,
	}));
}

/** Behind the last key with the same letter as the first one. */
function endOfBranch(keys: SortedKeys, first: number, end: number, depth: number): number {
	const code = keys.codeAt(first, depth);
	let [low, high] = [first, end];
	while (low + 1 < high) {
		const middle = (low + high) >> 1;
		if (keys.codeAt(middle, depth) === code) low = middle;
		else high = middle;
	}
	return high;
}

/** The shortest beginning of a key that is after the key before. */
function separator(before: string, key: string): string {
	let length = 0;
	while (before.charCodeAt(length) === key.charCodeAt(length)) length++;
	return key.slice(0, length + 1);
}

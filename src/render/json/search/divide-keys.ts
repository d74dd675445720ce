/**
 * Divides sorted keys into files of about the same size, by their first letters: an edit changes the files of its own
 * keys, and where one grows too large, its neighbours at most.
 */

export interface Entry {
	readonly key: string;
	/** Characters that it takes in a file. */
	readonly size: number;
}

export interface Division<Own extends Entry> {
	/** After all keys of the divisions before, not after those of this one. Empty for the first division. */
	readonly first: string;
	readonly entries: readonly Own[];
}

interface Range {
	readonly from: number;
	readonly end: number;
	readonly size: number;
}

/**
 * @param entries - In order of their keys by code unit; entries of one key stay together.
 * @param maximumSize - Of a division; a key that is larger by itself has its own.
 */
export function divideKeys<Own extends Entry>(entries: readonly Own[], maximumSize: number): Division<Own>[] {
	const keyAt = (at: number): string => entries[at]?.key ?? '';
	const divide = (from: number, end: number, depth: number): Range[] => {
		let size = 0;
		for (let at = from; at < end; at++) size += entries[at]?.size ?? 0;
		if (size <= maximumSize || keyAt(from) === keyAt(end - 1)) return [{ from, end, size }];
		const ranges: Range[] = [];
		for (let start = from; start < end; ) {
			const branch = keyAt(start).slice(0, depth + 1);
			let next = start + 1;
			while (next < end && keyAt(next).slice(0, depth + 1) === branch) next++;
			for (const range of divide(start, next, depth + 1)) join(ranges, range, maximumSize);
			start = next;
		}
		return ranges;
	};
	return divide(0, entries.length, 0).map(({ from, end }) => ({
		first: from === 0 ? '' : separator(keyAt(from - 1), keyAt(from)),
		entries: entries.slice(from, end),
	}));
}

/** Adds a range, to the last one where both fit into a file. */
function join(ranges: Range[], range: Range, maximumSize: number): void {
	const last = ranges.at(-1);
	if (last && last.size + range.size <= maximumSize) {
		ranges.splice(-1, 1, { from: last.from, end: range.end, size: last.size + range.size });
	} else ranges.push(range);
}

/** The shortest beginning of a key that is after the key before. */
function separator(before: string, key: string): string {
	let length = 0;
	while (before.charCodeAt(length) === key.charCodeAt(length)) length++;
	return key.slice(0, length + 1);
}

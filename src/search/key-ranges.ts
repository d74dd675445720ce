/** Which files hold the keys that a search needs. */
import type { KeyRange } from './index-files.ts';

/** The range that a key lies in. Ranges are in order, and the first one begins with the empty key. */
export function rangeOf(ranges: readonly KeyRange[], key: string): KeyRange[] {
	return ranges.slice(...[placeOf(ranges, key)].flatMap((place) => [place, place + 1]));
}

/** The ranges in which keys may begin so. */
export function rangesOfPrefix(ranges: readonly KeyRange[], prefix: string): KeyRange[] {
	const from = placeOf(ranges, prefix);
	let end = from + 1;
	while (ranges[end]?.[0].startsWith(prefix)) end++;
	return ranges.slice(from, end);
}

function placeOf(ranges: readonly KeyRange[], key: string): number {
	let low = 0;
	let high = ranges.length;
	while (low + 1 < high) {
		const middle = (low + high) >> 1;
		if ((ranges[middle]?.[0] ?? '') <= key) low = middle;
		else high = middle;
	}
	return low;
}

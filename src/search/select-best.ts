/**
 * The best of many, in order, without sorting all of them.
 *
 * @param compare - Negative where the first is better.
 * @returns `count` of them, and after them those that `compare` does not tell from the last.
 */
export function selectBest<Item>(
	items: Iterable<Item>,
	compare: (one: Item, other: Item) => number,
	count: number,
): Item[] {
	const best: Item[] = [];
	let last: Item | undefined;
	const cut = () => {
		best.sort(compare);
		last = best[count - 1];
		if (last === undefined) return;
		let end = count;
		while (end < best.length && compare(best[end] as Item, last) === 0) end++;
		best.length = end;
	};
	let full = 2 * count + 1_024;
	for (const item of items) {
		if (last !== undefined && compare(item, last) > 0) continue;
		best.push(item);
		if (best.length < full) continue;
		cut();
		full = best.length + count + 1_024;
	}
	cut();
	return best;
}

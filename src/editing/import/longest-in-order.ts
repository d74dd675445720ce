/**
 * The longest part of a list that is in order, with as few entries left out as possible.
 *
 * @param isInOrder - Whether one entry may stand before another one; transitive, as an order is.
 * @returns Indexes, ascending.
 */
export function longestInOrder<Item>(
	list: readonly Item[],
	isInOrder: (before: Item, after: Item) => boolean,
): readonly number[] {
	/** Of parts by their length, the index of the last entry: the one that most may follow. */
	const ends: number[] = [];
	const previous: (number | undefined)[] = [];
	for (const [index, item] of list.entries()) {
		let [low, high] = [0, ends.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			const end = list[ends[middle] ?? 0];
			if (end !== undefined && isInOrder(end, item)) low = middle + 1;
			else high = middle;
		}
		previous.push(ends[low - 1]);
		ends[low] = index;
	}
	const indexes: number[] = [];
	for (let index = ends.at(-1); index !== undefined; index = previous[index]) indexes.push(index);
	return indexes.reverse();
}

/**
 * Rows of the same paths in two lists.
 *
 * @param paths - In the order of code units.
 * @param others - In the same order, one in a line.
 * @returns For each path the row that it has in the others; -1 where it has none.
 */
export function matchRows(
	paths: { readonly list: readonly string[]; readonly lines: string },
	others: string,
): Int32Array {
	// As long as nothing is added or removed.
	if (paths.lines === others) return Int32Array.from(paths.list.keys());
	const rows = new Int32Array(paths.list.length).fill(-1);
	const list = others.split('\n');
	let other = 0;
	for (const [row, path] of paths.list.entries()) {
		while (other < list.length && (list[other] ?? '') < path) other++;
		if (list[other] === path) rows[row] = other;
	}
	return rows;
}

/** Lines of text in columns: the first to the left, all others, which are figures, to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		widths
			.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
			.join('  ')
			.trimEnd();
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

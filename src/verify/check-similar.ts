/** The similar products that agents name are those that the pages of products show. */
import type { Report } from './violation.ts';

interface Shown {
	/** Whether a file has a link to the other. */
	readonly hasLink: (file: string, other: string) => boolean;
	/** Slugs of products, in the order of the rows. */
	readonly slugs: readonly string[];
	/** The maker of each row; -1 for none. */
	readonly makers: readonly unknown[];
	/** What the pages of products show, by slug: slugs, one in a line. */
	readonly similar: ReadonlyMap<string, string>;
}

export function checkSimilar(
	file: string,
	rows: unknown,
	{ slugs, makers, similar, hasLink }: Shown,
	report: Report,
): void {
	if (!Array.isArray(rows) || rows.length !== slugs.length) {
		report({ file, pointer: '', message: `has no row for each of ${slugs.length} products.` });
		return;
	}
	for (const [row, others] of rows.entries()) {
		const isRow = (other: unknown) => Number.isInteger(other) && Number(other) in rows && other !== row;
		if (!Array.isArray(others) || !others.every(isRow)) {
			report({ file, pointer: `/${row}`, message: 'is no list of rows of other products.' });
			continue;
		}
		const slug = slugs[row] ?? '';
		const shown = similar.get(slug)?.split('\n') ?? [];
		const isShown = new Set(shown);
		// A page names products of the same maker in a list of their own.
		const isElsewhere = (other: number) =>
			makers[other] === makers[row] &&
			makers[row] !== -1 &&
			hasLink(`/products/${slug}.html`, `/products/${slugs[other]}.html`);
		const expected = others.filter((other) => isShown.has(slugs[other] ?? '') || !isElsewhere(other));
		if (expected.map((other) => slugs[other]).join('\n') === shown.join('\n')) continue;
		report({ file, pointer: `/${row}`, message: `differs from what the page of \`${slug}\` shows.` });
	}
}

/** The makers by whom agents choose products are those whom products name, with the pages to which products lead. */
import type { Resource } from './inspect/outcome.ts';
import type { Report } from './violation.ts';

interface MakerColumn {
	/** Slugs of products, in the order of the rows. */
	readonly slugs: readonly string[];
	readonly makers: readonly unknown[];
	/** For each row the index of its maker; -1 for none. */
	readonly column: readonly unknown[];
}

interface Published {
	readonly products: ReadonlyMap<string, Resource>;
	/** Whether a file has a link to the other. */
	readonly hasLink: (file: string, other: string) => boolean;
}

export function checkFacetMakers(
	file: string,
	{ slugs, makers, column }: MakerColumn,
	{ products, hasLink }: Published,
	report: Report,
): void {
	const named = new Set<number>();
	for (const [row, slug] of slugs.entries()) {
		const own = products.get(slug)?.['maker'];
		const index = Number(column[row]);
		const [makerSlug, name] = [makers[index] ?? []].flat();
		const say = (message: string) => report({ file, pointer: `/columns/maker/${row}`, message });
		if (index !== -1 && !(index in makers)) say('is no row of `makers`.');
		else if (own === undefined ? index !== -1 : foldedName(own) !== foldedName(name)) say(`differs from \`${slug}\`.`);
		else if (own !== undefined && !hasLink(`/products/${slug}.html`, `/makers/${makerSlug}.html`)) {
			say(`is not the maker to whom the page of \`${slug}\` leads.`);
		} else if (own !== undefined && !named.has(index) && own !== name) {
			report({
				file,
				pointer: `/makers/${index}`,
				message: `is not named as \`${slug}\` names it, which is the first.`,
			});
		}
		named.add(index);
	}
	for (const index of makers.keys()) {
		if (!named.has(index)) report({ file, pointer: `/makers/${index}`, message: 'has no product.' });
	}
}

/** Names that differ in case, accents and punctuation are one maker. */
function foldedName(name: unknown): string {
	const letters = String(name ?? '')
		.normalize('NFKD')
		.replace(/[^\p{L}\p{N}]/gu, '');
	return (letters || String(name ?? '').normalize('NFKC')).toLowerCase();
}

/** Parts of the texts of answers. What makers or askers wrote stands between quotation marks. */
import { counted } from '../../../contract/counts.ts';
import { launchPeriodPage, productPage } from '../../../routes/paths.ts';
import { placeName, quoted } from '../../operations/plain-text.ts';
import { bestPosition, type Place, type ProductTable } from '../../product-table.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import type { NamedProduct, Reading } from '../grammar/reading.ts';
import type { Token } from '../grammar/tokens.ts';
import type { Context } from './context.ts';

/** `"DuckDB" (duckdb)`. */
export const named = ({ names, slugs }: ProductTable, row: number): string =>
	`${quoted(names[row] ?? '')} (${slugs[row]})`;

export const productUrl = ({ words, site }: Context, row: number): string =>
	`${site.baseUrl}${productPage(words.table.slugs[row] ?? '')}`;

export const weekUrl = ({ site }: Context, slug: string): string => `${site.baseUrl}${launchPeriodPage(slug)}`;

/** `place 3 of 2026-w46, 88 votes`. */
export const placeText = ({ launch_period, position, votes }: Place): string =>
	`${placeName(position)} of ${launch_period}, ${counted(votes, 'vote')}`;

/** The name of a product's pricing model. */
export function priceName({ table, vocabulary }: CatalogWords, row: number): string | undefined {
	const slug = table.pricing_models[table.columns.pricing_model[row] ?? -1];
	return vocabulary.pricing_models.find((own) => own.slug === slug)?.name;
}

/** What the table knows of a product, in the members of the API. */
export function listedData(context: Context, row: number): Readonly<Record<string, unknown>> {
	const { table } = context.words;
	const { columns } = table;
	const best_place = bestPosition(table, row);
	const pricing_model = table.pricing_models[columns.pricing_model[row] ?? -1];
	return {
		slug: table.slugs[row],
		name: table.names[row],
		url: productUrl(context, row),
		categories: (columns.categories[row] ?? []).flatMap((index) => table.categories[index] ?? []),
		...(pricing_model !== undefined && { pricing_model }),
		votes: columns.votes[row] ?? 0,
		...(best_place !== undefined && { best_place }),
	};
}

export const writtenWords = (tokens: readonly Token[]): string => tokens.map(({ written }) => written).join(' ');

/** Says which names were taken for others, and which words for nothing. */
export function notes({ rest, signs }: Reading, products: readonly NamedProduct[], { table }: CatalogWords): string[] {
	const read = products
		.filter(({ how }) => how === 'similar' || how === 'part')
		.map(({ written, row }) => `I read ${quoted(written)} as ${named(table, row)}.`);
	const names = new Set(products.flatMap(({ written }) => written.split(' ')));
	const other = rest.filter(({ written }) => !names.has(written));
	const written = quoted(writtenWords(other));
	const verdict = signs.has('compare')
		? `The catalog has no product named ${written}.`
		: `I did not understand ${written}: what is not said here, the catalog does not say.`;
	return [...read, ...(other.length > 0 ? [verdict] : [])];
}

export function joinedWith(word: 'and' | 'or', parts: readonly string[]): string {
	if (parts.length < 2) return parts.join('');
	return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

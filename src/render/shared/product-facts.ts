/** The facts of a product that the rows of its fields say pages show, each with its list of products where it has one. */
import { fieldValue, type Product } from '../../catalog/catalog.ts';
import { facetSlug } from '../../catalog/facets.ts';
import { type MakerText, type ProductFieldRow, productRows } from '../../content/schemas/product-fields.ts';
import { lists as listTexts, product as productTexts, facts as t } from '../../texts/sections.ts';
import { type FacetField, facetPage, isFacet } from '../../urls/paths.ts';

/** A field that no language has a text for has the label of its row. */
const labels: Readonly<Partial<Record<MakerText, string>>> = t;

export const factsOf = (product: Product, rows: readonly ProductFieldRow[] = productRows) =>
	rows.flatMap((row) => {
		const { name, label = name } = row;
		const value = row.fact && fieldValue(product, row);
		if (!value) return [];
		const text = String(value);
		const slug = facetSlug(text);
		const list = isFacet(name) ? { title: facetTexts(name).ofValue, slug, page: facetPage(name, slug) } : undefined;
		return { label: labels[name as MakerText] ?? label, text, list };
	});

/** What the pages of a field that lists are made by say. */
export const facetTexts = (field: FacetField) =>
	({
		maker: {
			plural: listTexts.makers,
			ofAll: listTexts.makersOfAll,
			none: listTexts.noMakers,
			inOrder: listTexts.makersInOrder,
			all: listTexts.allMakers,
			by: listTexts.byMaker,
			titleOf: listTexts.maker,
			ofValue: productTexts.allByThisMaker,
		},
	})[field];

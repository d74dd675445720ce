/** The facts of a product that the table of fields says pages show, each with its list of products where it has one. */
import type { Product } from '../../catalog/catalog.ts';
import { facetSlug } from '../../catalog/facets.ts';
import { fieldsWith } from '../../content/schemas/product-fields.ts';
import { type FacetField, facetPage, isFacet } from '../../routes/paths.ts';
import { t } from '../../texts/sections/facts.ts';
import { t as listTexts } from '../../texts/sections/lists.ts';
import { t as productTexts } from '../../texts/sections/product.ts';

export const factsOf = (product: Product) =>
	fieldsWith('fact').flatMap((field) => {
		const text = product[field];
		if (!text) return [];
		const slug = facetSlug(text);
		const list = isFacet(field) ? { title: facetTexts(field).ofValue, slug, page: facetPage(field, slug) } : undefined;
		return { label: t[field], text, list };
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

/** The facts of a product that the rows of its fields say pages show, each with its list of products where it has one. */
import { fieldValue, type Product, rowsOf } from '../../catalog/catalog.ts';
import { facetSlug, optionSlugs } from '../../catalog/facets.ts';
import type { OwnField, OwnRow } from '../../content/schemas/own-fields.ts';
import { type MakerText, type ProductFieldRow, productRows } from '../../content/schemas/product-fields.ts';
import type { Site } from '../../content/schemas/site.ts';
import { grouped } from '../../texts/formats.ts';
import { lists as listTexts, product as productTexts, facts as t } from '../../texts/sections.ts';
import { type FacetField, facetListPage, facetPage, isFacet, ownListPage, ownValuePage } from '../../urls/paths.ts';

/** A field that no language has a text for has the label of its row. */
const labels: Readonly<Partial<Record<MakerText, string>>> = t;

/** Dates are `YYYY-MM-DD`. */
export const factsOf = (product: Product, rows: readonly (ProductFieldRow | OwnRow)[] = productRows) =>
	rows.flatMap((row) => {
		const { name, label = name } = row;
		const own = 'own' in row ? row.own : undefined;
		const value = row.fact && fieldValue(product, row);
		if (value === undefined || value === '') return [];
		const text = own?.type === 'number' ? withUnit(Number(value), own) : String(value);
		return {
			label: own ? label : (labels[name as MakerText] ?? label),
			text,
			form: own?.type === 'url' || own?.type === 'date' ? own.type : undefined,
			list: listFor(row, text),
		};
	});

/**
 * The page of the products that have the same value in a field, such as `/by/license/mit`; `undefined` if there is none.
 *
 * @param name - Of one of the board's own fields, or `maker`.
 * @param value - Of a product.
 */
export function listPage(
	{ site }: { readonly site: Pick<Site, 'fields'> },
	name: string,
	value: string | number | undefined,
): string | undefined {
	const row = rowsOf(site).find((each) => each.name === name);
	return row && value !== undefined ? listFor(row, String(value))?.page : undefined;
}

const listFor = (row: ProductFieldRow | OwnRow, text: string) =>
	'own' in row ? ownListOf(row.own, text) : isFacet(row.name) ? listOf(row.name, text) : undefined;

const withUnit = (value: number, { unit }: OwnField): string =>
	unit === undefined ? grouped(value) : `${grouped(value)}\u00a0${unit}`;

function listOf(field: FacetField, text: string) {
	const slug = facetSlug(text);
	return { title: facetTexts(field).ofValue, slug, page: facetPage(field, slug) };
}

function ownListOf(field: OwnField, text: string) {
	const slug = field.lists ? optionSlugs(field).get(text) : undefined;
	return slug === undefined ? undefined : { title: field.plural, slug, page: ownValuePage(field.name, slug) };
}

/** A field that has lists of products: one of the software, or one of the board. */
export type ListField = FacetField | OwnField;

export const listPageOf = (field: ListField): string =>
	typeof field === 'string' ? facetListPage(field) : ownListPage(field.name);

export const valuePageOf = (field: ListField, slug: string): string =>
	typeof field === 'string' ? facetPage(field, slug) : ownValuePage(field.name, slug);

export const labelOf = (field: ListField): string => (typeof field === 'string' ? t[field] : field.label);

interface FacetTexts {
	readonly plural: string;
	readonly ofAll: string;
	readonly none: string;
	/** About the page of all texts: their number, and that of the products that have one. */
	readonly lead: (values: { readonly count: number; readonly products: number }) => string;
	readonly all: (values: { readonly count: number }) => string;
	readonly filter: string;
	readonly by: string;
	readonly titleOf: (values: { readonly slug: string }) => string;
	readonly headingOf: (name: string) => string;
	readonly ofValue: string;
}

/** What the pages of a field that lists are made by say. */
export const facetTexts = (field: ListField): FacetTexts =>
	typeof field === 'string' ? softwareTexts(field) : ownTexts(field);

const softwareTexts = (field: FacetField): FacetTexts =>
	({
		maker: {
			plural: listTexts.makers,
			ofAll: listTexts.makersOfAll,
			none: listTexts.noMakers,
			lead: listTexts.makersInOrder,
			all: listTexts.allMakers,
			filter: listTexts.filterMakers,
			by: listTexts.byMaker,
			titleOf: listTexts.maker,
			headingOf: (name: string) => name,
			ofValue: productTexts.allByThisMaker,
		},
	})[field];

/** Made of the board's words alone, because their plural forms aren't known. */
const ownTexts = ({ label, plural = label }: OwnField): FacetTexts => ({
	plural,
	ofAll: plural,
	none: listTexts.noProductsYet,
	lead: ({ products }) => t.productCount({ count: products }),
	all: ({ count }) => `${plural} (${grouped(count)})`,
	filter: listTexts.filter,
	by: plural,
	titleOf: ({ slug }) => t.labelled({ label, value: slug }),
	headingOf: (value) => t.labelled({ label, value }),
	ofValue: plural,
});

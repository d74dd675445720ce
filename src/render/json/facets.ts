/** Tables under `/data` for programs that filter: facets, winners and similar products. */
import { bestLaunch } from '../../catalog/best-launches.ts';
import type { Catalog, Product } from '../../catalog/catalog.ts';
import { facetSlug } from '../../catalog/facets.ts';
import { similarProducts } from '../../catalog/similar-products.ts';
import { ownRows } from '../../content/schemas/own-fields.ts';
import {
	type FacetLists,
	type Facets,
	millisecondsPerDay,
	type OwnFieldsFile,
	type SimilarRows,
	type WeekWinners,
} from '../../contract/data-files.ts';
import { type FacetField, facetFields, facetPlurals } from '../../urls/paths.ts';

/** The columns that products are filtered and sorted by. */
export function facets({ base_url, site, categories, facets: texts, launch_periods, products }: Catalog): Facets {
	const categoryAt = indexesOf(categories.map(({ slug }) => slug));
	const pricingAt = indexesOf(site.pricing_models.map(({ slug }) => slug));
	const weekAt = indexesOf(launch_periods.map(({ slug }) => slug));
	const column = <Value>(read: (product: Product) => Value): Value[] => products.map(read);
	const lists = facetFields.map((field) => [facetPlurals[field], texts[field].map(({ slug, name }) => [slug, name])]);
	const textColumns = facetFields.map((field) => {
		const valueAt = indexesOf(texts[field].map(({ slug }) => slug));
		return [field, column(({ [field]: text }) => (text && valueAt.get(facetSlug(text))) ?? none)];
	});
	return {
		categories: [...categoryAt.keys()],
		pricing_models: [...pricingAt.keys()],
		...(site.fields.length > 0 && { own_fields: true }),
		...(Object.fromEntries(lists) as FacetLists),
		launch_periods: [...weekAt.keys()],
		...(site.vote_page && { vote_page: new URL(site.vote_page, base_url).href }),
		discussions: Object.fromEntries(
			products.flatMap(({ slug, launches: [newest] }) =>
				newest?.discussion_url && newest.launch_period.status === 'active' ? [[slug, newest.discussion_url]] : [],
			),
		),
		active_periods: launch_periods.filter(({ status }) => status === 'active').length,
		columns: {
			categories: column((product) => product.categories.map((slug) => categoryAt.get(slug) ?? none)),
			pricing_model: column(({ pricing_model = '' }) => pricingAt.get(pricing_model) ?? none),
			...(Object.fromEntries(textColumns) as Record<FacetField, number[]>),
			first_launched_on: column(({ first_launched_on }) => Date.parse(first_launched_on) / millisecondsPerDay),
			votes: column(({ votes }) => votes),
			comments: column(({ launches }) => launches.reduce((sum, { comments }) => sum + comments, 0)),
			best_score: column((product) => bestLaunch(product)?.score ?? null),
			average_rating: column(({ average_rating = null }) => average_rating),
			reviews_count: column(({ reviews_count = 0 }) => reviews_count),
			launch_numbers: column(({ launches }) =>
				launches.flatMap(({ launch_period: { slug, has_places }, position, votes, comments, score }) => [
					weekAt.get(slug) ?? none,
					...[has_places ? position : 0, votes, comments, score],
				]),
			),
		},
	};
}

/** Values of the board's own fields. */
export const ownFieldsDocument = ({ site, products }: Catalog): OwnFieldsFile => ({
	fields: ownRows(site.fields).map(({ name, label, untrusted, own: { type, unit } }) => {
		return { name, label, type, unit, untrusted };
	}),
	columns: Object.fromEntries(site.fields.map(({ name }) => [name, products.map(({ own }) => own?.[name] ?? null)])),
});

const none = -1;

const indexesOf = (slugs: readonly string[]): ReadonlyMap<string, number> =>
	new Map(slugs.map((slug, index) => [slug, index]));

/** How many places of a week are its winners. */
const shown = 3;

/** The first places of every week that has begun, newest first. */
export const winners = ({ launch_periods }: Catalog): WeekWinners[] =>
	launch_periods.map(({ slug, status, starts_on, ends_on, has_places, rankings }) => ({
		slug,
		status,
		...(status === 'active' && { provisional: true }),
		starts_on,
		ends_on,
		winners: rankings
			.filter(({ position }) => has_places && position <= shown)
			.map(({ position, product, name, score, votes }) => ({ position, product, name, score, votes })),
	}));

/** Rows of the similar products of each product. */
export function similarRows({ products }: Catalog): SimilarRows {
	const similar = similarProducts(products);
	const rowOf = indexesOf(products.map(({ slug }) => slug));
	return products.map(({ slug }) => (similar.get(slug) ?? []).map((other) => rowOf.get(other.slug) ?? none));
}

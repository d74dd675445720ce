/** What a page is about, for search engines (schema.org, as JSON-LD). */
import type { LaunchPeriod, Product } from '../catalog/catalog.ts';
import { launchPeriodPage, productPage } from '../routes/paths.ts';
import type { NamedCategory, SiteFacts } from './props/product.ts';
import { publishedPlaces } from './published-places.ts';

/** JSON that stays text inside a `script` element, whatever its strings hold. */
export function jsonLd(data: object): string {
	return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}

export function siteData({ site, base_url }: SiteFacts) {
	return { '@type': 'WebSite', name: site.name, description: site.description, url: `${base_url}/` };
}

/** @param categories - Of the product, the main one first. */
export function productData(baseUrl: string, product: Product, [main]: readonly NamedCategory[]) {
	const { slug, name, tagline, maker, website_url, average_rating, reviews_count } = product;
	const isRated = average_rating !== undefined && reviews_count !== undefined && reviews_count > 0;
	return {
		'@type': 'Product',
		name,
		description: tagline,
		url: baseUrl + productPage(slug),
		category: main?.name,
		brand: maker === undefined ? undefined : { '@type': 'Brand', name: maker },
		sameAs: website_url,
		aggregateRating: isRated
			? { '@type': 'AggregateRating', ratingValue: average_rating, ratingCount: reviews_count, bestRating: 5 }
			: undefined,
	};
}

export function launchPeriodData(baseUrl: string, { slug, name, rankings }: LaunchPeriod) {
	const places = publishedPlaces(rankings);
	return {
		'@type': 'ItemList',
		name,
		url: baseUrl + launchPeriodPage(slug),
		itemListOrder: 'https://schema.org/ItemListOrderDescending',
		numberOfItems: places.length,
		itemListElement: places.map(({ position, product, name: productName }) => ({
			'@type': 'ListItem',
			position,
			name: productName,
			url: baseUrl + productPage(product),
		})),
	};
}

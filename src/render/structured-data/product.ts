/** A product in the vocabulary of schema.org. */
import { fieldValue, type Product } from '../../catalog/catalog.ts';
import { productRows } from '../../content/schemas/product-fields.ts';
import type { Site } from '../../content/schemas/site.ts';
import { iconFile, productPage } from '../../urls/paths.ts';
import { type NamedCategory, type SiteFacts, screenshotsOf } from '../props/product.ts';
import { makerData } from './site.ts';

/** @param categories - Of the product, the main one first. */
export function productData({ base_url, site }: SiteFacts, product: Product, [main]: readonly NamedCategory[]) {
	const { slug, name, tagline, maker, icon } = product;
	const screenshots = screenshotsOf(product).map(({ src, alt }) => {
		return { '@type': 'ImageObject', contentUrl: base_url + src, caption: alt };
	});
	const properties = productRows.flatMap((row) => (row.schemaOrg ? [[row.schemaOrg, fieldValue(product, row)]] : []));
	return {
		'@type': 'SoftwareApplication',
		name,
		description: tagline,
		url: base_url + productPage(slug),
		...Object.fromEntries(properties),
		image: icon && base_url + iconFile(slug),
		applicationCategory: main?.name,
		author: maker === undefined ? undefined : makerData(base_url, maker),
		offers: isFree(site, product) ? { '@type': 'Offer', price: 0, priceCurrency: site.currency } : undefined,
		screenshot: screenshots.length > 1 ? screenshots : screenshots[0],
		...(site.numbers === 'real' ? figures(product) : {}),
	};
}

/** Whether it certainly costs nothing: its pricing model does, and nothing else is said of its price. */
const isFree = ({ pricing_models }: Site, { pricing_model, price_label }: Product): boolean =>
	price_label === undefined && pricing_models.some(({ slug, free }) => free && slug === pricing_model);

function figures({ average_rating, reviews_count = 0, votes }: Product) {
	const isRated = average_rating !== undefined && reviews_count > 0;
	return {
		aggregateRating: isRated
			? { '@type': 'AggregateRating', ratingValue: average_rating, reviewCount: reviews_count, bestRating: 5 }
			: undefined,
		interactionStatistic:
			votes > 0
				? {
						'@type': 'InteractionCounter',
						interactionType: { '@type': 'LikeAction' },
						userInteractionCount: votes,
					}
				: undefined,
	};
}

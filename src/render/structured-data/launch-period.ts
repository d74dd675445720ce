import type { LaunchPeriod } from '../../catalog/catalog.ts';
import { launchPeriodPage, productPage } from '../../routes/paths.ts';
import { publishedPlaces } from '../published-places.ts';
import { itemList } from './item-list.ts';

/** The places of a week that the API publishes. */
export function launchPeriodData(baseUrl: string, { slug, name, rankings }: LaunchPeriod) {
	return itemList(baseUrl, {
		name,
		path: launchPeriodPage(slug),
		order: 'Descending',
		items: publishedPlaces(rankings).map(({ position, product, name: productName }) => ({
			position,
			name: productName,
			path: productPage(product),
		})),
	});
}

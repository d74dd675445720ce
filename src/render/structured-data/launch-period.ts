import type { LaunchPeriod } from '../../catalog/catalog.ts';
import { launchPeriodPage, productPage } from '../../routes/paths.ts';
import { publishedPlaces } from '../published-places.ts';
import { itemList } from './item-list.ts';

/** The places of a week that the API publishes. */
export function launchPeriodData(baseUrl: string, { slug, name, has_places, rankings }: LaunchPeriod) {
	return itemList(baseUrl, {
		name,
		path: launchPeriodPage(slug),
		order: has_places ? 'Descending' : 'Unordered',
		items: publishedPlaces(rankings).map(({ position, product, name: productName }) => ({
			position,
			name: productName,
			path: productPage(product),
		})),
	});
}

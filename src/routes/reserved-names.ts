/** Names that pages of editors cannot have. Apart from the paths, so that scripts of pages do not carry the list. */
import * as at from './paths.ts';

const taken = [
	...['/404', at.apiPath, at.openapiFile, at.dataPath, at.statusFile, at.schemasFolder, at.healthPath],
	...[...at.agentEndpoints, at.productListPage, at.launchPeriodListPage, at.categoryListPage, at.pricingListPage],
	...at.facetFields.map(at.facetListPage),
	...[at.searchPage, at.comparePage, at.developersPage, at.authPage, at.editorsPage, at.subscribePage, at.launchPage],
	...[at.siteCard, at.iconFile(''), at.listedBadge, at.screenshotFile('', 0), at.feedsFolder],
	...[at.llmsFile, at.llmsFullFile, at.robotsFile, at.sitemapFile, at.errorPageFile],
];

/** The first part of every path, without its ending: `products`, `llms-full`. */
export const reservedNames: ReadonlySet<string> = new Set(taken.map((path) => path.split(/[/.]/)[1] ?? ''));

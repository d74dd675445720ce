/** Names that pages of editors cannot have. Apart from the paths, so that scripts of pages do not carry the list. */
import {
	agentEndpoints,
	apiPath,
	authPage,
	categoryListPage,
	dataPath,
	developersPage,
	editorsPage,
	feedsFolder,
	iconFile,
	launchPage,
	launchPeriodListPage,
	listedBadge,
	llmsFile,
	llmsFullFile,
	makersFolder,
	openapiFile,
	pricingListPage,
	productListPage,
	robotsFile,
	schemasFolder,
	screenshotFile,
	searchPage,
	siteCard,
	sitemapFile,
	statusFile,
	subscribePage,
} from './paths.ts';

const paths = [
	...['/404', apiPath, openapiFile, dataPath, statusFile, schemasFolder, ...agentEndpoints],
	...[productListPage, launchPeriodListPage, categoryListPage, pricingListPage, makersFolder],
	...[searchPage, developersPage, authPage, editorsPage, subscribePage, launchPage],
	...[siteCard, iconFile(''), listedBadge, screenshotFile('', 0), feedsFolder],
	...[llmsFile, llmsFullFile, robotsFile, sitemapFile],
];

/** The first part of every path, without its ending: `products`, `llms-full`. */
export const reservedNames: ReadonlySet<string> = new Set(paths.map((path) => path.split(/[/.]/)[1] ?? ''));

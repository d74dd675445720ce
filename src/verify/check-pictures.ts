/** Every product and every week has its card and its badges, when there are any, and there are no others. */
import { hasPlaces } from '../contract/places.ts';
import type { Leaderboard } from './check-launch-periods.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** @param reportFile - Reports what is wrong with a picture by itself. */
export function checkPictures(
	{ paths }: PublishedFiles,
	products: ReadonlyMap<string, Resource>,
	launchPeriods: ReadonlyMap<string, Leaderboard>,
	reportFile: (path: string) => void,
	report: Report,
): void {
	const pictures = paths.list.filter((path) => /^\/(?:badges|icons|images|screenshots)\//.test(path));
	for (const path of pictures) {
		reportFile(path);
		if (isOwn(path)) checkOwner(path, products, report);
	}
	const present = pictures.filter((path) => !isOwn(path));
	if (present.length === 0) return;
	const expected = new Set([
		'/images/site.png',
		'/badges/listed.svg',
		...[...products.keys()].map((slug) => `/images/products/${slug}.png`),
		...[...launchPeriods.keys()].map((slug) => `/images/launches/${slug}.png`),
		...[...launchPeriods].flatMap(([slug, period]) =>
			placesOf(period).map((product) => `/badges/${product}/${slug}.svg`),
		),
	]);
	for (const file of expected) {
		if (!paths.has(file)) report({ file, pointer: '', message: 'does not exist, though there are pictures.' });
	}
	for (const file of present) {
		if (!expected.has(file)) report({ file, pointer: '', message: 'is a picture of nothing that is published.' });
	}
}

/** The products in the first three places of a week that is over. */
function placesOf({ launch_period, rankings }: Leaderboard): unknown[] {
	const first = rankings.filter(({ position }) => Number(position) <= 3);
	return launch_period.status === 'finished' && hasPlaces(rankings) ? first.map(({ product }) => product) : [];
}

/** Whether it is a picture of the maker's, which a product may have or not. */
const isOwn = (path: string): boolean => /^\/(?:icons|screenshots)\//.test(path);

function checkOwner(file: string, products: ReadonlyMap<string, Resource>, report: Report): void {
	const [, icon, screenshot] = /^\/(?:icons\/([^/]+)\.png|screenshots\/([^/]+)-\d+\.webp)$/.exec(file) ?? [];
	const slug = icon ?? screenshot;
	if (slug !== undefined && products.has(slug)) return;
	const what = file.startsWith('/icons/') ? 'icon' : 'screenshot';
	report({ file, pointer: '', message: `is the ${what} of no product.` });
}

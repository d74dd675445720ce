/**
 * What is published of a closed week is its record. Whatever in the content says something else is an issue, unless the
 * week's `corrections` name the product; only the score rule of the site and the names of products are free to change.
 */
import type { Issue } from '../issue.ts';
import type { Entry, PlacedEntry } from '../read-entry.ts';
import type { CorrectionFrontMatter, LaunchPeriodFrontMatter } from '../schemas/launch-period.ts';
import type { LaunchFrontMatter, ProductFrontMatter } from '../schemas/product.ts';
import type { RecordedPlace } from '../schemas/record.ts';
import { roundScore } from '../schemas/score.ts';
import { suggest } from '../schemas/suggest.ts';
import type { ClosedPlace } from './closed-places.ts';

type Product = Entry<ProductFrontMatter>;
type Report = (issue: Issue) => void;

interface RecordedContent {
	readonly launchPeriods: readonly PlacedEntry<LaunchPeriodFrontMatter>[];
	readonly products: readonly Product[];
	/** Of weeks that have a record, by their slugs. */
	readonly closedPlaces: ReadonlyMap<string, readonly ClosedPlace[]>;
	/** Slugs of all products, also of those whose files have issues of their own. */
	readonly known: ReadonlySet<string>;
}

export function checkRecords({ launchPeriods, products, closedPlaces, known }: RecordedContent, report: Report): void {
	const closed = new Map<string, Closed>();
	for (const { slug, frontMatter, issueAt } of launchPeriods) {
		const { corrections } = frontMatter;
		const places = closedPlaces.get(slug);
		if (!places) {
			if (corrections.length === 0) continue;
			const message = `The week \`${slug}\` has no record that could be corrected. Run \`npm run close -- ${slug}\`, or delete the lines.`;
			report(issueAt(['corrections'], message));
			continue;
		}
		const byProduct = new Map(places.flatMap((place) => (place.product === undefined ? [] : [[place.product, place]])));
		const missing = [...byProduct.keys()].filter((product) => !known.has(product));
		closed.set(slug, { slug, frontMatter, issueAt, places, byProduct, missing });
	}
	if (closed.size === 0) return;
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	for (const week of closed.values()) checkCorrections(week, { products: bySlug, known }, report);
	for (const product of products) if (product.frontMatter.discoverable) checkProduct(product, closed, bySlug, report);
	for (const week of closed.values()) checkApprovals(week, bySlug, report);
}

interface Closed extends Pick<PlacedEntry<LaunchPeriodFrontMatter>, 'slug' | 'frontMatter' | 'issueAt'> {
	readonly places: readonly ClosedPlace[];
	readonly byProduct: ReadonlyMap<string, ClosedPlace>;
	/** Slugs without a file. */
	readonly missing: readonly string[];
}

/** The launch that is published of a product in a week; `undefined` when there is none. */
const approvedIn = (week: string, product: Product | undefined): LaunchFrontMatter | undefined =>
	product?.frontMatter.discoverable
		? product.frontMatter.launches.find(({ period, approved }) => approved && period === week)
		: undefined;

interface CatalogProducts extends Pick<RecordedContent, 'known'> {
	readonly products: ReadonlyMap<string, Product>;
}

function checkCorrections(
	{ slug, frontMatter, issueAt, places }: Closed,
	{ products, known }: CatalogProducts,
	report: Report,
): void {
	const { corrections, ends_on } = frontMatter;
	const reject = (index: number, field: keyof CorrectionFrontMatter, message: string): void => {
		report(issueAt(['corrections', index, field], message));
	};
	const isRanked = (product: string): boolean => approvedIn(slug, products.get(product)) !== undefined;
	const ranked = places.filter(({ product }) => product !== undefined && isRanked(product));
	const placeOf = new Map(
		places.flatMap((place) => place.corrections.map((correction) => [correction, place] as const)),
	);
	const byPosition = Map.groupBy(ranked, ({ position }) => position);
	for (const [index, correction] of corrections.entries()) {
		const { date, product, position } = correction;
		const place = placeOf.get(correction);
		const now = place?.product ?? product;
		if (date <= ends_on) reject(index, 'date', `The week ends on ${ends_on}. Write the later day of the correction.`);
		if (!place?.recorded && !known.has(now)) {
			const recorded = places.flatMap((one) => (one.recorded && one.product !== undefined ? one.product : []));
			const near = suggest(product, recorded) || ' Write the slug of a product of the week.';
			reject(index, 'product', `No product has the slug \`${product}\`.${near}`);
			continue;
		}
		if (place?.position === undefined && isRanked(now)) {
			const message = `The record has no place of \`${product}\`. Write the place that it gets, such as \`position: ${places.length}\`.`;
			reject(index, 'product', message);
		}
		if (position === undefined || place?.position !== position) continue;
		if (position > places.length) {
			reject(index, 'position', `The week has ${places.length} places. Write a number from 1 to ${places.length}.`);
		}
		const other = byPosition.get(position)?.find((one) => one !== place);
		if (other && isRanked(now)) {
			const message = `Place ${position} is that of \`${other.product}\`. Write a correction with another place for one of the two.`;
			reject(index, 'position', message);
		}
	}
}

/** Compares what a product's file says of closed weeks with their records. */
function checkProduct(
	product: Product,
	closed: ReadonlyMap<string, Closed>,
	products: ReadonlyMap<string, Product>,
	report: Report,
): void {
	const { slug, frontMatter, issueAt } = product;
	for (const [index, launch] of frontMatter.launches.entries()) {
		const week = launch.approved ? closed.get(launch.period) : undefined;
		const place = week?.byProduct.get(slug);
		if (!week || (place && place.corrections.length > 0)) continue;
		if (!place?.recorded) {
			const [gone] = week.missing;
			const renamed =
				gone === undefined ? '' : ` If the product was \`${gone}\`, write \`former_slugs: [${gone}]\` here.`;
			const original = originalOf(product, week, products);
			const copied = original === undefined ? '' : ` If this is a copy of \`${original}\`, delete the file.`;
			const message = `The week \`${week.slug}\` is closed, and its record has no launch of \`${slug}\`. Take the approval back, or correct the week: ${remedy(week.slug, slug)}.${renamed}${copied}`;
			report(issueAt(['launches', index, 'approved'], message));
			continue;
		}
		const differing = differingFigure(launch, place.recorded);
		if (!differing) continue;
		const message = `The week \`${week.slug}\` is closed and was published with ${place.recorded[differing]}, and ${launch[differing]} stands here. Take the change back, or correct the week: ${remedy(week.slug, slug)}.`;
		report(issueAt(['launches', index, differing], message));
	}
}

/** The recorded product that has the same website. */
function originalOf(
	{ frontMatter }: Product,
	week: Closed,
	products: ReadonlyMap<string, Product>,
): string | undefined {
	const { website_url: website } = frontMatter;
	if (website === undefined) return undefined;
	return [...week.byProduct.keys()].find((other) => products.get(other)?.frontMatter.website_url === website);
}

/** A score by the rule of the site is not compared: the rule may have been another one. */
function differingFigure(launch: LaunchFrontMatter, recorded: RecordedPlace) {
	return (['votes', 'comments', 'score'] as const).find((name) => {
		const own = name === 'score' && launch.score !== undefined ? roundScore(launch.score) : launch[name];
		return own !== undefined && own !== recorded[name];
	});
}

/** Recorded products that are public, but no longer in the week. */
function checkApprovals(week: Closed, products: ReadonlyMap<string, Product>, report: Report): void {
	for (const { product: name, corrections, recorded } of week.places) {
		const product = name === undefined ? undefined : products.get(name);
		if (!recorded || corrections.length > 0 || !product?.frontMatter.discoverable) continue;
		if (approvedIn(week.slug, product)) continue;
		const index = product.frontMatter.launches.findIndex(({ period }) => period === week.slug);
		const what = index < 0 ? 'no launch of that week stands here' : 'its launch is not approved';
		const message = `The week \`${week.slug}\` is closed with \`${product.slug}\` in place ${recorded.position}, and ${what}. Take the change back, withdraw the product with \`discoverable: false\`, or correct the week: ${remedy(week.slug, product.slug)}.`;
		report(product.issueAt(index < 0 ? ['launches'] : ['launches', index, 'approved'], message));
	}
}

/** The command that writes a correction. */
const remedy = (week: string, product: string): string => `\`npm run correct -- ${week} ${product} --reason "…"\``;

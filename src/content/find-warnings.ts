/**
 * Finds what the schema allows but an editor should look at. Most of it depends on the date, and nothing may
 * become an error because time passes, so these are warnings and fail no build.
 */

import { missingForms, missingTexts } from '../texts/check-texts.ts';
import { isoWeekSlug } from '../urls/iso-week.ts';
import { type Issue, withSeverity } from './issue.ts';
import type { Content } from './read-content.ts';
import type { Entry } from './read-entry.ts';
import { correction } from './record-warnings.ts';
import type { LaunchFrontMatter, ProductFrontMatter } from './schemas/product.ts';
import { makerTexts } from './schemas/product-fields.ts';
import { quote } from './schemas/text.ts';
import { addDays } from './schemas/week.ts';
import { sponsorWarnings } from './sponsors.ts';

/** A launch with its place in the file and the days of its week. */
interface PlacedLaunch extends LaunchFrontMatter {
	readonly index: number;
	readonly isClosed: boolean;
	readonly starts_on: string;
	readonly ends_on: string;
}

/**
 * @param date - The build date, UTC, `YYYY-MM-DD`.
 * @returns Those of one file together, in the order of the files. Products that are kept out of public view have none.
 */
export function findWarnings({ launchPeriods, products, records, faulty, ...board }: Content, date: string): Issue[] {
	const weeks = new Map(launchPeriods.map(({ slug, frontMatter }) => [slug, frontMatter]));
	const found = products
		.filter(({ frontMatter }) => frontMatter.discoverable)
		.flatMap((product) => {
			const launches = product.frontMatter.launches.flatMap((launch, index): PlacedLaunch[] => {
				const week = weeks.get(launch.period);
				return week ? [{ ...week, ...launch, index, isClosed: records.has(launch.period) }] : [];
			});
			return [
				...ofMakerTexts(product),
				...ofRating(product),
				...ofFirstLaunch(product, launches, date),
				...launches.flatMap((launch) => ofLaunch(product, launch, date)),
			];
		});
	const weeksInOrder = launchPeriods.toSorted((a, b) => (a.frontMatter.ends_on < b.frontMatter.ends_on ? -1 : 1));
	const ofWeeks = [...ofGaps(weeksInOrder, date), ...ofLastWeek(weeksInOrder, date)];
	const isWhole = faulty.launchPeriods.length === 0;
	const others = [...sponsorWarnings(board.sponsors, date), ...(faulty.texts.length > 0 ? [] : ofTexts(board))];
	return [...found, ...(isWhole ? ofWeeks : []), ...others];
}

/** Texts that readers of a board in another language see in English. */
function ofTexts({ site, siteIssueAt, texts }: Pick<Content, 'site' | 'siteIssueAt' | 'texts'>): Issue[] {
	const warn = (message: string) => withSeverity('warning', siteIssueAt(['lang'], message));
	const { length: count } = missingTexts(site.lang, texts);
	const { keys, forms } = missingForms(site.lang, texts);
	const [some, rest] = [keys.slice(0, 5), keys.length - 5];
	const lacking = `Plural forms of this language (${forms.map(quote).join(', ')}) are missing in \`texts.yaml\`: ${some.map(quote).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Readers see the form \`other\` there.`;
	const english = `In this language, ${count} texts of the interface are still English. \`npx launch-catalog texts\` lists them in \`texts.yaml\`, for you to translate.`;
	return [...(count > 0 ? [warn(english)] : []), ...(keys.length > 0 ? [warn(lacking)] : [])];
}

/** Days before the end of the last week on which editors are warned. */
const lastDays = 14;

/** Nothing can be launched after the last week, and no build says so. */
function ofLastWeek(launchPeriods: Content['launchPeriods'], date: string): Issue[] {
	const last = launchPeriods.at(-1);
	if (!last || addDays(date, lastDays) < last.frontMatter.ends_on) return [];
	const { ends_on } = last.frontMatter;
	const verb = ends_on < date ? 'ended' : 'ends';
	const message = `The last week ${verb} on ${ends_on}. Run \`npm run new -- period --next\` to add the week after it; with \`--count 12\`, it adds twelve weeks in a row.`;
	return [withSeverity('warning', last.issueAt(['ends_on'], message))];
}

/** A missing week before one that isn't over. The board may pause. */
function ofGaps(launchPeriods: Content['launchPeriods'], date: string): Issue[] {
	return launchPeriods.flatMap(({ slug, frontMatter: { starts_on, ends_on }, issueAt }, index) => {
		const { frontMatter: before } = launchPeriods[index - 1] ?? {};
		const first = before && addDays(before.ends_on, 1);
		if (first === undefined || first >= starts_on || ends_on < date) return [];
		const message = `There is no week from ${first} to ${addDays(starts_on, -1)}, the day before \`${slug}\`. Unless the board pauses, run \`npm run new -- period ${isoWeekSlug(first)}\`.`;
		return [withSeverity('warning', issueAt(['starts_on'], message))];
	});
}

/** Word processors turn straight quotes into typographic ones, and websites have HTML to copy. */
const unwanted = [
	[
		/^[“”„‘’«].*[”“’‘»]$/u,
		'The curly quotes are published with the text, since YAML knows only `"` and `\'`. Delete them, or use straight ones.',
	],
	[/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/, 'Readers see the HTML as it is written here. Write the text without it.'],
] as const;

const ofMakerTexts = ({ frontMatter, issueAt }: Entry<ProductFrontMatter>): Issue[] =>
	unwanted.flatMap(([pattern, message]) =>
		makerTexts
			.filter((field) => pattern.test(frontMatter[field] ?? ''))
			.map((field) => withSeverity('warning', issueAt([field], message))),
	);

function ofRating({ frontMatter, issueAt }: Entry<ProductFrontMatter>): Issue[] {
	if (frontMatter.average_rating === undefined || frontMatter.reviews_count) return [];
	const message = 'There is a rating, but there are no reviews. Add `reviews_count`, or delete the rating.';
	return [withSeverity('warning', issueAt(['average_rating'], message))];
}

function ofFirstLaunch(
	{ frontMatter, issueAt }: Entry<ProductFrontMatter>,
	launches: readonly PlacedLaunch[],
	date: string,
): Issue[] {
	const { first_launched_on: first } = frontMatter;
	// Its week may have an issue.
	if (launches.length < frontMatter.launches.length) return [];
	const approved = launches.filter((launch) => launch.approved);
	if (first === undefined) {
		if (launches.length > 0) return [];
		const message = 'No launch yet. Add one, or set `first_launched_on` to list the product without a launch.';
		return [withSeverity('warning', issueAt(['launches'], message))];
	}
	const [earliest] = approved.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1));
	if (earliest && first > earliest.starts_on) {
		const message = `Later than the first approved launch, in \`${earliest.period}\`. Write ${earliest.starts_on} or an earlier day, or delete the line.`;
		return [withSeverity('warning', issueAt(['first_launched_on'], message))];
	}
	if (first > addDays(date, 180)) {
		const message = `The product isn't public before ${first}. Correct the date, or delete the line.`;
		return [withSeverity('warning', issueAt(['first_launched_on'], message))];
	}
	if (first > date || approved.some(({ starts_on }) => starts_on <= date)) return [];
	const message =
		'This line makes the product public without an approved launch. Delete it if no editor has approved the product.';
	return [withSeverity('note', issueAt(['first_launched_on'], message))];
}

function ofLaunch({ slug, issueAt }: Entry<ProductFrontMatter>, launch: PlacedLaunch, date: string): Issue[] {
	const { index, period, approved, isClosed, starts_on, ends_on } = launch;
	const found: Issue[] = [];
	if (!approved && ends_on < date) {
		const approve = isClosed ? `Add it with \`${correction(period, slug)}\`` : 'Approve it';
		const message = `The week \`${period}\` is over and the launch is not approved. ${approve}, move it to a later week, or delete it.`;
		found.push(withSeverity('warning', issueAt(['launches', index, 'period'], message)));
	}
	const counted = starts_on > date && (['votes', 'comments', 'score'] as const).find((field) => launch[field]);
	if (counted) {
		const message = `The week \`${period}\` begins on ${starts_on}, so there can be no ${counted} yet. Delete the line, or correct the week.`;
		found.push(withSeverity('warning', issueAt(['launches', index, counted], message)));
	}
	return found;
}

/**
 * Closes weeks: records how each of them is published, so that edits no longer change it, and notes all that is published, so
 * that later builds know what has changed since.
 */
import type { Catalog } from '../catalog/catalog.ts';
import { nextHistory } from '../catalog/changelog.ts';
import type { Content } from '../content/read-content.ts';
import { historyName } from '../content/read-single-files.ts';
import { recordFingerprint } from '../content/records.ts';
import { parseRecord, recordText } from '../content/schemas/record.ts';
import { UserError } from '../user-error.ts';
import { waitingIn } from './approve.ts';
import type { ChangeSet } from './change-set.ts';
import { findWeek, recordOf, slugsOf } from './entries.ts';

export interface ClosedWeek {
	readonly slug: string;
	/** Path of the record in the content folder. */
	readonly source: string;
	/** How many places the week has. */
	readonly places: number;
	/** Slugs of products whose launch is not approved and gets no place. */
	readonly not_approved: readonly string[];
}

interface OpenContent {
	readonly content: Pick<Content, 'launchPeriods' | 'products' | 'records'>;
	readonly catalog: Catalog;
}

/**
 * Records the weeks that are asked for, as they are published today; one that has a record keeps it.
 *
 * @param withoutVotes - Whether weeks are closed in which no launch has a score above 0.
 * @returns The weeks that get a record.
 * @throws {UserError} when a week is unknown or not over, or has no score above 0 without `withoutVotes`.
 */
export function closeWeeks(
	set: ChangeSet,
	{ content, catalog }: OpenContent,
	asked: readonly string[],
	withoutVotes = false,
): ClosedWeek[] {
	const periods = new Map(catalog.launch_periods.map((period) => [period.slug, period]));
	const isOpen = (slug: string): boolean => !content.records.has(slug);
	const slugs = [...new Set(asked)];
	for (const slug of slugs) if (periods.get(slug)?.status !== 'finished') throw unfinished(content, catalog, slug);
	const rankingsOf = (slug: string) => periods.get(slug)?.rankings ?? [];
	const toClose = slugs.filter(isOpen);
	const unscored = toClose.filter((slug) => rankingsOf(slug).length > 0 && !periods.get(slug)?.has_places);
	if (unscored.length > 0 && !withoutVotes) {
		throw new UserError(
			`No launch in ${unscored.map((slug) => `\`${slug}\``).join(', ')} has votes or a score, and closing a week makes its order final. Enter votes first with \`npm run votes\`, or add \`--without-votes\`. Nothing was written.`,
		);
	}
	return toClose.map((slug) => {
		const rankings = rankingsOf(slug);
		const source = recordOf(findWeek(content, slug));
		set.write(source, recordText(rankings));
		return { slug, source, places: rankings.length, not_approved: slugsOf(waitingIn(content, slug)) };
	});
}

interface ClosedAll {
	readonly closed: readonly ClosedWeek[];
	/** Slugs of products since it was recorded before; `undefined` when nothing that is published has changed. */
	readonly products:
		| { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] }
		| undefined;
}

/**
 * Closes every week that is over, and notes what is published.
 *
 * @throws {UserError} when a later day has been noted already.
 */
export function closeAll(
	changes: ChangeSet,
	{ content, catalog }: { readonly content: Content; readonly catalog: Catalog },
	withoutVotes = false,
): ClosedAll {
	const { history } = content;
	if (history && catalog.date < history.date) {
		throw new UserError(
			`The catalog was last recorded on ${history.date}, but the date is set to ${catalog.date}. Set \`CATALOG_DATE\` to a later day.`,
		);
	}
	const closed = closeWeeks(changes, { content, catalog }, finishedWeeks(catalog), withoutVotes);
	const records = new Map([...content.records].map(([slug, { places }]) => [slug, places]));
	for (const { slug, source } of closed) records.set(slug, parseRecord(changes.text(source)).places);
	const fingerprints = [...records].map(([slug, places]): [string, string] => [slug, recordFingerprint(places)]);
	const next = nextHistory(history, catalog, Object.fromEntries(fingerprints.sort()));
	if (!next) return { closed, products: undefined };
	changes.write(historyName, `${JSON.stringify(next, null, '\t')}\n`);
	if (!history) return { closed, products: { added: Object.keys(next.products), changed: [], removed: [] } };
	// What is noted of the same products may be more than before.
	const isRelease = next.releases[0] !== history.releases[0];
	return { closed, products: isRelease ? next.releases[0]?.products : undefined };
}

/** Weeks that are over and have launches, oldest first. */
const finishedWeeks = ({ launch_periods }: Catalog): string[] =>
	launch_periods
		.filter(({ status, rankings }) => status === 'finished' && rankings.length > 0)
		.map(({ slug }) => slug)
		.reverse();

function unfinished(content: OpenContent['content'], { date }: Catalog, slug: string): UserError {
	const { ends_on } = findWeek(content, slug).frontMatter;
	return new UserError(
		`The week \`${slug}\` ends on ${ends_on}, and today is ${date}. Close it when it is over. Nothing was written.`,
	);
}

/** Closes weeks: writes down how each of them was published, after which edits do not change it. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Content } from '../content/read-content.ts';
import { recordText } from '../content/schemas/record.ts';
import type { ChangeSet } from './change-set.ts';
import { EditError } from './edit-error.ts';
import { findWeek } from './find-entry.ts';

export interface ClosedWeek {
	readonly slug: string;
	/** Path of the record in the content folder. */
	readonly source: string;
	/** How many places the week has. */
	readonly places: number;
}

interface OpenContent {
	readonly content: Pick<Content, 'launchPeriods' | 'records'>;
	readonly catalog: Catalog;
}

/**
 * Records the weeks that are asked for, as they are published today; one that has a record keeps it.
 *
 * @param asked - Slugs; `all` for every week that is over and has launches.
 * @returns The weeks of which a record is to be written.
 * @throws {EditError} when a week is unknown or not over.
 */
export function closeWeeks(
	set: ChangeSet,
	{ content, catalog }: OpenContent,
	asked: readonly string[] | 'all',
): ClosedWeek[] {
	const periods = new Map(catalog.launch_periods.map((period) => [period.slug, period]));
	const isOpen = (slug: string): boolean => !content.records.has(slug);
	const slugs = asked === 'all' ? finishedWeeks(catalog) : [...new Set(asked)];
	for (const slug of slugs) if (periods.get(slug)?.status !== 'finished') throw unfinished(content, catalog, slug);
	return slugs.filter(isOpen).map((slug) => {
		const rankings = periods.get(slug)?.rankings ?? [];
		const source = findWeek(content, slug).source.replace(/md$/, 'csv');
		set.write(source, recordText(rankings));
		return { slug, source, places: rankings.length };
	});
}

/** Those with launches, oldest first. */
const finishedWeeks = ({ launch_periods }: Catalog): string[] =>
	launch_periods
		.filter(({ status, rankings }) => status === 'finished' && rankings.length > 0)
		.map(({ slug }) => slug)
		.reverse();

function unfinished(content: OpenContent['content'], { date }: Catalog, slug: string): EditError {
	const { ends_on } = findWeek(content, slug).frontMatter;
	return new EditError(
		`The week \`${slug}\` ends on ${ends_on}, and today is ${date}. Close it when it is over; nothing was written.`,
	);
}

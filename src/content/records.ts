/**
 * Records of closed weeks: tables beside the files of their weeks. A closed week is published from its record, under the
 * present slugs of products, even when the files of products say something else.
 */
import type { ContentFolder, FoundFile, OtherFiles } from './content-folder.ts';
import { fingerprint } from './fingerprint.ts';
import type { Issue } from './issue.ts';
import type { Entry } from './read-entry.ts';
import type { ProductFrontMatter } from './schemas/product.ts';
import { type History, parseRecord, type RecordedPlace } from './schemas/record.ts';
import type { CorrectionFrontMatter, LaunchPeriodFrontMatter } from './schemas/week.ts';
import { decodeText } from './split-file.ts';

/** A week of 100,000 launches fits. */
const maximumRecordBytes = 8 * 1024 * 1024;

/** Records are in the folder of the weeks. */
export const recordFiles = (take: OtherFiles['take']): OtherFiles => ({
	isTaken: (name) => name.endsWith('.csv'),
	take,
	refusal:
		'Only Markdown files and records of weeks belong here. Rename it to end in `.md` or `.csv`, or move it elsewhere.',
});

/**
 * Reads the records of weeks.
 *
 * @param files - Tables in the folder of the weeks.
 * @param weeks - The files of the weeks.
 * @returns Those without an issue, by the slugs of the weeks.
 */
export function findRecords(
	files: readonly FoundFile[],
	weeks: readonly FoundFile[],
	place: ContentFolder,
	report: (issue: Issue) => void,
): Map<string, PeriodRecord> {
	const withoutEnding = ({ source }: FoundFile): string => source.slice(0, source.lastIndexOf('.'));
	const beside = new Set(weeks.map(withoutEnding));
	const records = new Map<string, PeriodRecord>();
	for (const file of files) {
		const refuse = (message: string): void => {
			report({ path: file.path, line: 1, column: 1, field: 'file', message });
		};
		if (!beside.has(withoutEnding(file))) {
			refuse(
				`This is the record of a week, but there is no \`${file.stem}.md\` beside it. Restore that file, move the record beside its week, or delete it.`,
			);
		} else if (file.size > maximumRecordBytes) {
			refuse(
				`Must be ${maximumRecordBytes / 1024 ** 2} MiB or smaller. Restore it from the history of the repository.`,
			);
		} else {
			const record = readRecord(file, place.read(file), report);
			if (record) records.set(record.period, record);
		}
	}
	return records;
}

export interface PeriodRecord {
	/** Slug of the week. */
	readonly period: string;
	/** Path of the file in the content folder. */
	readonly source: string;
	/** Every place, the first one first. */
	readonly places: readonly RecordedPlace[];
	/** A problem of one place, for the caller to report. */
	readonly issueAt: (position: number, message: string) => Issue;
}

const notWritten = '`npm run close` did not write this line. Restore the file from the history of the repository.';

/** @returns The record; `undefined` after reporting what is wrong with it. */
function readRecord(
	{ path, source, stem }: FoundFile,
	bytes: Uint8Array,
	report: (issue: Issue) => void,
): PeriodRecord | undefined {
	const text = decodeText(bytes);
	if (typeof text !== 'string') {
		report({ path, ...text });
		return undefined;
	}
	const { places, wrongLine } = parseRecord(text);
	if (wrongLine !== undefined) {
		report({ path, line: wrongLine, column: 1, field: 'file', message: notWritten });
		return undefined;
	}
	const issueAt = (position: number, message: string): Issue => ({
		path,
		line: position + 1,
		column: String(position).length + 2,
		field: `row ${position}.product`,
		message,
	});
	return { period: stem, source, places, issueAt };
}

/** Checks that records are those that `releases.json` has noted, and that only weeks with a record have corrections. */
export function checkRecords(
	noted: History['records'] = {},
	weeks: readonly Entry<LaunchPeriodFrontMatter>[],
	records: ReadonlyMap<string, PeriodRecord>,
	report: (issue: Issue) => void,
): void {
	for (const { slug, source, frontMatter, issueAt } of weeks) {
		const record = records.get(slug);
		if (!record && frontMatter.corrections.length > 0) {
			const message = `The week \`${slug}\` has no record to correct. Run \`npm run close -- ${slug}\`, or delete these lines.`;
			report(issueAt(['corrections'], message));
		}
		const expected = Object.hasOwn(noted, slug) ? noted[slug] : undefined;
		if (expected === undefined || (record && recordFingerprint(record.places) === expected)) continue;
		const file = source.replace(/md$/, 'csv');
		const fault = record ? 'was edited by hand' : 'is missing';
		const message = `The week is closed, and its record \`${file}\` ${fault}. Restore it from the history of the repository. To change a closed week, use \`npm run votes\` with \`--reason\`.`;
		report(issueAt([], message));
	}
}

/** A fingerprint of the figures of a record. Slugs do not count, since a rename changes them; an empty place has no figures. */
export const recordFingerprint = (places: readonly RecordedPlace[]): string =>
	fingerprint(
		JSON.stringify(
			places.map(({ product, score, votes, comments }) =>
				product === undefined ? [false, 0, 0, 0] : [true, score, votes, comments],
			),
		),
	);

export interface ClosedPeriod {
	/** Every place, the first one first; an empty one has no product. */
	readonly places: readonly RecordedPlace[];
	/** By date; corrections of one day stay in the order of the file. */
	readonly corrections: readonly CorrectionFrontMatter[];
}

interface RecordedContent {
	readonly launchPeriods: readonly Entry<LaunchPeriodFrontMatter>[];
	readonly products: readonly Entry<ProductFrontMatter>[];
	/** By the slugs of the weeks. */
	readonly records: ReadonlyMap<string, PeriodRecord>;
}

/** Every week that has a record, by its slug. */
export function findClosedPeriods({
	launchPeriods,
	products,
	records,
}: RecordedContent): ReadonlyMap<string, ClosedPeriod> {
	const present = presentSlugs(products);
	return new Map(
		launchPeriods.flatMap(({ slug, frontMatter }): [string, ClosedPeriod][] => {
			const record = records.get(slug);
			if (!record) return [];
			const corrections = frontMatter.corrections
				.map((correction) => ({ ...correction, product: present(correction.product) }))
				.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
			return [[slug, { places: presentPlaces(record.places, present), corrections }]];
		}),
	);
}

/** Returns a function that turns a former slug into the present one, and leaves other slugs as they are. */
function presentSlugs(products: readonly Entry<ProductFrontMatter>[]): (slug: string) => string {
	const former = new Map(
		products.flatMap(({ slug, frontMatter }) => frontMatter.former_slugs.map((name) => [name, slug] as const)),
	);
	for (const { slug } of products) former.delete(slug);
	return (slug) => former.get(slug) ?? slug;
}

/**
 * The places under present slugs. Where two recorded products have become one, the product keeps the place recorded under
 * its present slug, else the better one, and the other place is without a product.
 */
function presentPlaces(recorded: readonly RecordedPlace[], present: (slug: string) => string): RecordedPlace[] {
	const own = new Map<string, RecordedPlace>();
	for (const place of recorded) {
		if (place.product === undefined) continue;
		const slug = present(place.product);
		if (!own.has(slug) || place.product === slug) own.set(slug, place);
	}
	return recorded.map((place) => {
		const slug = place.product === undefined ? undefined : present(place.product);
		return { ...place, product: slug !== undefined && own.get(slug) === place ? slug : undefined };
	});
}

/**
 * Corrects a closed week: writes into its `corrections` why what is published of it is not what is recorded. Figures come
 * from the file of the product, which an editor has changed or the command changes as well.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Catalog, LaunchPeriod } from '../catalog/catalog.ts';
import type { CorrectionFrontMatter } from '../content/schemas/launch-period.ts';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { roundScore } from '../content/schemas/score.ts';
import type { ChangeSet } from './change-set.ts';
import { type CorrectedProduct, type CorrectedWeek, readProduct, readWeek } from './corrected-entries.ts';
import { EditError } from './edit-error.ts';
import { type Edit, editFrontMatter } from './front-matter-edit.ts';
import { keyOrder } from './key-order.ts';
import { type Move, moveTo, rerank } from './move-places.ts';

export interface CorrectionOptions {
	readonly period: string;
	/** Slugs, of one product at least. */
	readonly products: readonly string[];
	readonly reason: string;
	/** The day of the correction. */
	readonly date: string;
	/** New figures of the one product. */
	readonly figures: Readonly<Partial<Record<'votes' | 'comments' | 'score', number | undefined>>>;
	/** The place that the one product gets. */
	readonly position: number | undefined;
	/** Whether all products get the places that their figures give. */
	readonly rerank: boolean;
}

/**
 * @param check - Reads the content as it would be with the changes so far.
 * @returns The corrections that are written.
 * @throws {EditError} when the week has no record, or there is no such product.
 * @throws {ContentError} when something else is wrong in the content.
 */
export function correctWeek(
	set: ChangeSet,
	options: CorrectionOptions,
	check: () => { readonly catalog: Catalog },
): readonly CorrectionFrontMatter[] {
	const { period, reason, date } = options;
	const week = readWeek(set, period);
	for (const slug of options.products) editFigures(set, readProduct(set, slug), options);
	const products = options.products.map((slug) => readProduct(set, slug));
	const own = products.map(({ slug, launches, formerSlugs }): CorrectionFrontMatter => {
		const isRecorded = week.places.some(({ product = '' }) => product === slug || formerSlugs.includes(product));
		const isAdded = !isRecorded && launches.some((launch) => launch.approved && launch.period === period);
		if (!isRecorded && !isAdded) {
			throw new EditError(
				`\`${slug}\` has no place in the record of \`${period}\` and no approved launch. Approve it first.`,
			);
		}
		const position = isAdded ? lastPosition(week) + 1 : undefined;
		return { date, product: slug, reason, ...(position !== undefined && { position }) };
	});
	const before = set.text(week.source);
	writeCorrections(set, week, before, own);
	if (!options.rerank && options.position === undefined)
		return own.map((one) => effective(one, week, products, period));
	const board = check().catalog.launch_periods.find(({ slug }) => slug === period);
	if (!board) throw new EditError(`The week \`${period}\` has not begun.`);
	const moves = movesOf(board, week, products, options);
	const moved = new Map(moves.map((move) => [move.product, move.position]));
	const named = own.map((one) => ({ ...one, position: moved.get(one.product) ?? one.position }));
	const others = moves.filter(({ product }) => !own.some((one) => one.product === product));
	const all = [
		...named.map((one) => effective(one, week, products, period)),
		...others.map(({ product, position }) => ({ date, product, reason, position })),
	];
	writeCorrections(set, week, before, all);
	return all;
}

/** The same correction. @throws {EditError} when it leaves place and figures as they are recorded. */
function effective(
	correction: CorrectionFrontMatter,
	{ places }: CorrectedWeek,
	products: readonly CorrectedProduct[],
	period: string,
): CorrectionFrontMatter {
	const { slug = '', launches = [], formerSlugs = [] } = products.find((one) => one.slug === correction.product) ?? {};
	const recorded = places.find(({ product = '' }) => product === slug || formerSlugs.includes(product));
	const launch = launches.find((one) => one.approved && one.period === period);
	if (!recorded || !launch || correction.position !== undefined) return correction;
	const { votes, comments, score = recorded.score } = launch;
	if (votes !== recorded.votes || comments !== recorded.comments || roundScore(score) !== recorded.score) {
		return correction;
	}
	throw new EditError(
		`The file of \`${slug}\` says of \`${period}\` what is recorded. Edit its votes first, or write them here: \`--votes 123\`.`,
	);
}

function movesOf(
	board: LaunchPeriod,
	week: CorrectedWeek,
	products: readonly CorrectedProduct[],
	{ position, rerank: isRanked }: CorrectionOptions,
): Move[] {
	// The places of those that this correction takes out are free.
	const free = products
		.filter(({ slug }) => !board.rankings.some(({ product }) => product === slug))
		.flatMap(({ slug, formerSlugs }) => {
			const place = week.places.find(({ product = '' }) => product === slug || formerSlugs.includes(product));
			return place ? [place.position] : [];
		});
	if (isRanked || position === undefined) return rerank(board.rankings, free);
	return moveTo(board.rankings, products[0]?.slug ?? '', position);
}

const lastPosition = ({ places }: { readonly places: readonly RecordedPlace[] }): number => places.length;

function writeCorrections(
	set: ChangeSet,
	{ source, corrections }: CorrectedWeek,
	before: string,
	added: readonly CorrectionFrontMatter[],
): void {
	const entries = added
		.map(({ position, ...one }) => (position === undefined ? one : { ...one, position }))
		.filter((one) => !corrections.some((known) => isDeepStrictEqual(known, one)));
	const edits: Edit[] =
		corrections.length === 0
			? [{ path: ['corrections'], value: entries }]
			: entries.map((value, index) => ({ path: ['corrections', corrections.length + index], value }));
	set.write(source, editFrontMatter(before, edits, keyOrder));
}

function editFigures(
	set: ChangeSet,
	{ slug, source, launches }: CorrectedProduct,
	{ period, figures }: CorrectionOptions,
): void {
	const changed = Object.entries(figures).filter(([, value]) => value !== undefined);
	if (changed.length === 0) return;
	const index = launches.findIndex((launch) => launch.period === period);
	if (index < 0) throw new EditError(`\`${slug}\` has no launch in \`${period}\`, whose figures could change.`);
	const edits = changed.map(([name, value]): Edit => ({ path: ['launches', index, name], value }));
	set.write(source, editFrontMatter(set.text(source), edits, keyOrder));
}

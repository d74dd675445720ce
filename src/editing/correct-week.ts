/**
 * Corrects a closed week: changes its record, which is what is published, and writes into the week's `corrections` why, and
 * what was published before. New figures go into the file of the product as well.
 */
import { rankLaunches, scoreOf } from '../catalog/ranking.ts';
import type { Content } from '../content/read-content.ts';
import { historyName } from '../content/read-single-files.ts';
import { recordFingerprint } from '../content/records.ts';
import type { LaunchFrontMatter } from '../content/schemas/product.ts';
import { parseRecord, type RecordedPlace, recordText } from '../content/schemas/record.ts';
import type { CorrectionFrontMatter } from '../content/schemas/week.ts';
import { UserError } from '../user-error.ts';
import type { ChangeSet } from './change-set.ts';
import { findProduct, findWeek, type ProductEntry, recordOf, type WeekEntry } from './entries.ts';
import type { Edit } from './front-matter.ts';
import type { Figures } from './votes.ts';

export interface CorrectionOptions {
	readonly period: string;
	/** Slugs, of one product at least. */
	readonly products: readonly string[];
	readonly reason: string;
	/** The day of the correction. */
	readonly date: string;
	/** New figures, by the slugs of products. */
	readonly figures: ReadonlyMap<string, Figures>;
	/** Whether the products come from a table: those that the record agrees with are then left out. */
	readonly isTable: boolean;
	/** The place that the one product gets. */
	readonly position: number | undefined;
	/** Whether all products get the places that their figures give. */
	readonly rerank: boolean;
}

export interface CorrectedPlace {
	readonly product: string;
	/** `undefined` for a product that is added. */
	readonly before: RecordedPlace | undefined;
	/** `undefined` for a product that leaves the week. */
	readonly after: RecordedPlace | undefined;
	/** Whether a lower score is before it or a higher one behind it, and the place was not asked for. */
	readonly is_out_of_order: boolean;
}

/**
 * Gives products the figures that their files have, or that are asked for. A launch that waits is approved and added behind
 * the others; a product whose launch is no longer approved leaves the week, and its place stays empty unless all are ranked.
 *
 * @returns What is corrected, the products that were asked for first.
 * @throws {UserError} when the week has no record, there is no such product, or nothing would change.
 */
export function correctWeek(content: Content, set: ChangeSet, options: CorrectionOptions): readonly CorrectedPlace[] {
	const { period, reason, date } = options;
	const week = findWeek(content, period);
	const before = content.closedPeriods.get(week.slug)?.places;
	if (!before) {
		throw new UserError(
			`The week \`${period}\` is not closed, so there is nothing to correct. Leave out \`--reason\`.`,
		);
	}
	const named = [...new Set(options.products)].map((slug) => findProduct(content, slug));
	const changed = named.reduce((places, product) => withFigures(places, product, content, set, options), before);
	const after = inOrder(changed, before, content, options);
	const placeIn = (places: readonly RecordedPlace[], slug: string) => places.find(({ product }) => product === slug);
	const slugs = [...new Set([...named, ...content.products].map(({ slug }) => slug))];
	const entries = slugs.flatMap((product): CorrectionFrontMatter[] => {
		const [old, now] = [placeIn(before, product), placeIn(after, product)];
		if (figuresOf(old) === figuresOf(now)) {
			if (options.isTable || named.every(({ slug }) => slug !== product)) return [];
			throw new UserError(
				`The file of \`${product}\` has the same numbers for \`${period}\` as the record. Edit its votes first, or add them here: \`--votes 123\`.`,
			);
		}
		const { position = 0, score = 0, votes = 0, comments = 0 } = old ?? {};
		return [{ date, product, reason, ...(old && { before: { position, score, votes, comments } }) }];
	});
	if (entries.length === 0) throw new UserError(`The record of \`${period}\` already has these numbers.`);
	const text = recordText(after);
	set.write(recordOf(week), text);
	// As it is read again: a place that is left has no figures.
	noteRecord(content, set, week, parseRecord(text).places);
	writeCorrections(set, week, entries);
	return entries.map(({ product }) => {
		const place = placeIn(after, product);
		const isPassed = (other: RecordedPlace) =>
			place && other.product && (other.position - place.position) * (other.score - place.score) > 0;
		return {
			product,
			before: placeIn(before, product),
			after: place,
			is_out_of_order: options.position === undefined && after.some(isPassed),
		};
	});
}

/** What changes for one product. */
export function describeCorrection(
	period: string,
	{ product, before, after, is_out_of_order }: CorrectedPlace,
): string {
	if (!after) return `${product}: leaves the week, and the others keep their places`;
	const counts = (['votes', 'comments', 'score'] as const).flatMap((field) =>
		before && before[field] !== after[field] ? [`${field} ${before[field]} → ${after[field]}`] : [],
	);
	const moved = before ? `place ${before.position} → ${after.position}` : `place ${after.position}`;
	const place = before?.position === after.position ? `place ${after.position} stays` : moved;
	const line = `${product}: ${[...counts, place].join(', ')}`;
	if (!is_out_of_order) return line;
	const command = `npm run votes -- ${period} ${product} --rerank --reason "…"`;
	return `${line}. Scores and places differ now: \`${command}\` orders all products by score`;
}

const figuresOf = (place: RecordedPlace | undefined): string =>
	place ? [place.position, place.score, place.votes, place.comments].join() : '';

/** The places with those figures of one product that its file and the options give. */
function withFigures(
	places: readonly RecordedPlace[],
	{ slug, source, frontMatter }: ProductEntry,
	{ site }: Content,
	set: ChangeSet,
	{ period, figures }: CorrectionOptions,
): readonly RecordedPlace[] {
	const own = places.find(({ product }) => product === slug);
	const index = frontMatter.launches.findIndex((launch) => launch.period === period);
	const launch = frontMatter.launches[index];
	if (!launch && !own) throw new UserError(`\`${slug}\` has no launch in \`${period}\`. Add one to \`${source}\`.`);
	const given = Object.entries(figures.get(slug) ?? {});
	if (!launch && given.length > 0)
		throw new UserError(`\`${slug}\` has no launch in \`${period}\`, so there are no numbers to change.`);
	const edits = given.map(([name, value]): Edit => ({ path: ['launches', index, name], value }));
	if (!own) edits.push({ path: ['launches', index, 'approved'], value: true });
	set.edit(source, edits);
	if (!launch || (own && !launch.approved)) {
		return places.map((place) => (place === own ? { ...place, product: undefined } : place));
	}
	const now: LaunchFrontMatter = { ...launch, ...Object.fromEntries(given) };
	const { votes, comments } = now;
	const isByRule = now.score === undefined;
	const keepsScore = own && isByRule && votes === own.votes && comments === own.comments;
	const score = keepsScore ? own.score : scoreOf(now, site.score);
	if (!own) return [...places, { position: places.length + 1, product: slug, score, votes, comments }];
	return places.map((place) => (place === own ? { ...place, score, votes, comments } : place));
}

/** The places in the order that is asked for. Withdrawn products keep theirs. */
function inOrder(
	places: readonly RecordedPlace[],
	before: readonly RecordedPlace[],
	{ products }: Content,
	options: CorrectionOptions,
): readonly RecordedPlace[] {
	if (!options.rerank && options.position === undefined) return places;
	const shown = new Map(products.flatMap((one) => (one.frontMatter.discoverable ? [[one.slug, one]] : [])));
	const ranked = places.flatMap((place) => {
		const product = shown.get(place.product ?? '');
		return product ? [{ ...place, slug: product.slug, name: product.frontMatter.name }] : [];
	});
	const isFreed = ({ product }: RecordedPlace, index: number) => !product && before[index]?.product !== undefined;
	const free = options.rerank ? [...ranked, ...places.filter(isFreed)] : ranked;
	const positions = free.map(({ position }) => position).sort((a, b) => a - b);
	const ordered = options.rerank ? rankLaunches(ranked) : withPlace(ranked, options, positions);
	const placed = new Map(positions.map((position, index) => [position, ordered[index]]));
	const rows = places.map(({ position, ...place }) =>
		placed.has(position) ? { ...place, product: undefined, ...placed.get(position), position } : { ...place, position },
	);
	const isLeft = ({ product, position }: RecordedPlace) => product === undefined && placed.has(position);
	return rows.slice(0, rows.findLastIndex((row) => !isLeft(row)) + 1);
}

/** The same products with one of them in another place; those between the two move by one. */
function withPlace<Place extends RecordedPlace>(
	ranked: readonly Place[],
	{ products: [slug = ''], position = 0 }: CorrectionOptions,
	positions: readonly number[],
): Place[] {
	const own = ranked.find(({ product }) => product === slug);
	if (!own) throw new UserError(`\`${slug}\` is not ranked in this week, so it cannot get a place.`);
	const index = positions.indexOf(position);
	if (index < 0) {
		const last = positions.at(-1);
		throw new UserError(`No product has place ${position}. Use a place from ${positions[0]} to ${last} that is taken.`);
	}
	const others = ranked.filter((place) => place !== own);
	return [...others.slice(0, index), own, ...others.slice(index)];
}

/** What `releases.json` has noted of the record follows the correction. */
function noteRecord({ history }: Content, set: ChangeSet, { slug }: WeekEntry, places: readonly RecordedPlace[]): void {
	if (!history?.records?.[slug]) return;
	const records = { ...history.records, [slug]: recordFingerprint(places) };
	set.write(historyName, `${JSON.stringify({ ...history, records }, null, '\t')}\n`);
}

function writeCorrections(set: ChangeSet, week: WeekEntry, entries: readonly CorrectionFrontMatter[]): void {
	const { source, frontMatter } = week;
	const { length } = frontMatter.corrections;
	const edits: Edit[] =
		length === 0
			? [{ path: ['corrections'], value: entries }]
			: entries.map((value, index) => ({ path: ['corrections', length + index], value }));
	set.edit(source, edits);
}

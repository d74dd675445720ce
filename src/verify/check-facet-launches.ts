/** The launches by which agents choose products are the places of the leaderboards, with their comments and scores. */
import { hasPlaces } from '../contract/places.ts';
import type { Resources } from './resources.ts';
import type { Report } from './violation.ts';

/** Four numbers for each launch: the week, the place in it (0 in a week that has none), the votes and the comments. */
type Launches = readonly unknown[];

interface LaunchColumns {
	/** Of products, in the order of the rows. */
	readonly slugs: readonly unknown[];
	/** Slugs of weeks, for which the numbers in the rows stand. */
	readonly weeks: readonly unknown[];
	readonly rows: readonly Launches[];
	readonly comments: readonly unknown[];
	/** The best one of each row; `null` without launches. */
	readonly scores: readonly unknown[];
}

export function checkFacetLaunches(
	file: string,
	{ slugs, weeks, rows, comments, scores }: LaunchColumns,
	launchPeriods: Resources['launchPeriods'],
	report: Report,
): void {
	const boards = weeks.map((week) => boardOf(launchPeriods.get(String(week))?.rankings ?? []));
	const ranked = new Map<unknown, number>();
	for (const { places } of boards) for (const slug of places.keys()) ranked.set(slug, (ranked.get(slug) ?? 0) + 1);
	for (const [row, slug] of slugs.entries()) {
		const launches = rows[row] ?? [];
		const found: Place[] = [];
		let wrong: number | undefined;
		for (let at = 0; at < launches.length; at += 4) {
			const [week, position, votes, comments] = launches.slice(at, at + 4).map(Number);
			const { places, last } = boards[week ?? -1] ?? { places: new Map<unknown, Place>(), last: 0 };
			const place = places.get(slug);
			if (place) found.push(place);
			// Leaderboards are cut off at their limit.
			const isRight = place
				? place.position === position && place.votes === votes && place.comments === comments
				: Number(position) > last;
			if (!isRight) wrong ??= week;
		}
		const pointer = `/columns/launches/${row}`;
		if (wrong !== undefined) {
			report({ file, pointer, message: `differs from the leaderboard of \`${weeks[wrong]}\`.` });
		} else if (found.length !== (ranked.get(slug) ?? 0)) {
			report({ file, pointer, message: `lacks a launch of \`${slug}\`.` });
		} else {
			checkNumbers(file, row, { found, isWhole: 4 * found.length === launches.length, comments, scores }, report);
		}
	}
}

interface Place {
	readonly position: unknown;
	readonly votes: unknown;
	readonly comments: unknown;
	readonly score: unknown;
}

interface RowNumbers extends Pick<LaunchColumns, 'comments' | 'scores'> {
	readonly found: readonly Place[];
	/** Whether all places of the product are among those found. */
	readonly isWhole: boolean;
}

function checkNumbers(
	file: string,
	row: number,
	{ found, isWhole, comments, scores }: RowNumbers,
	report: Report,
): void {
	const sum = found.reduce((all, place) => all + Number(place.comments), 0);
	const best = found.reduce<number | null>((most, { score }) => Math.max(most ?? Number(score), Number(score)), null);
	const check = (column: string, value: unknown, least: number | null) => {
		if (isWhole ? value === least : least === null || Number(value) >= least) return;
		const message = `is not ${isWhole ? '' : 'at least '}${least}, as the leaderboards have it.`;
		report({ file, pointer: `/columns/${column}/${row}`, message });
	};
	check('comments', comments[row], sum);
	check('best_score', scores[row], best);
}

function boardOf(rankings: readonly Readonly<Record<string, unknown>>[]) {
	const isRanked = hasPlaces(rankings);
	const places = new Map(
		rankings.map(({ product, position, votes, comments, score }): [unknown, Place] => [
			product,
			{ position: isRanked ? position : 0, votes, comments, score },
		]),
	);
	return { places, last: isRanked ? Number(rankings.at(-1)?.['position']) : rankings.length > 0 ? -1 : 0 };
}

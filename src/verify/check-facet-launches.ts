/** The launches by which agents choose products are the places of the leaderboards. */
import type { Resources } from './resources.ts';
import type { Report } from './violation.ts';

/** Three numbers for each launch: the week, the position in it, and the votes. */
type Launches = readonly unknown[];

/**
 * @param slugs - Of products, in the order of the rows.
 * @param weeks - Slugs of weeks, for which the numbers in the rows stand.
 */
export function checkFacetLaunches(
	file: string,
	{
		slugs,
		weeks,
		rows,
	}: Readonly<Record<'slugs' | 'weeks', readonly unknown[]>> & { readonly rows: readonly Launches[] },
	launchPeriods: Resources['launchPeriods'],
	report: Report,
): void {
	const boards = weeks.map((week) => boardOf(launchPeriods.get(String(week))?.rankings ?? []));
	const ranked = new Map<unknown, number>();
	for (const { places } of boards) for (const slug of places.keys()) ranked.set(slug, (ranked.get(slug) ?? 0) + 1);
	for (const [row, slug] of slugs.entries()) {
		const launches = rows[row] ?? [];
		let found = 0;
		let wrong: number | undefined;
		for (let at = 0; at < launches.length; at += 3) {
			const [week, position, votes] = launches.slice(at, at + 3).map(Number);
			const { places, last } = boards[week ?? -1] ?? { places: new Map(), last: 0 };
			const place = places.get(slug);
			if (place) found++;
			// Leaderboards are cut off at their limit.
			const isRight = place ? place.position === position && place.votes === votes : Number(position) > last;
			if (!isRight) wrong ??= week;
		}
		const pointer = `/columns/launches/${row}`;
		if (wrong !== undefined) {
			report({ file, pointer, message: `differs from the leaderboard of \`${weeks[wrong]}\`.` });
		} else if (found !== (ranked.get(slug) ?? 0)) {
			report({ file, pointer, message: `lacks a launch of \`${slug}\`.` });
		}
	}
}

function boardOf(rankings: readonly Readonly<Record<string, unknown>>[]) {
	const places = new Map(rankings.map(({ product, position, votes }) => [product, { position, votes }]));
	return { places, last: Number(rankings.at(-1)?.['position'] ?? 0) };
}

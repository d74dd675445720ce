/** Records of finished weeks: what a source has published of them. */
import type { PublishedPlacement } from '../../client/resources.ts';
import type { RecordedPlace } from '../../content/schemas/record.ts';
import { roundScore } from '../../content/schemas/score.ts';
import type { ImportPlan } from './import-plan.ts';

/** A product's place in one week. */
interface PlacedProduct extends PublishedPlacement {
	readonly product: string;
}

interface Sources {
	/** By product. */
	readonly launches: ReadonlyMap<string, readonly PublishedPlacement[]>;
	/** Whether a week is over, and has no record yet. */
	readonly isOpen: (period: string) => boolean;
}

/** More places than that without a product are no week that anybody has published. */
const maximumUnknown = 10_000;

/**
 * @param imported - Slugs of products that are added or compared, as the source has them.
 * @returns Records, and a sentence for each week that gets none although it is over.
 */
export function planRecords(
	sources: Sources,
	imported: ReadonlySet<string>,
	updates: ImportPlan['updates'],
): Pick<ImportPlan, 'newRecords' | 'notes'> {
	const contradicted = new Set(
		updates.flatMap(({ conflicts }) => conflicts.flatMap(({ field }) => /^launches\[(.*)\]/.exec(field)?.[1] ?? [])),
	);
	const newRecords = new Map<string, readonly RecordedPlace[]>();
	const notes: string[] = [];
	for (const [period, placed] of placedByPeriod(sources)) {
		const byPosition = new Map(placed.map((place) => [place.position, place]));
		const last = placed.reduce((most, { position }) => Math.max(most, position), 0);
		const refuse = (why: string) =>
			notes.push(
				`The week \`${period}\` gets no record: ${why}. \`npm run close -- ${period}\` records the order of the figures.`,
			);
		if (contradicted.has(period)) refuse('files of products have other figures of it');
		else if (byPosition.size < placed.length) refuse('two products have the same place');
		else if (last > placed.length + maximumUnknown) refuse('its places are too many');
		else {
			const sorted = placed.filter(({ product }) => imported.has(product)).sort((a, b) => a.position - b.position);
			newRecords.set(period, recordOf(sorted, last));
		}
	}
	return { newRecords, notes };
}

/** Weeks that are over, oldest first. */
function placedByPeriod({ launches, isOpen }: Sources): [string, PlacedProduct[]][] {
	const placed = [...launches].flatMap(([product, places]) => places.map((place) => ({ ...place, product })));
	const byPeriod = Map.groupBy(
		placed.filter(({ launch_period }) => isOpen(launch_period)),
		({ launch_period }) => launch_period,
	);
	return [...byPeriod].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every place from 1 on, without a product where none is known. */
function recordOf(known: readonly PlacedProduct[], last: number): RecordedPlace[] {
	const byPosition = new Map(known.map((place) => [place.position, place]));
	return Array.from({ length: last }, (_, index): RecordedPlace => {
		const { product, score = 0, votes = 0, comments = 0 } = byPosition.get(index + 1) ?? {};
		return { position: index + 1, product, score: roundScore(score), votes, comments };
	});
}

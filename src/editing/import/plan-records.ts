/** Records of finished weeks: what a source has published of them. */

import type { PublishedPlacement } from '../../client/resources.ts';
import type { RecordedPlace } from '../../content/schemas/record.ts';
import { roundScore } from '../../content/schemas/score.ts';
import type { ImportPlan } from './import-plan.ts';

interface Sources {
	/** By product. */
	readonly launches: ReadonlyMap<string, readonly PublishedPlacement[]>;
	/** Whether a week is over, and has no record yet. */
	readonly isOpen: (period: string) => boolean;
}

/**
 * @param plan - Products that are added or compared.
 * @returns Records, and a sentence for each week that gets none although it is over.
 */
export function planRecords(
	{ launches, isOpen }: Sources,
	{ added, updates }: Pick<ImportPlan, 'added' | 'updates'>,
): Pick<ImportPlan, 'newRecords' | 'notes'> {
	const imported = new Set([...added, ...updates].map(({ slug }) => slug));
	const contradicted = new Set(
		updates.flatMap(({ conflicts }) => conflicts.flatMap(({ field }) => /^launches\[(.*)\]/.exec(field)?.[1] ?? [])),
	);
	const byPeriod = new Map<string, (PublishedPlacement & { readonly product: string })[]>();
	for (const [product, placements] of launches) {
		for (const placement of placements) {
			if (!isOpen(placement.launch_period)) continue;
			const week = byPeriod.get(placement.launch_period) ?? [];
			week.push({ ...placement, product });
			byPeriod.set(placement.launch_period, week);
		}
	}
	const newRecords = new Map<string, RecordedPlace[]>();
	const notes: string[] = [];
	for (const [period, placements] of [...byPeriod].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const places = recordOf(placements, imported);
		if (contradicted.has(period)) {
			notes.push(
				`The week \`${period}\` gets no record: files of products have other figures of it. \`npm run close -- ${period}\` records what they give.`,
			);
		} else if (places === undefined) {
			notes.push(
				`The week \`${period}\` gets no record: its places are not in the order of score, votes and comments. \`npm run close -- ${period}\` records the order of the figures.`,
			);
		} else newRecords.set(period, places);
	}
	return { newRecords, notes };
}

/** Every place from 1 on, without a product where none is known; `undefined` for an order that its figures do not give. */
function recordOf(
	placements: readonly (PublishedPlacement & { readonly product: string })[],
	imported: ReadonlySet<string>,
): RecordedPlace[] | undefined {
	const byPosition = new Map(placements.map((placement) => [placement.position, placement]));
	const sorted = [...byPosition.values()].sort((a, b) => a.position - b.position);
	if (
		byPosition.size < placements.length ||
		!sorted.every((place, index) => index === 0 || isInOrder(sorted[index - 1] ?? place, place))
	)
		return undefined;
	const last = sorted.at(-1)?.position ?? 0;
	if (last > 100 * (placements.length + 10)) return undefined;
	return Array.from({ length: last }, (_, index): RecordedPlace => {
		const place = byPosition.get(index + 1);
		const isKnown = place !== undefined && imported.has(place.product);
		if (!isKnown) return { position: index + 1, product: undefined, score: 0, votes: 0, comments: 0 };
		const { position, product, score, votes, comments } = place;
		return { position, product, score: roundScore(score), votes, comments };
	});
}

const isInOrder = (a: PublishedPlacement, b: PublishedPlacement): boolean =>
	a.score !== b.score ? a.score > b.score : a.votes !== b.votes ? a.votes > b.votes : a.comments >= b.comments;

/** What corrections of a closed week say. */
import type { Correction, Place } from '../catalog/catalog.ts';
import { counted, grouped } from '../contract/counts.ts';

/** Corrections of one day with one reason, those of figures first. */
export interface CorrectionGroup extends Pick<Correction, 'date' | 'reason'> {
	readonly corrections: readonly Correction[];
}

/** @param corrections - Oldest first. */
export function correctionGroups(corrections: readonly Correction[]): CorrectionGroup[] {
	const groups = Map.groupBy(corrections, ({ date, reason }) => `${date} ${reason}`);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const sorted = group.toSorted((a, b) => rank(a) - rank(b) || placeIn(a) - placeIn(b));
		return [{ date: first.date, reason: first.reason, corrections: sorted }];
	});
}

const rank = ({ before, now }: Correction): number =>
	Number(before !== undefined && now !== undefined && figuresOf(before) === figuresOf(now));
const placeIn = ({ before, now }: Correction): number => (now ?? before)?.position ?? 0;
const figuresOf = (place: Place): string => figures.map((of) => of(place)).join();

/**
 * What has changed, as the end of a sentence that begins with the product: `has 200 votes; it was published with 214
 * votes`.
 */
export function correctedPlace({ before, now }: Pick<Correction, 'before' | 'now'>): string {
	if (!before)
		return now ? `is added in place ${grouped(now.position)}, with ${listOf(figures.map((of) => of(now)))}` : unknown;
	if (!now) return `is no longer ranked; it was published in place ${grouped(before.position)}`;
	const differing = figures.filter((of) => of(before) !== of(now));
	const [present, published] = [now, before].map((place) => listOf(differing.map((of) => of(place))));
	const places = `from place ${grouped(before.position)} to place ${grouped(now.position)}`;
	const hasMoved = before.position !== now.position;
	if (differing.length === 0) return hasMoved ? `moves ${places}` : unknown;
	return `has ${present}; it was published with ${published}${hasMoved ? `, and moves ${places}` : ''}`;
}

/** Where nothing that is shown differs. */
const unknown = 'was corrected';

const figures: readonly ((place: Place) => string)[] = [
	({ votes }) => counted(votes, 'vote'),
	({ comments }) => counted(comments, 'comment'),
	({ score }) => `a score of ${grouped(score)}`,
];

const listOf = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

/** What the digest says, in mail, as text and in the feed alike. */
import { counted, grouped } from '../../contract/counts.ts';
import { type CorrectionGroup, correctedPlace } from '../corrections.ts';
import { dateRange, longDate } from '../dates.ts';
import { movementInWords } from '../movement.ts';
import type { DigestProps } from '../props/digest.ts';
import type { BoardPlace } from '../props/places.ts';
import { countsInWords } from '../score-words.ts';
import { weekNumber } from '../week-number.ts';

/** The subject of the mail: what came first, then the number of the week. */
export function subjectOf({ site, period, places }: DigestProps): string {
	const winner = places.find((place): place is TakenPlace => place.position === 1 && place.product !== undefined);
	const issue = `${site.name}, ${weekNumber(period.slug)}`;
	return winner ? `${winner.name} came first · ${issue}` : issue;
}

/** `No. 46 · 9–15 November 2026`. */
export const numberLine = ({ period }: DigestProps): string =>
	`${weekNumber(period.slug)} · ${dateRange(period.starts_on, period.ends_on)}`;

/** What mail programs show beside the subject. */
export function previewOf({ places, count }: DigestProps): string {
	const named = places
		.slice(0, 3)
		.flatMap((place) => (place.product === undefined ? [] : `${grouped(place.position)}. ${place.name}`));
	return `${named.join(', ')}, of ${counted(count, 'launch', 'launches')}.`;
}

/** The link to the week's page. */
export const allPlaces = ({ count }: DigestProps): string =>
	count === 1 ? 'The week on the board' : `All ${grouped(count)} places of the week`;

export function nextLine({ next }: DigestProps): string | undefined {
	if (!next) return undefined;
	const closing = `${next.name} closes on ${longDate(next.ends_on)}, at midnight UTC.`;
	if (!next.count) return closing;
	return `${closing} ${counted(next.count, 'product has', 'products have')} launched in it.`;
}

/** Corrections that move many products are told in full on the page of the week. */
const mostCorrected = 5;

export function correctionLine({ date, reason, corrections }: CorrectionGroup): string {
	const said = corrections
		.slice(0, mostCorrected)
		.map((correction) => `${correction.name} ${correctedPlace(correction)}.`);
	const more = corrections.length - said.length;
	const rest = more > 0 ? [`${counted(more, 'more product')} moved.`] : [];
	return [`Corrected on ${longDate(date)}:`, ...said, ...rest, `Reason: ${reason}`].join(' ');
}

/** A place that is not withdrawn. */
export type TakenPlace = Exclude<BoardPlace, { readonly product: undefined }>;

/** What stands below a name: its figures, and how it moved. */
export const belowName = (place: TakenPlace, period: string): string =>
	[figuresOf(place), movedOf(place, period)].filter(Boolean).join(' · ');

/** A score with the votes and comments that it is made of; zero is not said. */
function figuresOf(place: TakenPlace): string {
	const counts = countsInWords(place);
	if (place.score === 0) return counts;
	if (place.score === place.votes) return [grouped(place.score), counts].filter(Boolean).join(' ');
	return [`Score ${grouped(place.score)}`, counts].filter(Boolean).join(' · ');
}

/** How it moved since its launch before; empty for the first. */
export const movedOf = ({ movement }: TakenPlace, period: string): string =>
	movement ? movementInWords(movement, period) : '';

/** Weeks that a search leads to: by number or slug, and the last finished one with its winner. */
import { fold } from './terms.ts';

/** A week as the search index has it. */
export interface IndexedWeek {
	readonly slug: string;
	readonly name: string;
	/** Slug of the product that won the last finished week. Other weeks have none. */
	readonly winner?: string | undefined;
}

/** `week 47`, `w47`, `2026-w47`, `week 47, 2026`. */
const weekPattern = /^(?:(\d{4})[ -]?)?w(?:eek)? ?0?(\d{1,2})(?:,? (?:of )?(\d{4}))?$/;

export interface FoundWeeks {
	readonly weeks: readonly IndexedWeek[];
	/** Whether the query asks for the winner. */
	readonly isWinner: boolean;
}

/** @param weeks - Newest first. */
export function findWeeks(query: string, weeks: readonly IndexedWeek[]): FoundWeeks {
	const words = fold(query);
	const [, before, number, after] = weekPattern.exec(words) ?? [];
	const isWinner = /\bwinners?\b/.test(words);
	if (number === undefined) {
		return { weeks: isWinner || words === 'last week' ? weeks.filter(({ winner }) => winner) : [], isWinner };
	}
	const [year = '', end] = [before ?? after, `-w${number.padStart(2, '0')}`];
	return { weeks: weeks.filter(({ slug }) => slug.startsWith(year) && slug.endsWith(end)), isWinner };
}

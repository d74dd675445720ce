/** Weeks that a search leads to: by number or slug, and the last finished one with its winner. */
import { searchLanguage } from './languages.ts';
import { fold } from './terms.ts';

/** A week as the search index has it. */
export interface IndexedWeek {
	readonly slug: string;
	readonly name: string;
	/** Slug of the product that won the last finished week. Other weeks have none. */
	readonly winner?: string | undefined;
}

export interface FoundWeeks {
	readonly weeks: readonly IndexedWeek[];
	/** Whether the query asks for the winner. */
	readonly isWinner: boolean;
}

/** @param weeks - Newest first. */
export function findWeeks(query: string, weeks: readonly IndexedWeek[], language = searchLanguage()): FoundWeeks {
	const words = fold(query);
	const [, before, number, after] = language.week.exec(words) ?? [];
	const isWinner = language.winner.test(words);
	if (number === undefined) {
		return { weeks: isWinner || words === language.lastWeek ? weeks.filter(({ winner }) => winner) : [], isWinner };
	}
	const [year = '', end] = [before ?? after, `-w${number.padStart(2, '0')}`];
	return { weeks: weeks.filter(({ slug }) => slug.startsWith(year) && slug.endsWith(end)), isWinner };
}

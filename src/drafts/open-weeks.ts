import { addDays } from '../content/schemas/calendar-date.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A week that takes launches. */
export type OpenWeek = Vocabulary['launch_periods'][number] & {
	/** The instant at which its last day is over, in UTC. */
	readonly closes_at: string;
};

/** Weeks that are open or to come, the earliest first. */
export const openWeeks = ({ launch_periods }: Pick<Vocabulary, 'launch_periods'>): readonly OpenWeek[] =>
	launch_periods.map((week) => ({ ...week, closes_at: `${addDays(week.ends_on, 1)}T00:00:00Z` }));

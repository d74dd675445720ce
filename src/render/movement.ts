/** How a product's place in a week compares with those of its launches before. */
import type { Placement } from '../catalog/catalog.ts';
import { grouped } from '../contract/counts.ts';

export interface Movement {
	/** Places that it is higher than at its launch before; negative where it is lower. */
	readonly up: number;
	/** Slug of the week of that launch. */
	readonly since: string;
}

/** A place in the week that begins on a day. */
export interface DatedPlace extends Pick<Placement, 'position'> {
	readonly starts_on: string;
}

/** Of fewer places the movement alone tells. */
const fewest = 3;
/** What a small picture has room for; also keeps the sum over all weeks of a product linear. */
const most = 52;

/**
 * @param launches - Of one product, newest first.
 * @param period - Slug of one of their weeks.
 * @returns `undefined` for the first launch.
 */
export function movementOf(launches: readonly Placement[], period: string): Movement | undefined {
	const at = launches.findIndex(({ launch_period }) => launch_period.slug === period);
	const [now, before] = at < 0 ? [] : launches.slice(at, at + 2);
	return now && before && { up: before.position - now.position, since: before.launch_period.slug };
}

/**
 * The places of a product up to one of its weeks, oldest first; what came later is no part of the page of that week.
 *
 * @returns `undefined` for fewer than three.
 */
export function rankingHistory(launches: readonly Placement[], period: string): readonly DatedPlace[] | undefined {
	const at = launches.findIndex(({ launch_period }) => launch_period.slug === period);
	if (at < 0 || launches.length - at < fewest) return undefined;
	return launches
		.slice(at, at + most)
		.reverse()
		.map(({ position, launch_period: { starts_on } }) => ({ position, starts_on }));
}

/**
 * `up 3 since week 46`; the year is said where it is another one.
 *
 * @param period - Slug of the week of the page.
 */
export function movementInWords({ up, since }: Movement, period: string): string {
	const [year, week] = since.split('-w');
	const named = `week ${Number(week)}${period.startsWith(`${year}-`) ? '' : ` of ${year}`}`;
	if (up === 0) return `same place as in ${named}`;
	return `${up > 0 ? 'up' : 'down'} ${grouped(Math.abs(up))} since ${named}`;
}

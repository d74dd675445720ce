import type { Placement, Product } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { placedLaunches } from '../published-places.ts';

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `2nd`, `3rd`, `11th`. */
const ordinal = (position: number): string => `${grouped(position)}${endings[rules.select(position)] ?? 'th'}`;

/** `week 46 of 2026` for `2026-w46`. */
export function weekOf(period: string): string {
	const [year = '', week = ''] = period.split('-w');
	return `week ${Number(week)} of ${year}`;
}

/** The best place that a product has reached; of equal ones a final one, then the latest. */
export function bestPlace({ launches }: Product): Placement | undefined {
	const isActive = ({ launch_period }: Placement) => Number(launch_period.status === 'active');
	return placedLaunches(launches).toSorted((a, b) => a.position - b.position || isActive(a) - isActive(b))[0];
}

/** `1st in week 46 of 2026`; a place in a week that is not over is one so far. */
export function placeInWords({ position, launch_period: { slug, status } }: Placement): string {
	return `${ordinal(position)}${status === 'active' ? ' so far' : ''} in ${weekOf(slug)}`;
}

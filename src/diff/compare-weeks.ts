import { compareTexts } from '../content/schemas/text-order.ts';
import type { AddedResource, ApiDiff, ChangedPlace, ChangedResource } from './api-diff.ts';
import type { ApiState, Members, WeekState } from './api-state.ts';
import { compareMembers } from './compare-members.ts';
import { nameOf } from './compare-products.ts';

export function compareWeeks(before: ApiState, after: ApiState): ApiDiff['launch_periods'] {
	const missing = (state: ApiState, other: ApiState): AddedResource[] =>
		weeksOf(other)
			.filter(([slug, { starts_on }]) => !state.launch_periods.has(slug) && starts_on >= (state.completeSince ?? ''))
			.map(([slug, { facts }]) => ({ slug, name: nameOf(facts) }));
	const added = missing(before, after);
	const isNew = new Set(added.map(({ slug }) => slug));
	const turned = (isFinished: boolean): string[] =>
		weeksOf(after)
			.filter(([slug, week]) => {
				const old = before.launch_periods.get(slug);
				return week.isFinished === isFinished && (old ? old.isFinished !== isFinished : isNew.has(slug));
			})
			.map(([slug]) => slug);
	return {
		added,
		removed: missing(after, before),
		opened: turned(false),
		closed: turned(true),
		changed: weeksOf(before).flatMap(([slug, { facts }]): ChangedResource[] => {
			const now = after.launch_periods.get(slug);
			const changes = now ? compareMembers(facts, now.facts) : [];
			return changes.length === 0 ? [] : [{ slug, changes }];
		}),
	};
}

/** Members of an entry that follow its product, or stand beside its place. */
const elsewhere = ['position', 'product', 'name', 'tagline', 'url'];

/**
 * Places of weeks that both states know, by week and position.
 *
 * @param renames - New slugs of products by old ones.
 */
export function comparePlaces(before: ApiState, after: ApiState, renames: ReadonlyMap<string, string>): ChangedPlace[] {
	return weeksOf(before).flatMap(([launch_period, { rankings }]) => {
		const now = after.launch_periods.get(launch_period)?.rankings;
		if (!now) return [];
		const old = new Map([...rankings].map(([slug, entry]) => [renames.get(slug) ?? slug, entry]));
		const places = [...new Set([...old.keys(), ...now.keys()])].flatMap((product): ChangedPlace[] => {
			const [left, right] = [old.get(product), now.get(product)];
			const [from, to] = [positionOf(left), positionOf(right)];
			const changes = left && right ? compareMembers(left, right, elsewhere) : [];
			return from === to && changes.length === 0 ? [] : [{ launch_period, product, from, to, changes }];
		});
		return places.sort((a, b) => rank(a) - rank(b) || compareTexts(a.product, b.product));
	});
}

const positionOf = (entry: Members | undefined): number | null => {
	const position = entry?.['position'];
	return typeof position === 'number' ? position : null;
};

/** Those that have a place come first. */
const rank = ({ from, to }: ChangedPlace): number => to ?? 1_000_000 + (from ?? 0);

/** Newest first. */
export const weeksOf = ({ launch_periods }: ApiState): [string, WeekState][] =>
	[...launch_periods].sort(([a, { starts_on: x }], [b, { starts_on: y }]) => compareTexts(y, x) || compareTexts(b, a));

import type { ApiDiff } from './api-diff.ts';
import type { ApiState } from './api-state.ts';
import { compareProducts } from './compare-products.ts';
import { comparePlaces, compareWeeks } from './compare-weeks.ts';
import { findBrokenPromises } from './find-broken-promises.ts';
import { matchRenames } from './match-renames.ts';

/** What differs between two states of the API, in time that grows with their size alone. */
export function diffStates(before: ApiState, after: ApiState): ApiDiff {
	const renames = matchRenames(before, after);
	const differences = {
		products: compareProducts(before, after, renames),
		launch_periods: compareWeeks(before, after),
		places: comparePlaces(before, after, renames),
	};
	return { ...differences, broken_promises: findBrokenPromises(before, after, differences) };
}

/** The props of the launch form. */
import type { Catalog } from '../../catalog/catalog.ts';
import { policyAdditions } from '../../content/schemas/policy.ts';
import { vocabularyOf } from '../../content/schemas/vocabulary.ts';
import { layoutOf } from './layout.ts';
import { mostComing } from './week.ts';

export type LaunchProps = ReturnType<typeof launchProps>;

export function launchProps(catalog: Catalog) {
	const vocabulary = vocabularyOf(catalog);
	return {
		layout: layoutOf(catalog),
		vocabulary,
		/** Hosts to which scripts on every page send requests. */
		connections: policyAdditions(catalog.site).connect ?? [],
		/** The weeks that the form offers: the next of them. A draft may name a later one. */
		weeks: vocabulary.launch_periods.slice(0, mostComing + 1),
	};
}

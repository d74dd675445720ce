/** The props of the launch form. */
import type { Catalog } from '../../catalog/catalog.ts';
import { vocabularyOf } from '../../content/schemas/vocabulary.ts';
import { layoutOf } from './layout.ts';
import { mostComing } from './week.ts';

export type LaunchProps = ReturnType<typeof launchProps>;

export function launchProps(catalog: Catalog) {
	const vocabulary = vocabularyOf(catalog);
	return {
		layout: layoutOf(catalog),
		vocabulary,
		/** The weeks that the form offers: the next of them. A draft may name a later one. */
		weeks: vocabulary.launch_periods.slice(0, mostComing + 1),
	};
}

import type { Catalog } from '../../catalog/catalog.ts';
import { draftLimits, type Vocabulary } from '../../drafts/vocabulary.ts';

/** The words that a draft may use. Beside the launch page the only place that shows plans and weeks to come. */
export function vocabulary(catalog: Catalog): Vocabulary {
	const { site, base_url, categories, launch_periods, upcoming_periods } = catalog;
	const active = launch_periods.filter(({ status }) => status === 'active');
	return {
		base_url,
		categories: categories.map(({ slug, name }) => ({ slug, name })),
		pricing_models: site.pricing_models,
		plans: site.plans,
		launch_periods: [...active, ...upcoming_periods].map(({ slug, name, starts_on, ends_on }) => ({
			slug,
			name,
			starts_on,
			ends_on,
		})),
		forge: site.forge,
		limits: draftLimits,
	};
}

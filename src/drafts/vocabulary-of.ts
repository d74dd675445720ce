import type { Site } from '../content/schemas/site.ts';
import { draftLimits, type Vocabulary } from './vocabulary.ts';

type Week = Vocabulary['launch_periods'][number];

/** What a catalog says of the words that a draft may use. */
interface CatalogWords {
	readonly site: Pick<Site, 'plans' | 'pricing_models' | 'forge'>;
	readonly base_url: string;
	readonly categories: Vocabulary['categories'];
	readonly launch_periods: readonly (Week & { readonly status: 'active' | 'finished' })[];
	readonly upcoming_periods: readonly Week[];
}

/** The words that a draft may use. Beside the launch page the only place that shows plans and weeks to come. */
export function vocabularyOf(catalog: CatalogWords): Vocabulary {
	const { site, base_url, categories, launch_periods, upcoming_periods } = catalog;
	const active = launch_periods.filter(({ status }) => status === 'active');
	return {
		base_url,
		categories: categories.map(({ slug, name }) => ({ slug, name })),
		pricing_models: site.pricing_models.map(({ slug, name, free }) => ({ slug, name, free })),
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

import { isEnglish } from '../../texts/formats.ts';
import { lang } from '../../texts/lang.ts';
import { layout } from '../../texts/sections.ts';
import { maximumSlugLength } from '../../urls/paths.ts';
import { maximumBodyBytes } from './body.ts';
import type { Forge } from './forge.ts';
import type { OwnField } from './own-fields.ts';
import { membersOf } from './product-fields.ts';
import type { Site } from './site.ts';
import { addDays } from './week.ts';

/** A word that a draft may use. */
export interface Word {
	readonly slug: string;
	readonly name: string;
}

/** The words that a draft may use, and where it goes: the JSON of `/data/vocabulary.json`. */
export interface Vocabulary {
	/** Base of absolute URLs, without a trailing slash. */
	readonly base_url: string;
	readonly categories: readonly Word[];
	/** `free`: whether a product of this model costs nothing. */
	readonly pricing_models: readonly (Word & { readonly free: boolean })[];
	/** The board's own fields that makers fill in; none for a board without any. */
	readonly own_fields?: readonly OwnField[];
	readonly plans: readonly (Word & Pick<Site['plans'][number], 'description' | 'price_label' | 'pay_url'>)[];
	/** Weeks that are open or to come, the earliest first. */
	readonly launch_periods: readonly (Word & { readonly starts_on: string; readonly ends_on: string })[];
	readonly forge: Forge;
	/** Where people without an account at the forge send their file. */
	readonly submit_email?: string | undefined;
	/** The link to the file of a product as its page shows it, unless it is in English. */
	readonly edit_link?: string;
	readonly limits: typeof draftLimits;
}

/** The most that a field may hold: characters, entries of `categories`, bytes of `description`. */
export const draftLimits = { ...membersOf('limit'), description: maximumBodyBytes, slug: maximumSlugLength } as const;

type Week = Vocabulary['launch_periods'][number];

/** The part of a catalog that the vocabulary is made of. */
interface CatalogWords {
	readonly site: Pick<Site, 'plans' | 'pricing_models' | 'forge' | 'submit_email' | 'fields'>;
	readonly base_url: string;
	readonly categories: Vocabulary['categories'];
	readonly launch_periods: readonly (Week & { readonly status: 'active' | 'finished' })[];
	readonly upcoming_periods: readonly Week[];
}

/** The words that a draft may use. Only this and the launch page show plans and weeks to come. */
export function vocabularyOf(catalog: CatalogWords): Vocabulary {
	const { site, base_url, categories, launch_periods, upcoming_periods } = catalog;
	const active = launch_periods.filter(({ status }) => status === 'active');
	const own_fields = site.fields.filter(({ makers }) => makers);
	return {
		base_url,
		categories: categories.map(({ slug, name }) => ({ slug, name })),
		pricing_models: site.pricing_models.map(({ slug, name, free }) => ({ slug, name, free })),
		...(own_fields.length > 0 && { own_fields }),
		plans: site.plans,
		launch_periods: [...active, ...upcoming_periods].map(({ slug, name, starts_on, ends_on }) => ({
			slug,
			name,
			starts_on,
			ends_on,
		})),
		forge: site.forge,
		submit_email: site.submit_email,
		...(isEnglish(lang()) ? undefined : { edit_link: layout.editPage }),
		limits: draftLimits,
	};
}

/** A week that takes launches. */
export type OpenWeek = Week & {
	/** The instant at which its last day is over, in UTC. */
	readonly closes_at: string;
};

/** Weeks that are open or to come, the earliest first. */
export const openWeeks = ({ launch_periods }: Pick<Vocabulary, 'launch_periods'>): readonly OpenWeek[] =>
	launch_periods.map((week) => ({ ...week, closes_at: `${addDays(week.ends_on, 1)}T00:00:00Z` }));

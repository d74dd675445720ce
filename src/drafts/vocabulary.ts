import { maximumBodyBytes } from '../content/schemas/check-body.ts';
import { productLimits } from '../content/schemas/product.ts';
import { maximumSlugLength } from '../routes/paths.ts';

interface Word {
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
	readonly plans: readonly (Word & { readonly description: string })[];
	/** Weeks that are open or to come, the earliest first. */
	readonly launch_periods: readonly (Word & { readonly starts_on: string; readonly ends_on: string })[];
	readonly forge: Forge;
	readonly limits: typeof draftLimits;
}

/** Where the content lives, and where a person proposes a change to it. */
export interface Forge {
	readonly kind: 'github' | 'gitea' | 'gitlab';
	/** Address of the repository's page. */
	readonly repository: string;
	readonly branch: string;
}

/** The most that a field may hold: characters, entries of `categories`, bytes of `description`. */
export const draftLimits = { ...productLimits, description: maximumBodyBytes, slug: maximumSlugLength } as const;

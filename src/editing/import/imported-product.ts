import type { ProductFrontMatter } from '../../content/schemas/product.ts';

/** A launch as a source gives it. */
export interface ImportedLaunch {
	readonly period: string;
	readonly plan?: string;
	readonly approved?: boolean;
	readonly votes?: number;
	readonly comments?: number;
	readonly score?: number;
}

type ImportedFields = Partial<Omit<ProductFrontMatter, 'launches'>>;

/** A product that obeys the rules of the content, as far as it can be checked by itself. */
export interface ImportedProduct {
	/** Where it stands in the source. */
	readonly place: string;
	readonly slug: string;
	/** Whether the slug is made of the name, or that of another catalog. */
	readonly isSlugGuessed: boolean;
	readonly fields: ImportedFields & Pick<ProductFrontMatter, 'name' | 'categories'>;
	readonly launches: readonly ImportedLaunch[];
	/** Markdown. */
	readonly body: string | undefined;
}

/** A week that the content lacks. */
export interface NewPeriod {
	readonly slug: string;
	readonly name: string;
	readonly starts_on: string;
	readonly ends_on: string;
}

export interface NewCategory {
	readonly slug: string;
	readonly name: string;
}

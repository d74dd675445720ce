import type { ProductFrontMatter } from '../../content/schemas/product.ts';
import type { Site } from '../../content/schemas/site.ts';

/** A product of the content, to which a row of a source belongs. */
export interface ExistingProduct {
	readonly frontMatter: ProductFrontMatter;
	readonly body: string;
	/** The front matter as it is written, without defaults. */
	readonly written: unknown;
}

export interface ComparisonContext {
	readonly force: boolean;
	readonly rule: Site['score'];
	/** Whether a week has a record. */
	readonly isClosed: (period: string) => boolean;
}

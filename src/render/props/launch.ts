/** The props of the launch form. */
import type { Catalog } from '../../catalog/catalog.ts';
import { pictureSizes } from '../../content/schemas/product-fields.ts';
import { type Vocabulary, vocabularyOf } from '../../content/schemas/vocabulary.ts';
import { forgeName } from '../../drafts/forge-url.ts';
import { type Layout, layoutOf } from './layout.ts';
import { mostComing } from './week.ts';

export interface LaunchProps {
	readonly layout: Layout;
	readonly vocabulary: Vocabulary;
	/** The weeks that the form offers: the next of them. A draft may name a later one. */
	readonly weeks: Vocabulary['launch_periods'];
	/** How makers send pictures, which neither a link nor the text of an email can hold. */
	readonly pictures: string;
}

const mostWeeks = mostComing + 1;

export function launchProps(catalog: Catalog): LaunchProps {
	const words = vocabularyOf(catalog);
	const where = `your submission on ${forgeName(words.forge)}${words.submit_email ? ' or to your email' : ''}`;
	return {
		layout: layoutOf(catalog),
		vocabulary: words,
		weeks: words.launch_periods.slice(0, mostWeeks),
		pictures: `To add an icon or a screenshot, attach it to ${where}, as PNG, JPEG or WebP. Icon: ${pictureSizes.icon}. Screenshot: ${pictureSizes.screenshot}; say in a sentence what it shows.`,
	};
}

/** The props of the launch form. */
import type { Catalog } from '../../catalog/catalog.ts';
import { pictureSizes } from '../../content/schemas/product-fields.ts';
import { vocabularyOf } from '../../content/schemas/vocabulary.ts';
import { forgeName } from '../../drafts/forge-url.ts';
import { layoutOf } from './layout.ts';
import { mostComing } from './week.ts';

export type LaunchProps = ReturnType<typeof launchProps>;

export function launchProps(catalog: Catalog) {
	const vocabulary = vocabularyOf(catalog);
	const { forge, submit_email, launch_periods } = vocabulary;
	const where = `your submission on ${forgeName(forge)}${submit_email ? ' or to your email' : ''}`;
	return {
		layout: layoutOf(catalog),
		vocabulary,
		/** The weeks that the form offers: the next of them. A draft may name a later one. */
		weeks: launch_periods.slice(0, mostComing + 1),
		/** How makers send pictures, which neither a link nor the text of an email can hold. */
		pictures: `To add an icon or a screenshot, attach it to ${where}, as PNG, JPEG or WebP. Icon: ${pictureSizes.icon}. Screenshot: ${pictureSizes.screenshot}; say in a sentence what it shows.`,
	};
}

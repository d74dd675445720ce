import { launchPeriodFrontMatter } from '../content/schemas/launch-period.ts';
import { productFrontMatter } from '../content/schemas/product.ts';

const { element: launch } = productFrontMatter.shape.launches.unwrap();

/** The keys of content files in the order in which they are written. */
export const keyOrder: readonly string[] = [
	...new Set([productFrontMatter, launch, launchPeriodFrontMatter].flatMap(({ shape }) => Object.keys(shape))),
];

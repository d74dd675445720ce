/** What a check has found, whether it is wrong, probably wrong, or only worth a look. */
import type { LoadOptions } from '../../catalog/load.ts';
import { ContentError, type Issue, type Warning } from '../../content/issue.ts';
import { checkContent } from './check-content.ts';

export interface Findings {
	readonly issues: readonly Issue[];
	/** Warnings and notes. They are looked for when no issue is left. */
	readonly warnings: readonly Warning[];
	/** Of content without issues. */
	readonly counts: { readonly products: number; readonly launch_periods: number } | undefined;
}

/** @throws what is no issue of the content, such as a folder that cannot be read. */
export function findInContent(options: LoadOptions): Findings {
	try {
		const { catalog, warnings } = checkContent(options);
		const { products, launch_periods } = catalog;
		return {
			issues: [],
			warnings,
			counts: { products: products.length, launch_periods: launch_periods.length },
		};
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { issues: error.issues, warnings: [], counts: undefined };
	}
}

import { manifestFile } from '../check-manifest.ts';
import { contractPathOf, readContract } from '../contract.ts';
import { parseJson } from '../published-files.ts';
import type { Report } from '../violation.ts';
import { detailsOf } from './details-of.ts';
import type { FileText } from './file-text.ts';
import { inspectUrls } from './inspect-urls.ts';
import type { Details, Resource } from './outcome.ts';
import { hasSchema } from './schema-faults.ts';
import type { Site } from './site.ts';

interface Body {
	readonly isSound: boolean;
	readonly details?: Details | undefined;
}

/**
 * A file of the API is JSON that the contract declares, with addresses of this site; any other `.json` is JSON. The
 * manifest is large, and compared as a whole later.
 *
 * @param needs - Gets the rows of files to which the body leads.
 */
export function inspectBody({ file, bytes }: FileText, site: Site, needs: Set<number>, report: Report): Body {
	const name = contractPathOf(file);
	const path =
		name &&
		readContract()
			.paths()
			.find((entry) => entry.path === name);
	if (!path) {
		if (file.startsWith('/api/')) report({ file, pointer: '', message: 'has no path in the contract.' });
		else if (file.endsWith('.json') && file !== manifestFile) parseJson(file, bytes, report);
		return { isSound: true };
	}
	const body = parseJson(file, bytes, report);
	if (body === undefined || !hasSchema(file, body, path, report)) return { isSound: false };
	const { baseUrl, paths } = site;
	if (baseUrl !== undefined) inspectUrls({ file, body, baseUrl }, paths, needs, report);
	checkSlug(file, body as Resource, report);
	return { isSound: true, details: detailsOf(body as Resource, readContract().facts.productMembers) };
}

export const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

function checkSlug(file: string, body: Resource, report: Report): void {
	const { product, launch_period } = body as { product?: Resource; launch_period?: Resource };
	const resource = product ?? launch_period;
	if (!resource || resource['slug'] === slugOf(file)) return;
	const pointer = product ? '/product/slug' : '/launch_period/slug';
	report({ file, pointer, message: `is \`${resource['slug']}\`, the slug of another file.` });
}

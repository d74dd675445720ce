/** The files by which agents find products name every product, each by what its own file says. */
import type { Resource } from './inspect/outcome.ts';
import { escapePointer } from './json-pointer.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const namesFile = '/data/names.json';
const websitesFile = '/data/by-website.json';

export function checkLookups(files: PublishedFiles, products: ReadonlyMap<string, Resource>, report: Report): void {
	const rows = files.json(namesFile, report);
	if (Array.isArray(rows)) {
		for (const [index, row] of rows.entries()) {
			const [slug, name] = Array.isArray(row) ? row : [];
			if (products.get(String(slug))?.['name'] !== name) {
				report({ file: namesFile, pointer: `/${index}`, message: `differs from the product \`${slug}\`.` });
			}
		}
		if (rows.length !== products.size) {
			report({ file: namesFile, pointer: '', message: `has ${rows.length} rows instead of ${products.size}.` });
		}
	} else if (rows !== undefined) report({ file: namesFile, pointer: '', message: 'is no list.' });
	const slugs = files.json(websitesFile, report) as Readonly<Record<string, unknown>> | undefined;
	for (const website in slugs) {
		const slug = slugs[website];
		if (products.has(String(slug))) continue;
		const pointer = `/${escapePointer(website)}`;
		report({ file: websitesFile, pointer, message: `leads to the product \`${slug}\`, which does not exist.` });
	}
}

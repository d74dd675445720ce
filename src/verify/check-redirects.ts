/** Every page that has moved leads to a page that exists, and nothing stands where it was. */
import { resolves } from './check-links.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const file = '/data/moved.json';

export function checkRedirects(files: PublishedFiles, report: Report): void {
	const moved = files.json(file, report) as Readonly<Record<string, unknown>> | undefined;
	for (const [from, to] of Object.entries(moved ?? {})) {
		const pointer = `/${from.replaceAll('~', '~0').replaceAll('/', '~1')}`;
		if (typeof to !== 'string' || !resolves(files.paths, to)) {
			report({ file, pointer, message: `leads to \`${to}\`, which does not exist.` });
		}
		if (resolves(files.paths, from)) report({ file, pointer, message: 'has moved and exists all the same.' });
	}
}

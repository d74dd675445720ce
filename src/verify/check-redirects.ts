/** Every page that has moved leads to a page that exists, and nothing stands where it was. */
import { escapePointer } from './json-pointer.ts';
import type { PublishedFiles } from './published-files.ts';
import { resolves } from './resolve-path.ts';
import type { Report } from './violation.ts';

const file = '/data/moved.json';

export function checkRedirects(files: PublishedFiles, report: Report): void {
	const moved = files.json(file, report) as Readonly<Record<string, unknown>> | undefined;
	for (const [from, to] of Object.entries(moved ?? {})) {
		const pointer = `/${escapePointer(from)}`;
		if (typeof to !== 'string' || !resolves(files.paths, to)) {
			report({ file, pointer, message: `leads to \`${to}\`, which does not exist.` });
		}
		if (resolves(files.paths, from)) report({ file, pointer, message: 'has moved and exists all the same.' });
	}
}

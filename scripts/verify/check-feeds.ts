/** Who follows a feed finds it: a build with feeds has all of them, in each format. */
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export function checkFeeds({ paths }: PublishedFiles, report: Report): void {
	if (![...paths].some((path) => path.startsWith('/feeds/'))) return;
	const categories = [...paths].flatMap((path) => /^\/(categories\/[^/]+)\.html$/.exec(path)?.[1] ?? []);
	const names = ['products', 'winners', ...categories];
	const expected = ['/feeds/weeks.ics', ...names.flatMap((name) => [`/feeds/${name}.atom`, `/feeds/${name}.json`])];
	for (const file of expected) {
		if (!paths.has(file)) report({ file, pointer: '', message: 'does not exist, though the site has feeds.' });
	}
}

/** Corrections of closed weeks: what `/data/changes.json` says of them is what the weeks show. */
import { isDeepStrictEqual } from 'node:util';
import type { Leaderboard } from './check-launch-periods.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const file = '/data/changes.json';
const figures = ['position', 'score', 'votes', 'comments'];

interface Facts {
	readonly products: ReadonlyMap<string, Resource>;
	readonly launchPeriods: ReadonlyMap<string, Leaderboard>;
}

interface Correction {
	readonly launch_period?: unknown;
	readonly product?: unknown;
	readonly date?: unknown;
	readonly now?: Resource | null;
}

/** @returns The products that corrections name, by the slugs of their weeks. */
export function checkCorrections(
	files: PublishedFiles,
	{ products, launchPeriods }: Facts,
	report: Report,
): ReadonlyMap<string, ReadonlySet<string>> {
	const named = new Map<string, Set<string>>();
	// What is no JSON is reported with all other files.
	const { corrections } = (files.json(file, () => {}) ?? {}) as { readonly corrections?: unknown };
	if (!Array.isArray(corrections)) {
		report({ file, pointer: '/corrections', message: 'is not a list of corrections.' });
		return named;
	}
	for (const [index, correction] of (corrections as readonly (Correction | null)[]).entries()) {
		const { launch_period, product, date, now } = correction ?? {};
		const [week, slug] = [String(launch_period), String(product)];
		const refuse = (member: string, message: string): void => {
			report({ file, pointer: `/corrections/${index}/${member}`, message });
		};
		const board = launchPeriods.get(week);
		if (board?.launch_period['status'] !== 'finished') {
			refuse('launch_period', `is \`${week}\`, which is no finished week.`);
			continue;
		}
		if (!products.has(slug)) refuse('product', `is \`${slug}\`, which is no product.`);
		if (String(date) <= String(board.launch_period['ends_on'])) refuse('date', `is ${date}, before the week was over.`);
		named.set(week, (named.get(week) ?? new Set()).add(slug));
		const shown = board.rankings.find((ranking) => ranking['product'] === slug);
		const isShown = shown && isDeepStrictEqual(Object.fromEntries(figures.map((name) => [name, shown[name]])), now);
		if (now && shown ? !isShown : now === null && shown)
			refuse('now', `differs from /api/launch_periods/${week}.json.`);
		for (const page of [`/launches/${week}.html`, `/launches/${week}.md`]) {
			if (files.paths.has(page) && saysSo(files.text(page), slug, String(date))) continue;
			report({ file: page, pointer: '', message: `lacks the correction of \`${slug}\` on ${date}.` });
		}
	}
	return named;
}

/** Whether a page has a correction: as a list item of Markdown, or as a time with the link of a product behind it. */
function saysSo(page: string, product: string, date: string): boolean {
	if (page.includes(`- Corrected on ${date}: [${product}](`)) return true;
	return page
		.split(`datetime="${date}"`)
		.slice(1)
		.some((rest) => rest.slice(0, rest.indexOf('</li>')).includes(`href="/products/${product}"`));
}

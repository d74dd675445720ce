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

/** What corrections say of a week. */
export interface CorrectedWeek {
	readonly products: Set<string>;
	/** The day of the last one. */
	last: string;
}

/** @returns The corrected weeks by their slugs. */
export function checkCorrections(
	files: PublishedFiles,
	{ products, launchPeriods }: Facts,
	report: Report,
): ReadonlyMap<string, CorrectedWeek> {
	const corrected = new Map<string, CorrectedWeek>();
	// What is no JSON is reported with all other files.
	const { corrections } = (files.json(file, () => {}) ?? {}) as { readonly corrections?: unknown };
	if (!Array.isArray(corrections)) {
		report({ file, pointer: '/corrections', message: 'is not a list of corrections.' });
		return corrected;
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
		const own = corrected.get(week) ?? { products: new Set(), last: '' };
		own.products.add(slug);
		if (String(date) > own.last) own.last = String(date);
		corrected.set(week, own);
		const shown = board.rankings.find((ranking) => ranking['product'] === slug);
		const isLast = !corrections.slice(index + 1).some(isOf(week, slug));
		const isShown = shown && isDeepStrictEqual(Object.fromEntries(figures.map((name) => [name, shown[name]])), now);
		if (isLast && (now && shown ? !isShown : now === null && shown))
			refuse('now', `differs from /api/launch_periods/${week}.json.`);
		for (const page of [`/launches/${week}.html`, `/launches/${week}.md`]) {
			if (files.paths.has(page) && saysSo(files.text(page), slug, String(date))) continue;
			report({ file: page, pointer: '', message: `lacks the correction of \`${slug}\` on ${date}.` });
		}
	}
	return corrected;
}

const isOf =
	(week: string, slug: string) =>
	(other: Correction | null): boolean =>
		other?.launch_period === week && other.product === slug;

/** Whether a page has a correction: as a list item of Markdown, or as a time with the link of a product behind it. */
function saysSo(page: string, product: string, date: string): boolean {
	const start = `- Corrected on ${date}: `;
	if (page.split('\n').some((line) => line.startsWith(start) && line.includes(`[${product}](`))) return true;
	return page
		.split('<time datetime="')
		.some((part) => part.startsWith(`${date}"`) && part.includes(`href="/products/${product}"`));
}

import type { Leaderboard } from './check-launch-periods.ts';
import type { ReleaseFacts } from './facts/release-facts.ts';
import { slugOf } from './inspect/inspect-body.ts';
import { pageOf } from './inspect/inspect-file.ts';
import type { Details, Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';

/** What the single resources say that other files repeat, by slug in the order of their files. */
export interface Resources {
	/** Without the members that no other file repeats. */
	readonly products: ReadonlyMap<string, Resource>;
	readonly launchPeriods: ReadonlyMap<string, Leaderboard>;
	/** Digests of the members that lists show, by slug. */
	readonly listed: ReadonlyMap<string, string>;
	/** Slugs of the similar products that pages of products show, one in a line, by slug. */
	readonly similar: ReadonlyMap<string, string>;
	/** Digests of the products as they are exported. */
	readonly exported: ReadonlySet<string>;
}

export function readResources(files: PublishedFiles, { paths, details }: ReleaseFacts): Resources {
	const products = new Map<string, Resource>();
	const launchPeriods = new Map<string, Leaderboard>();
	const listed = new Map<string, string>();
	const similar = new Map<string, string>();
	const exported = new Set<string>();
	for (const [row, own] of inOrder(details)) {
		const path = paths.list[row] ?? '';
		const { product, isPeriod } = own;
		if (own.similar !== undefined) similar.set(path.slice('/products/'.length, -'.html'.length), own.similar);
		if (product) {
			products.set(slugOf(path), product);
			if (own.listed !== undefined) listed.set(slugOf(path), own.listed);
			if (own.exported !== undefined) exported.add(own.exported);
		}
		if (isPeriod) launchPeriods.set(slugOf(path), files.json(path, () => {}) as Leaderboard);
	}
	return { products, launchPeriods, listed, similar, exported };
}

/** Addresses by which pages call themselves. */
export function canonicalPages({ paths, canonical, details }: ReleaseFacts, baseUrl: string): Set<string> {
	const pages = new Set<string>();
	for (const [row, path] of paths.list.entries()) {
		const other = details.get(row)?.canonical;
		if (canonical[row] === 1) pages.add(`${baseUrl}${pageOf(path)}`);
		else if (other !== undefined) pages.add(other);
	}
	return pages;
}

const inOrder = (details: ReadonlyMap<number, Details>): [number, Details][] =>
	[...details].sort(([one], [other]) => one - other);

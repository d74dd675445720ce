/** Promises of the API that a change breaks: a slug stays reachable, and the record of a closed week stays. */
import { isDeepStrictEqual } from 'node:util';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { launchPeriodsPath, productsPath } from '../urls/paths.ts';
import type { ApiDiff, ApiState } from './diff-states.ts';

/** @returns The path of each resource, what is broken, and what to do. */
export function findBrokenPromises(before: ApiState, after: ApiState, { removed, weeksRemoved }: ApiDiff): string[] {
	const leads = (slug: string): boolean => after.renamed.has(slug) || after.withdrawn.has(slug);
	return [
		...removed.filter((slug) => !leads(slug)).map(vanishedProduct),
		...lostRedirects(before, after),
		...weeksRemoved.map(
			(slug) =>
				`${launchPeriodsPath}/${slug}: The week \`${slug}\` is gone, and its address no longer works. Restore \`launch_periods/${slug}.md\`.`,
		),
		...[...before.records].flatMap(([slug, places]) => changedRecord(slug, places, before, after)),
	];
}

const vanishedProduct = (slug: string): string =>
	`${productsPath}/${slug}: \`${slug}\` is gone: it is neither redirected nor withdrawn. If it was renamed, add it to \`former_slugs\` of the product. Otherwise, restore its file with \`discoverable: false\`.`;

/** Former slugs that no longer redirect, although their product still exists. */
function lostRedirects(before: ApiState, after: ApiState): string[] {
	return [...before.renamed].flatMap(([from, to]) => {
		const now = after.renamed.get(to) ?? to;
		const leads = after.renamed.has(from) || after.products.has(from) || after.withdrawn.has(from);
		if (leads || !after.products.has(now)) return [];
		return [
			`${productsPath}/${from}: \`${from}\` redirected to \`${to}\`, and no longer does. Add it to \`former_slugs\` of \`${now}\` again.`,
		];
	});
}

/** Products with a correction that the state before did not have: an older one explains nothing that happens later. */
function newlyCorrected(slug: string, before: ApiState, after: ApiState): ReadonlySet<string> {
	const known = new Set((before.corrections.get(slug) ?? []).map((correction) => JSON.stringify(correction)));
	const corrections = (after.corrections.get(slug) ?? []).filter((one) => !known.has(JSON.stringify(one)));
	return new Set(corrections.map(({ product }) => product));
}

function changedRecord(slug: string, places: readonly RecordedPlace[], before: ApiState, after: ApiState): string[] {
	const now = after.records.get(slug) ?? [];
	const corrected = newlyCorrected(slug, before, after);
	const rows = Array.from({ length: Math.max(places.length, now.length) }, (_, index) => index);
	const row = rows.find((index) => !isKept(places[index], now[index], corrected, after));
	if (after.records.has(slug) && row === undefined) return [];
	const what = after.records.has(slug) ? `has a different row ${(row ?? 0) + 1}` : 'is gone';
	return [
		`${launchPeriodsPath}/${slug}: The record of the week \`${slug}\` ${what}. Restore \`launch_periods/${slug}.csv\` as it was. To change it, make a correction.`,
	];
}

/** A row may follow a rename, lose a product that is withdrawn, and hold what a correction says of its products. */
function isKept(
	place: RecordedPlace | undefined,
	now: RecordedPlace | undefined,
	corrected: ReadonlySet<string>,
	{ products, renamed }: ApiState,
): boolean {
	const present = (slug: string | undefined) => (slug === undefined ? undefined : (renamed.get(slug) ?? slug));
	const [old, own] = [present(place?.product), present(now?.product)];
	const isFree = (slug: string | undefined) => slug === undefined || corrected.has(slug);
	if (isFree(old) && isFree(own) && (old !== undefined || own !== undefined)) return true;
	if (!place || !now) return false;
	if (own === undefined) return old === undefined || !products.has(old);
	return isDeepStrictEqual({ ...place, product: old }, { ...now, product: own });
}

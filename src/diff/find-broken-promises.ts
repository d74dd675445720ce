/** What the API has promised and no longer keeps: a slug that leads somewhere, a closed week that stays, a member. */
import { isDeepStrictEqual } from 'node:util';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { launchPeriodsPath, productsPath } from '../routes/paths.ts';
import type { ApiDiff, BrokenPromise, ChangedPlace } from './api-diff.ts';
import type { ApiState, CorrectionState } from './api-state.ts';
import { weeksOf } from './compare-weeks.ts';

/** A week without a record counts as closed when it ended so many days ago: votes come in after its end. */
const daysUntilClosed = 7;

export function findBrokenPromises(
	before: ApiState,
	after: ApiState,
	{ products, launch_periods, places }: Omit<ApiDiff, 'broken_promises'>,
): BrokenPromise[] {
	const closed = new Set(weeksOf(before).flatMap(([slug]) => (isClosed(before, slug) ? [slug] : [])));
	const byWeek = Map.groupBy(places, ({ launch_period }) => launch_period);
	const renamedAway = new Set(products.renamed.map(({ from }) => from).filter((slug) => !after.renamed.has(slug)));
	return [
		...products.removed.flatMap(({ slug, redirect, withdrawn }) =>
			redirect !== undefined || withdrawn ? [] : vanishedProduct(slug),
		),
		...[...renamedAway].flatMap(vanishedProduct),
		...lostRedirects(before, after),
		...launch_periods.removed.map(
			({ slug }): BrokenPromise => ({
				kind: 'vanished_launch_period',
				resource: `${launchPeriodsPath}/${slug}`,
				message: `The week \`${slug}\` is gone, and its address with it. Take \`launch_periods/${slug}.md\` back.`,
			}),
		),
		...[...closed].flatMap((slug) => changedClosedWeek(slug, byWeek.get(slug) ?? [], before, after)),
		...changedRecords(before, after),
		...removedMembers(before, after),
	];
}

function vanishedProduct(slug: string): BrokenPromise[] {
	const message =
		`\`${slug}\` is gone: nothing leads on from it, and nothing says that it was withdrawn. Write it into \`former_slugs\` ` +
		'of the product that it is, or take its file back with `discoverable: false`.';
	return [{ kind: 'vanished_product', resource: `${productsPath}/${slug}`, message }];
}

/** Former slugs that lead nowhere any more, though what they led to is still there. */
function lostRedirects(before: ApiState, after: ApiState): BrokenPromise[] {
	return [...before.renamed].flatMap(([from, to]): BrokenPromise[] => {
		const now = after.renamed.get(to) ?? to;
		const leads = after.renamed.has(from) || after.products.has(from) || after.isWithdrawn(from);
		if (leads || !after.products.has(now)) return [];
		const message = `\`${from}\` led to \`${to}\`, and leads nowhere now. Write it into \`former_slugs\` of \`${now}\` again.`;
		return [{ kind: 'vanished_product', resource: `${productsPath}/${from}`, message }];
	});
}

function isClosed({ date, records, launch_periods }: ApiState, slug: string): boolean {
	if (records?.has(slug)) return true;
	const week = launch_periods.get(slug);
	return week?.isFinished === true && daysBetween(week.ends_on, date) > daysUntilClosed;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function changedClosedWeek(
	slug: string,
	places: readonly ChangedPlace[],
	before: ApiState,
	after: ApiState,
): BrokenPromise[] {
	const corrected = new Set(newCorrections(slug, before, after).map(({ product }) => product));
	const unexplained = places.filter(({ product, to }) => {
		// A withdrawn product leaves its place.
		const isGone = to === null && !after.products.has(product);
		return !isGone && !corrected.has(after.renamed.get(product) ?? product);
	});
	const [first] = unexplained;
	if (!first) return [];
	const others = unexplained.length === 1 ? '' : ` and ${unexplained.length - 1} more`;
	const message =
		`The closed week \`${slug}\` differs without a correction, at \`${first.product}\`${others}. Take the change back, or ` +
		`say why: \`npm run votes -- ${slug} ${first.product} --reason "…"\`.`;
	return [{ kind: 'changed_closed_launch_period', resource: `${launchPeriodsPath}/${slug}`, message }];
}

/** Those that the state before did not have: an older one explains nothing that happens later. */
function newCorrections(slug: string, before: ApiState, after: ApiState): readonly CorrectionState[] {
	const known = new Set((before.corrections.get(slug) ?? []).map((correction) => JSON.stringify(correction)));
	return (after.corrections.get(slug) ?? []).filter((correction) => !known.has(JSON.stringify(correction)));
}

function changedRecords(before: ApiState, after: ApiState): BrokenPromise[] {
	return [...(before.records ?? [])].flatMap(([slug, places]): BrokenPromise[] => {
		const now = after.records?.get(slug);
		const broken = (what: string): BrokenPromise[] => {
			const remedy = `Take \`launch_periods/${slug}.csv\` back as it was; \`npm run votes\` with \`--reason\` is the way to change it.`;
			const message = `The record of the week \`${slug}\` ${what}. ${remedy}`;
			return [{ kind: 'changed_record', resource: `${launchPeriodsPath}/${slug}`, message }];
		};
		if (!now) return broken('is gone');
		const corrected = new Set(newCorrections(slug, before, after).map(({ product }) => product));
		const rows = Array.from({ length: Math.max(places.length, now.length) }, (_, index) => index);
		const row = rows.find((index) => !isKept(places[index], now[index], corrected, after));
		return row === undefined ? [] : broken(`has another row ${row + 1}`);
	});
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

function removedMembers({ contract: before }: ApiState, { contract: after }: ApiState): BrokenPromise[] {
	if (!before || !after) return [];
	return [...before].flatMap(([path, isRequired]): BrokenPromise[] => {
		const now = after.get(path);
		if (now !== undefined && (now || !isRequired)) return [];
		const what = now === undefined ? 'is gone from the contract' : 'is no longer required by the contract';
		const message = `The member \`${path}\` ${what}. Members of version 1 stay: put it back.`;
		return [{ kind: 'removed_member', resource: path, message }];
	});
}

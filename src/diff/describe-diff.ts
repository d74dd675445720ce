/** A difference in words, for people: grouped, bounded, and safe to print, whatever the texts of makers hold. */

import { excerpt, printable } from '../content/schemas/text.ts';
import { counted, grouped } from '../contract/counts.ts';
import type {
	ApiDiff,
	ChangedPlace,
	ChangedResource,
	MemberChange,
	RemovedProduct,
	RenamedProduct,
} from './api-diff.ts';
import { isUnchanged } from './api-diff.ts';

export interface DescribeOptions {
	/** More entries of a kind than that are counted. */
	readonly maximum?: number;
	/** What lists the others. */
	readonly more?: string;
}

/** Of each kind this many are listed, unless all are wanted. */
const defaultMaximum = 20;

/**
 * @param before - What the state is called with which the content is compared.
 * @returns Lines.
 */
export function describeDiff(
	before: string,
	diff: ApiDiff,
	{ maximum = defaultMaximum, more = 'which `--all` lists' }: DescribeOptions = {},
): string[] {
	if (isUnchanged(diff)) return [`The API says the same as at ${before}.`];
	const { products, launch_periods: weeks, places, broken_promises } = diff;
	const section = <Entry>(title: string, entries: readonly Entry[], describe: (entry: Entry) => readonly string[]) =>
		entries.length === 0
			? []
			: [
					'',
					`${title} (${entries.length})`,
					...entries.slice(0, maximum).flatMap((entry) => describe(entry).map((line) => `  ${line}`)),
					...(entries.length > maximum ? [`  … and ${entries.length - maximum} more, ${more}.`] : []),
				];
	const named = ({ slug, name }: { slug: string; name: string }) => [`${printable(slug)}  ${excerpt(name)}`];
	return [
		`Compared with ${before}: ${summary(diff)}.`,
		...section('Promises broken', broken_promises, ({ resource, message }) => [
			`${printable(resource)}: ${printable(message)}`,
		]),
		...section('Weeks opened', weeks.opened, (slug) => [printable(slug)]),
		...section('Weeks closed', weeks.closed, (slug) => [printable(slug)]),
		...section('Weeks removed', weeks.removed, named),
		...section('Weeks changed', weeks.changed, changedResource),
		...section('Products added', products.added, named),
		...section('Products removed', products.removed, removedProduct),
		...section('Products renamed', products.renamed, renamedProduct),
		...section('Products changed', products.changed, changedResource),
		...section('Places changed', places, changedPlace),
	];
}

/** `2 products added, 1 changed; 3 places changed; 1 promise broken`. */
function summary({ products, launch_periods: weeks, places, broken_promises }: ApiDiff): string {
	const part = (noun: string, counts: Readonly<Record<string, readonly unknown[]>>): string[] => {
		const told = Object.entries(counts).filter(([, list]) => list.length > 0);
		const [first, ...others] = told.map(([what, { length }], index) =>
			index > 0 ? `${grouped(length)} ${what}` : `${counted(length, noun)} ${what}`,
		);
		return first === undefined ? [] : [[first, ...others].join(', ')];
	};
	const { added, removed, renamed, changed } = products;
	return [
		...part('product', { added, removed, renamed, changed }),
		...part('week', { opened: weeks.opened, closed: weeks.closed, removed: weeks.removed, changed: weeks.changed }),
		...part('place', { changed: places }),
		...part('promise', { broken: broken_promises }),
	].join('; ');
}

const removedProduct = ({ slug, name, redirect, withdrawn }: RemovedProduct): string[] => {
	const why = redirect === undefined ? (withdrawn ? 'withdrawn' : 'gone') : `leads to ${printable(redirect)}`;
	return [`${printable(slug)}  ${excerpt(name)}  (${why})`];
};

const renamedProduct = ({ from, to, changes }: RenamedProduct): string[] => [
	`${printable(from)} → ${printable(to)}`,
	...changes.map(changeLine),
];

const changedResource = ({ slug, changes }: ChangedResource): string[] => [printable(slug), ...changes.map(changeLine)];

function changedPlace({ launch_period, product, from, to, changes }: ChangedPlace): string[] {
	const place = from === to ? `place ${to ?? 'none'}` : `place ${from ?? 'none'} → ${to ?? 'none'}`;
	const figures = changes.map(({ member, before, after }) => `${member} ${shown(before)} → ${shown(after)}`);
	return [`${printable(launch_period)}  ${printable(product)}: ${[place, ...figures].join(', ')}`];
}

function changeLine({ member, before, after }: MemberChange): string {
	const name = printable(member);
	if (isLong(before) || isLong(after)) return `  ${name}: ${longTexts(String(before ?? ''), String(after ?? ''))}`;
	return `  ${name}: ${shown(before)} → ${shown(after)}`;
}

const isLong = (value: unknown): boolean => typeof value === 'string' && (value.length > 200 || value.includes('\n'));

/** Where two texts begin to differ, and how long they are. */
function longTexts(before: string, after: string): string {
	const [old, now] = [before.split('\n'), after.split('\n')];
	const lines = (list: readonly string[], text: string) => (text === '' ? 'none' : counted(list.length, 'line'));
	const index = old.findIndex((line, at) => line !== now[at]);
	const first = index < 0 ? old.length : index;
	const counts = `${lines(old, before)} → ${lines(now, after)}`;
	return `${counts}; from line ${first + 1}: ${shown(old[first])} → ${shown(now[first])}`;
}

/** As JSON, cut; `none` where there is no value. */
const shown = (value: unknown): string => (value === undefined ? 'none' : excerpt(JSON.stringify(value)));

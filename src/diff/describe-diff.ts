import { excerpt, printable } from '../content/schemas/text.ts';
import { capitalized, counted, grouped } from '../contract/text.ts';
import type { ApiDiff, ApiState, ChangedPlace } from './diff-states.ts';

export interface Compared {
	/** The name of the state before. */
	readonly name: string;
	readonly before: ApiState;
	readonly after: ApiState;
	readonly diff: ApiDiff;
	/** Promises that are broken, each as a sentence. */
	readonly broken: readonly string[];
}

/**
 * Describes a difference in lines that are grouped, bounded, and safe to print, even when submitted texts are hostile.
 *
 * @param maximum - More entries of a kind are counted.
 */
export function describeDiff({ name, before, after, diff, broken }: Compared, maximum: number): string[] {
	const named = (slug: string): string => {
		const product = after.products.get(slug) ?? before.products.get(slug);
		return `${printable(slug)}  ${excerpt(String(product?.['name']))}`;
	};
	const removed = (slug: string): string => {
		const to = after.renamed.get(slug);
		const why = to === undefined ? (after.withdrawn.has(slug) ? 'withdrawn' : 'gone') : `redirects to ${printable(to)}`;
		return `${named(slug)}  (${why})`;
	};
	const changed = (changes: ReadonlyMap<string, readonly string[]>): string[] =>
		Array.from(changes, ([slug, lines]) => [printable(slug), ...lines.map((line) => `  ${line}`)].join('\n'));
	const renamed = new Set(diff.renamed.values());
	const kept = new Map([...diff.changed].filter(([slug]) => !renamed.has(slug)));
	const sections: readonly (readonly [noun: string, what: string, entries: readonly string[]])[] = [
		['promise', 'broken', broken],
		['week', 'opened', diff.weeksOpened.map(printable)],
		['week', 'closed', diff.weeksClosed.map(printable)],
		['week', 'removed', diff.weeksRemoved.map(printable)],
		['week', 'changed', changed(diff.weeksChanged)],
		['product', 'added', diff.added.map(named)],
		['product', 'removed', diff.removed.map(removed)],
		[
			'product',
			'renamed',
			Array.from(diff.renamed, ([from, to]) => {
				const lines = diff.changed.get(to) ?? [];
				return [`${printable(from)} → ${printable(to)}`, ...lines.map((line) => `  ${line}`)].join('\n');
			}),
		],
		['product', 'changed', changed(kept)],
		['place', 'changed', diff.places.map(changedPlace)],
	];
	const told = sections.filter(([, , entries]) => entries.length > 0);
	if (told.length === 0) return [`The API is the same as at ${name}.`];
	const summary = told.map(([noun, what, { length }]) => `${counted(length, noun)} ${what}`).join(', ');
	return [
		`Compared with ${name}: ${summary}.`,
		...told.flatMap(([noun, what, entries]) => [
			'',
			`${capitalized(noun)}s ${what} (${grouped(entries.length)})`,
			...entries.slice(0, maximum).flatMap((entry) => entry.split('\n').map((line) => `  ${line}`)),
			...(entries.length > maximum
				? [`  … and ${grouped(entries.length - maximum)} more. Use \`--all\` to list them.`]
				: []),
		]),
	];
}

function changedPlace({ week, product, from, to, changes }: ChangedPlace): string {
	const place = from === to ? `place ${to}` : `place ${from ?? 'none'} → ${to ?? 'none'}`;
	return `${printable(week)}  ${printable(product)}: ${[place, ...changes].join(', ')}`;
}

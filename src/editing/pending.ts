/** Launches that wait for approval, with what the check thinks of each. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../build/check/check-content.ts';
import type { LoadOptions } from '../catalog/load.ts';
import { labelOf } from '../content/content-folder.ts';
import { formatWarning, type Warning } from '../content/issue.ts';
import { printable } from '../content/schemas/text.ts';
import { counted } from '../contract/text.ts';
import { GitError, gitText } from '../git/run-git.ts';
import { findWeek, type WeekState, weekState } from './entries.ts';

interface PendingLaunch {
	readonly product: string;
	readonly name: string;
	/** Path as the editor knows it. */
	readonly file: string;
	readonly period: string;
	readonly week: { readonly state: WeekState; readonly starts_on: string; readonly ends_on: string };
	readonly added: Added;
	/** Full days since then. */
	readonly days: number;
	readonly warnings: readonly Warning[];
	readonly approve: string;
}

/**
 * @returns The launch whose week begins first, then the one that waits longest, first.
 * @throws {ContentError} with every issue of the content: nothing can be approved before.
 */
export function findPending(options: LoadOptions): readonly PendingLaunch[] {
	const { contentDir, date } = options;
	const { content, warnings } = checkContent(options);
	const byPath = Map.groupBy(warnings, ({ path }) => path);
	const waiting = content.products.filter(
		({ frontMatter }) => frontMatter.discoverable && frontMatter.launches.some(({ approved }) => !approved),
	);
	const commits = waiting.length > 0 ? commitDates(contentDir) : new Map<string, string>();
	const launches = waiting.flatMap(({ slug, source, frontMatter: { name, launches } }) => {
		const file = join(labelOf(contentDir), source);
		const added = addedOn(join(contentDir, source), commits.get(source));
		return launches.flatMap(({ period, approved }): PendingLaunch[] => {
			if (approved) return [];
			const week = findWeek(content, period);
			const { starts_on, ends_on } = week.frontMatter;
			return [
				{
					...{ product: slug, name, file, period, added },
					week: { state: weekState(contentDir, week, date), starts_on, ends_on },
					days: Math.max(0, Math.floor((Date.parse(date) - Date.parse(added.date)) / 86_400_000)),
					warnings: byPath.get(file) ?? [],
					approve: `npm run approve -- ${slug} ${period}`,
				},
			];
		});
	});
	const keyOf = ({ week, added, product }: PendingLaunch) => `${week.starts_on} ${added.date} ${product}`;
	return launches.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** A heading a launch, with what an editor needs to decide. */
export function describePending(launches: readonly PendingLaunch[]): string[] {
	if (launches.length === 0) return ['No launch waits for approval.'];
	const waits = `${counted(launches.length, 'launch', 'launches')} ${launches.length === 1 ? 'waits' : 'wait'}`;
	return [`${waits} for approval.`, ...launches.flatMap(linesOf)];
}

function linesOf(launch: PendingLaunch): string[] {
	const { product, name, file, warnings, approve } = launch;
	const found = warnings.length === 0 ? ['Check: nothing is wrong.'] : warnings.map(formatWarning);
	return [
		'',
		`${printable(name)} (${product}, ${file})`,
		`  ${weekText(launch)} ${ageText(launch)}`,
		...found.map((line) => `  ${line}`),
		`  ${approve}`,
	];
}

function weekText({ period, week }: PendingLaunch): string {
	const { state, starts_on, ends_on } = week;
	if (state === 'coming') return `Week ${period} begins on ${starts_on}.`;
	if (state === 'open') return `Week ${period} is open until ${ends_on}.`;
	return `Week ${period} ended on ${ends_on}${state === 'recorded' ? ' and is closed' : ''}.`;
}

function ageText({ added, days }: PendingLaunch): string {
	const age = days === 0 ? 'Here since today' : `Here for ${counted(days, 'day')}`;
	return added.from === 'commit' ? `${age}.` : `${age}, by the time of the file: no commit has added it.`;
}

/** Since when a file has been there. */
interface Added {
	/** UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** Where the day comes from: the commit that added the file, or the last change of the file. */
	readonly from: 'commit' | 'file';
}

const addedOn = (file: string, commit: string | undefined): Added =>
	commit === undefined ? { date: dateOf(statSync(file).mtimeMs), from: 'file' } : { date: commit, from: 'commit' };

/** Dates of the commits that added products; none when git or a repository is missing, or its history is cut. */
function commitDates(contentDir: string): ReadonlyMap<string, string> {
	const log = ['log', '--no-renames', '--diff-filter=A', '--format=%x01%ct', '--name-only', '--relative', '-z'];
	const dates = new Map<string, string>();
	if (git(contentDir, ['rev-parse', '--is-shallow-repository']) !== 'false') return dates;
	let date = '';
	for (const token of (git(contentDir, [...log, '--', 'products']) ?? '').split(/[\0\n]+/)) {
		if (token.startsWith('\u0001')) date = dateOf(Number(token.slice(1)) * 1_000);
		// Newest first: a file that was deleted and came back waits since then.
		else if (!dates.has(token)) dates.set(token, date);
	}
	return dates;
}

/** A list without the dates of commits is better than none. */
function git(folder: string, words: readonly string[]): string | undefined {
	try {
		return gitText(folder, words, { maximumBytes: 512 * 1_048_576 });
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		return undefined;
	}
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

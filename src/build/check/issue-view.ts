/** Issues as a page shows them: each cause with its place, the lines of its file, and what to write instead. */
import { resolve } from 'node:path';
import { formatPlace, groupByCause, type Issue, type IssueGroup, otherPlaces } from '../../content/issue.ts';
import type { FrameLine } from './code-frame.ts';
import { readFrame } from './read-frame.ts';

export interface IssueView {
	/** `path:line:column`. */
	readonly place: string;
	/** The same with the whole path, to open it. */
	readonly absolute: string;
	readonly field: string;
	/** What is wrong. */
	readonly fault: string;
	/** What to write instead; empty where the fault tells it. */
	readonly remedy: string;
	readonly frame: readonly FrameLine[];
	/** Lines about the other places of the cause. */
	readonly others: readonly string[];
}

/** More of them than that are counted instead of shown. */
const maximumShown = 50;

/** @returns Those that are shown, and how many more there are. */
export function viewIssues(issues: readonly Issue[]): { readonly shown: readonly IssueView[]; readonly more: number } {
	const groups = groupByCause(issues);
	return { shown: groups.slice(0, maximumShown).map(view), more: Math.max(0, groups.length - maximumShown) };
}

function view(group: IssueGroup<Issue>): IssueView {
	const { path, line, column, field, message } = group.first;
	const [fault, remedy] = inTwo(message);
	return {
		place: formatPlace(group.first).slice(0, -field.length - 1),
		absolute: `${resolve(path)}:${line}:${column}`,
		field,
		fault,
		remedy,
		frame: readFrame(group.first),
		others: otherPlaces(group).map((each) => each.trim()),
	};
}

/** The first sentence and the others. What stands between backticks is the editor's, and ends no sentence. */
function inTwo(message: string): [string, string] {
	const [, fault = message, remedy = ''] = /^((?:`[^`]*`|[^`])*?[.?])\s(.+)$/s.exec(message) ?? [];
	return [fault, remedy];
}

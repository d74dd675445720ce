/** Problems in the content, and how they are printed. Issues that share a cause are printed once. */
import { UserError } from '../user-error.ts';
import type { TextProblem } from './schemas/body.ts';
import { compareTexts, printable } from './schemas/text.ts';

/** Something in the content to look at: its place, its field, and what to write instead. */
export interface Issue extends TextProblem {
	/** Path of the file as the editor knows it, such as `content/products/acme.md`. */
	readonly path: string;
	/** The missing entry, such as `plan free`. All issues with the same cause are one group. */
	readonly cause?: string;
	/**
	 * An issue without it fails every build. The others fail none: a note states a fact; a warning is about something that
	 * is probably not meant.
	 */
	readonly severity?: Severity;
}

export type Severity = 'warning' | 'note';

export const withSeverity = (severity: Severity, issue: Issue): Issue => Object.assign(issue, { severity });

/** Warnings alone, or notes alone. */
export const ofSeverity = (found: readonly Issue[], severity: Severity): Issue[] =>
	found.filter((each) => each.severity === severity);

/** `path:line:column field: warning: message`, the form that editors and terminals turn into a link. */
export function formatIssue(issue: Issue): string {
	return `${formatPlace(issue)}: ${issue.severity ? `${issue.severity}: ` : ''}${issue.message}`;
}

/** `path:line:column field`. */
function formatPlace({ path, line, column, field }: Issue): string {
	return `${printable(path)}:${line}:${column} ${field}`;
}

/** By path; in a file, from top to bottom. */
export const compareIssues = (a: Issue, b: Issue): number => compareTexts(a.path, b.path) || compareLines(a, b);

/** From top to bottom of a file. */
export const compareLines = (a: Pick<Issue, 'line' | 'column'>, b: Pick<Issue, 'line' | 'column'>): number =>
	a.line - b.line || a.column - b.column;

/** The places of one cause that are listed beside the first; more are counted. */
const maximumPlaces = 5;

/** Lines below the message of a group: the other places where the same is wrong. */
export function otherPlaces({ places: [, ...others] }: IssueGroup): string[] {
	if (others.length === 0) return [];
	const left = others.length - maximumPlaces;
	return [
		`  The same in ${others.length === 1 ? '1 other place' : `${others.length} other places`}:`,
		...others.slice(0, maximumPlaces).map((place) => `  ${formatPlace(place)}`),
		...(left > 0 ? [`  … and ${left} more. \`npm run check -- --json\` lists them all.`] : []),
	];
}

/** The lines of all groups, with each cause once. */
export const groupLines = (groups: readonly IssueGroup[]): string[] =>
	groups.flatMap((group) => [formatIssue(group.first), ...otherPlaces(group)]);

/** `1 issue`; `1 issue in 53 places` where a cause has several. */
export function countIssues(groups: readonly IssueGroup[], noun = 'issue'): string {
	const places = groups.reduce((sum, group) => sum + group.places.length, 0);
	const count = `${groups.length} ${noun}${groups.length === 1 ? '' : 's'}`;
	return places === groups.length ? count : `${count} in ${places} places`;
}

/** Thrown once, after all files are read, with everything that is wrong in them. */
export class ContentError extends UserError {
	override readonly name = 'ContentError';
	readonly issues: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		super(groupLines(groupByCause(issues)).join('\n'));
		this.issues = issues;
	}
}

export interface IssueGroup {
	readonly first: Issue;
	/** Every place that has the cause, in the order of the issues; the first one's is the first. */
	readonly places: readonly Issue[];
}

/** @returns Groups in the order of their first issues. An issue without a cause elsewhere is a group of one. */
export function groupByCause(issues: readonly Issue[]): IssueGroup[] {
	const groups = Map.groupBy(issues, (issue) => issue.cause ?? issue);
	return [...groups.values()].flatMap((places) => places.slice(0, 1).map((first) => ({ first, places })));
}

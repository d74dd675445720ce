/** Problems in the content, and how they are printed. Issues that share a cause are printed once. */
import { UserError } from '../user-error.ts';
import { compareTexts, printable } from './schemas/text.ts';

/** One problem in the content: its place, its field, and what to write instead. */
export interface Issue {
	/** Path of the file as the editor knows it, such as `content/products/acme.md`. */
	readonly path: string;
	/** 1-based; column in UTF-16 code units. */
	readonly line: number;
	readonly column: number;
	/** Dotted path into the front matter such as `launches[0].period`; `body` and `file` for the rest. */
	readonly field: string;
	/** A sentence that says what is wrong, then one that says what to write instead. */
	readonly message: string;
	/** The missing entry, such as `plan free`. All issues with the same cause are one group. */
	readonly cause?: string;
}

/** A finding that fails no build. A note states a fact; a warning is about something that is probably not meant. */
export interface Warning extends Issue {
	readonly severity: 'warning' | 'note';
}

/** Warnings alone, or notes alone. */
export const ofSeverity = (found: readonly Warning[], severity: Warning['severity']): Warning[] =>
	found.filter((each) => each.severity === severity);

/** `path:line:column field: warning: message`. */
export function formatWarning({ severity, message, ...place }: Warning): string {
	return formatIssue({ ...place, message: `${severity}: ${message}` });
}

/** `path:line:column field: message`, the form that editors and terminals turn into a link. */
export function formatIssue(issue: Issue): string {
	return `${formatPlace(issue)}: ${issue.message}`;
}

/** `path:line:column field`. */
export function formatPlace({ path, line, column, field }: Issue): string {
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
export function otherPlaces({ places: [, ...others] }: IssueGroup<Issue>): string[] {
	if (others.length === 0) return [];
	const left = others.length - maximumPlaces;
	return [
		`  The same in ${others.length === 1 ? '1 other place' : `${others.length} other places`}:`,
		...others.slice(0, maximumPlaces).map((place) => `  ${formatPlace(place)}`),
		...(left > 0 ? [`  … and ${left} more. \`npm run check -- --json\` lists them all.`] : []),
	];
}

/** The lines of all groups, with each cause once. */
export const groupLines = (groups: readonly IssueGroup<Issue | Warning>[]): string[] =>
	groups.flatMap((group) => [
		'severity' in group.first ? formatWarning(group.first) : formatIssue(group.first),
		...otherPlaces(group),
	]);

/** `1 issue`; `1 issue in 53 places` where a cause has several. */
export function countIssues(groups: readonly IssueGroup<Issue>[], noun = 'issue'): string {
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

/** The part of an issue that groups are made by. */
interface Finding {
	readonly cause?: string;
}

export interface IssueGroup<Found extends Finding> {
	readonly first: Found;
	/** Every place that has the cause, in the order of the issues; the first one's is the first. */
	readonly places: readonly Found[];
}

/** @returns Groups in the order of their first issues. An issue without a cause elsewhere is a group of one. */
export function groupByCause<Found extends Finding>(found: readonly Found[]): IssueGroup<Found>[] {
	const groups = Map.groupBy(found, (finding) => finding.cause ?? finding);
	return [...groups.values()].flatMap((places) => places.slice(0, 1).map((first) => ({ first, places })));
}

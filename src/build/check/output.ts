/** The output of one `npm run check`, for a person, a log, GitHub Actions or a program. */

import type { styleText } from 'node:util';
import {
	countIssues,
	groupByCause,
	groupLines,
	type Issue,
	type IssueGroup,
	ofSeverity,
	otherPlaces,
} from '../../content/issue.ts';
import { printable } from '../../content/schemas/text.ts';
import { counted } from '../../contract/text.ts';
import type { CheckResults } from './check-content.ts';
import { type FrameLine, readFrame, widthOf } from './code-frame.ts';

export interface CheckResult {
	readonly found: CheckResults;
	/** The date for which weeks are active or finished. */
	readonly date: string;
	readonly seconds: number;
	/** With `--changed`: how many findings concern files that have not changed. */
	readonly elsewhere?: number | undefined;
}

export type CheckForm = 'plain' | 'terminal' | 'github' | 'json';

interface Printed {
	/** For standard output. */
	readonly out: readonly string[];
	/** For standard error. */
	readonly err: readonly string[];
}

/** @param style - For a terminal. */
export function printCheck(result: CheckResult, form: CheckForm, style: Style): Printed {
	const { found, date, elsewhere } = result;
	if (form === 'json')
		return { out: [JSON.stringify(findingsDocument(found, date, elsewhere), undefined, '\t')], err: [] };
	const isSound = found.issues.length === 0;
	const summary = [summaryOf(result), ...aboutOthers(elsewhere)];
	if (form === 'github') return { out: [...workflowCommands(found), ...summary], err: [] };
	const linesOf = (groups: readonly IssueGroup[]): string[] =>
		form === 'terminal' ? terminalLines(groups, style) : groupLines(groups);
	const lines = [...linesOf(groupByCause(found.issues)), ...warningLines(found.warnings, linesOf)];
	if (form === 'plain' && !isSound) lines.push('');
	return isSound ? { out: summary, err: lines } : { out: [], err: [...lines, ...summary] };
}

function summaryOf({ found: { issues, warnings, counts }, seconds }: CheckResult): string {
	if (issues.length > 0)
		return `${[countIssues(groupByCause(issues)), countWarnings(warnings)].filter(Boolean).join(', ')} in the content.`;
	if (!counts) return 'No issues in what has changed.';
	const found = ['No issues', countWarnings(warnings)].filter(Boolean).join(', ');
	return `${found}. ${counted(counts.products, 'product')} and ${counted(counts.launch_periods, 'week')} are public (${seconds.toFixed(2)} s).`;
}

function aboutOthers(elsewhere: number | undefined): string[] {
	if (!elsewhere) return [];
	if (elsewhere === 1) return ['1 more is in a file that has not changed: `npm run check` lists it.'];
	return [`${elsewhere} more are in files that have not changed: \`npm run check\` lists them.`];
}

/** The output for programs. */
function findingsDocument({ issues, warnings, counts }: CheckResults, date: string, elsewhere?: number) {
	const found = {
		issues: groupByCause(issues).map(finding),
		warnings: groupByCause(ofSeverity(warnings, 'warning')).map(finding),
		notes: groupByCause(ofSeverity(warnings, 'note')).map(finding),
	};
	return {
		date,
		...found,
		counts: {
			issues: found.issues.length,
			// More than one if a cause has several places.
			issue_places: issues.length,
			warnings: found.warnings.length,
			notes: found.notes.length,
			// `null` while there are issues.
			products: counts?.products ?? null,
			launch_periods: counts?.launch_periods ?? null,
		},
		...(elsewhere === undefined ? {} : { elsewhere }),
	};
}

/** A cause at the first of its places. */
const finding = ({ first, places }: IssueGroup) => ({
	...placeOf(first),
	severity: first.severity ?? 'error',
	message: first.message,
	places: places.map(placeOf),
});

const placeOf = ({ path, line, column, field }: Issue) => ({ path, line, column, field });

/** `styleText` of Node, for one stream. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

const colours = { error: 'red', warning: 'yellow', note: 'blue' } as const;

/** Findings in colours, each with the lines of its file and a caret under the place. */
const terminalLines = (groups: readonly IssueGroup[], style: Style): string[] =>
	groups.flatMap((group) => [...withFrame(group, style, readFrame(group.first)), '']);

function withFrame(group: IssueGroup, style: Style, frame: readonly FrameLine[]): string[] {
	const { first } = group;
	const kind = first.severity ?? 'error';
	const mark = (text: string) => style(['bold', colours[kind]], text);
	const place = style('cyan', `${printable(first.path)}:${first.line}:${first.column}`);
	// Lines with their numbers, and a caret under the place.
	const width = String(frame.at(-1)?.number ?? '').length;
	const lines = frame.flatMap(({ number, text, before }) => {
		const gutter = `${String(number).padStart(width)} |`;
		if (before === undefined) return [style('dim', `  ${gutter} ${text}`.trimEnd())];
		const caret = `  ${' '.repeat(width)} | ${' '.repeat(widthOf(before))}`;
		return [`${mark('>')} ${style('dim', gutter)} ${text}`, `${style('dim', caret)}${mark('^')}`];
	});
	return [
		`${place} ${style('bold', first.field)}: ${mark(`${kind}:`)} ${first.message}`,
		...lines,
		...otherPlaces(group),
	];
}

/**
 * Findings as workflow commands of GitHub Actions, which shows them at their lines of a pull request: one for each cause,
 * issues first, since GitHub shows ten of each kind. Whatever the content holds stays data: a line break would begin another
 * command, a colon or a comma another property (github.com/actions/toolkit, packages/core/src/command.ts).
 */
export const workflowCommands = ({ issues, warnings }: CheckResults): string[] =>
	[issues, ofSeverity(warnings, 'warning'), ofSeverity(warnings, 'note')].flatMap((found) =>
		groupByCause(found).map(command),
	);

const commandNames = { error: 'error', warning: 'warning', note: 'notice' } as const;

function command(group: IssueGroup): string {
	const { path, line, column, field, message, severity = 'error' } = group.first;
	const properties = { file: path, line, col: column };
	const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
	const text = [`${field}: ${message}`, ...otherPlaces(group)].join('\n');
	return `::${commandNames[severity]} ${given.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string): string =>
	text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Further ones are counted instead of listed. */
const maximumListed = 200;

/** The lines that list warnings and notes; none when there are none. */
export function warningLines(warnings: readonly Issue[], linesOf = groupLines): string[] {
	const groups = groupByCause(warnings);
	const more = groups.length - maximumListed;
	return [...linesOf(groups.slice(0, maximumListed)), ...(more > 0 ? [`… and ${more} more, not listed.`] : [])];
}

/** `2 warnings, 1 note`; `undefined` when there are none. */
function countWarnings(warnings: readonly Issue[]): string | undefined {
	const counts = (['warning', 'note'] as const).flatMap((kind) => {
		const groups = groupByCause(ofSeverity(warnings, kind));
		return groups.length === 0 ? [] : [countIssues(groups, kind)];
	});
	return counts.length === 0 ? undefined : counts.join(', ');
}

/** The line that a build prints about warnings: how many there are. */
export function warningSummary(warnings: readonly Issue[]): string[] {
	const count = countWarnings(warnings);
	return count === undefined ? [] : [`${count} in the content. \`npm run check\` lists them.`];
}

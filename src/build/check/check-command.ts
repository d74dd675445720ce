/** What `npm run check` prints of one look at the content, for a person, a log, GitHub Actions or a program. */
import { countIssues, groupLines, type Issue, type Warning } from '../../content/issue.ts';
import { groupByCause, type IssueGroup } from '../../content/issue-groups.ts';
import { counted } from '../../contract/text.ts';
import type { Findings } from './findings.ts';
import { findingsDocument } from './findings-document.ts';
import { countWarnings, warningLines } from './print-warnings.ts';
import { readFrame } from './read-frame.ts';
import { type Style, terminalLines } from './terminal-text.ts';
import { workflowCommands } from './workflow-commands.ts';

export interface CheckResult {
	readonly found: Findings;
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
	const linesOf = (groups: readonly IssueGroup<Issue | Warning>[]): string[] =>
		form === 'terminal' ? terminalLines(groups, style, readFrame) : groupLines(groups);
	const lines = [...linesOf(groupByCause(found.issues)), ...warningLines(found.warnings, linesOf)];
	if (form === 'plain' && !isSound) lines.push('');
	return isSound ? { out: summary, err: lines } : { out: [], err: [...lines, ...summary] };
}

function summaryOf({ found: { issues, warnings, counts }, seconds }: CheckResult): string {
	if (issues.length > 0) return `${countIssues(groupByCause(issues))} in the content.`;
	if (!counts) return 'No issues in what has changed.';
	const found = ['No issues', countWarnings(warnings)].filter(Boolean).join(', ');
	return `${found}. ${counted(counts.products, 'product')} and ${counted(counts.launch_periods, 'week')} are public (${seconds.toFixed(2)} s).`;
}

function aboutOthers(elsewhere: number | undefined): string[] {
	if (!elsewhere) return [];
	if (elsewhere === 1) return ['1 other concerns a file that has not changed: `npm run check` lists it.'];
	return [`${elsewhere} others concern files that have not changed: \`npm run check\` lists them.`];
}

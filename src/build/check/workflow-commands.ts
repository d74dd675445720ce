/**
 * Findings as workflow commands of GitHub Actions, which shows them at their lines of a pull request. Whatever the content
 * holds stays data: a line break would begin another command, a colon or a comma another property
 * (github.com/actions/toolkit, packages/core/src/command.ts).
 */
import { groupByCause, type Issue, type IssueGroup, ofSeverity, otherPlaces } from '../../content/issue.ts';
import type { Findings } from './findings.ts';

/** One command for each cause, issues first: GitHub shows ten of each kind. */
export const workflowCommands = ({ issues, warnings }: Findings): string[] => [
	...groupByCause(issues).map((group) => command('error', group)),
	...groupByCause(ofSeverity(warnings, 'warning')).map((group) => command('warning', group)),
	...groupByCause(ofSeverity(warnings, 'note')).map((group) => command('notice', group)),
];

function command(name: 'error' | 'warning' | 'notice', group: IssueGroup<Issue>): string {
	const { path, line, column, field, message } = group.first;
	const properties = { file: path, line, col: column };
	const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
	const text = [`${field}: ${message}`, ...otherPlaces(group)].join('\n');
	return `::${name} ${given.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string): string =>
	text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

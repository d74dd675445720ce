/** Findings for a person at a terminal: in colours, each with the lines of its file and a caret under the place. */
import type { styleText } from 'node:util';
import { formatPlace, type Issue, type IssueGroup, otherPlaces, type Warning } from '../../content/issue.ts';
import { type FrameLine, widthOf } from './code-frame.ts';

/** `styleText` of Node, for one stream. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

const colours = { error: 'red', warning: 'yellow', note: 'blue' } as const;

/** @param frameOf - The lines around an issue. */
export const terminalLines = (
	groups: readonly IssueGroup<Issue | Warning>[],
	style: Style,
	frameOf: (issue: Issue) => readonly FrameLine[],
): string[] => groups.flatMap((group) => [...withFrame(group, style, frameOf(group.first)), '']);

function withFrame(group: IssueGroup<Issue | Warning>, style: Style, frame: readonly FrameLine[]): string[] {
	const { first } = group;
	const kind = 'severity' in first ? first.severity : 'error';
	const [path, field] = splitPlace(formatPlace(first));
	const label = style(['bold', colours[kind]], `${kind}:`);
	return [
		`${style('cyan', path)} ${style('bold', field)}: ${label} ${first.message}`,
		...frameLines(
			frame,
			(text) => style('dim', text),
			(text) => style(['bold', colours[kind]], text),
		),
		...otherPlaces(group),
	];
}

/** The field begins behind the last digit of the column. */
function splitPlace(place: string): [string, string] {
	const [, path = place, field = ''] = /^(.*?:\d+:\d+) (.*)$/s.exec(place) ?? [];
	return [path, field];
}

type Paint = (text: string) => string;

/** Lines with their numbers, and a caret under the place. */
function frameLines(frame: readonly FrameLine[], dim: Paint, mark: Paint): string[] {
	const width = String(frame.at(-1)?.number ?? '').length;
	return frame.flatMap(({ number, text, before }) => {
		const gutter = `${String(number).padStart(width)} |`;
		if (before === undefined) return [dim(`  ${gutter} ${text}`.trimEnd())];
		const caret = `  ${' '.repeat(width)} | ${' '.repeat(widthOf(before))}`;
		return [`${mark('>')} ${dim(gutter)} ${text}`, `${dim(caret)}${mark('^')}`];
	});
}

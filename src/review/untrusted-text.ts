/**
 * Texts of strangers in places that act on text: comments of a forge, where `@name` calls a person, and logs of GitHub
 * Actions, where a line may be a command.
 */
import { randomUUID } from 'node:crypto';
import { printable } from '../content/schemas/text.ts';

/** More characters of a line are left out. */
const maximumLine = 400;

/**
 * Lines as a block of code in Markdown. In one, GitHub makes no mention, link, reference, image, emoji or HTML of a text;
 * the only way out is the fence, which is longer than any run of its character within.
 */
export function fenced(lines: readonly string[]): string {
	const safe = lines.map(safeLine);
	const runs = safe.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length);
	const fence = '`'.repeat(runs.reduce((longest, length) => Math.max(longest, length), 2) + 1);
	return [`${fence}text`, ...safe, fence].join('\n');
}

/** A text as one line of bounded length, in which everything can be seen. */
export function safeLine(text: string): string {
	const line = printable(text.slice(0, maximumLine + 1));
	// JSON must not hold half of a character.
	return line.length > maximumLine ? `${line.slice(0, maximumLine).replace(/[\ud800-\udbff]$/, '')} …` : line;
}

/** Lines for the log of GitHub Actions, in which no command is read until a word comes that nobody can guess. */
export function withoutCommands(lines: readonly string[], word: string = randomUUID()): string[] {
	return [`::stop-commands::${word}`, ...lines.map(printable), `::${word}::`];
}

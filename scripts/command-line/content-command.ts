import { readFileSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import type { CheckedContent } from '../../src/build/check/check-content.ts';
import type { LoadOptions } from '../../src/catalog/load.ts';
import { readBuildSettings } from '../../src/config/build-settings.ts';
import { ContentError, formatIssue } from '../../src/content/issue.ts';
import { excerpt } from '../../src/content/schemas/text.ts';
import { counted } from '../../src/contract/text.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { UserError } from '../../src/user-error.ts';
import { type ReadArguments, runCommand } from './run-command.ts';

/** The settings of commands for the content. */
export const editingSettings = ['CONTENT_DIR', 'CATALOG_DATE', 'SITE_URL'];

/** Whether a command only shows what it would change. */
export const dryRunOption = ['--dry-run', 'shows what would change, and writes nothing'] as const;
export const mapOption = [
	'--map <column=field>',
	'which field a column fills; `column=` leaves the column out',
	(value: string, before: readonly string[] = []): readonly string[] => [...before, value],
] as const;
export const jsonOption = ['--json', 'prints the result as one JSON document'] as const;

/** The content that a command changes. */
export interface Editing {
	readonly into: ReturnType<typeof contentOptions>;
	readonly changes: ChangeSet;
	readonly isDryRun: boolean;
	readonly isJson: boolean;
}

/** What a command has done, for `--json` and for people, and the command to run after it. */
interface Edited {
	readonly result: object;
	readonly lines: readonly string[];
	readonly next: string;
	/** Whether it shows what the check finds in the changed files. */
	readonly showsWarnings?: boolean;
}

type Edit = (
	values: ReadArguments['values'],
	options: ReadArguments['options'],
	editing: Editing,
) => Edited | undefined | Promise<Edited | undefined>;

/**
 * Runs a command that changes the content. Nothing is written in a dry run, or if the content would have issues.
 *
 * @param edit - Makes the change in memory. Without a result, it has only printed something.
 */
export async function runEdit(command: Command, edit: Edit): Promise<void> {
	command.option(...dryRunOption).option(...jsonOption);
	await runCommand(command, async (values, { dryRun, json, ...options }) => {
		const into = contentOptions();
		const changes = new ChangeSet(into.contentDir);
		const isDryRun = dryRun === true;
		const isJson = json === true;
		const done = await edit(values, options, { into, changes, isDryRun, isJson });
		if (!done) return;
		const { result, lines, next, showsWarnings = false } = done;
		const checked = makeChange(changes, into, isDryRun);
		const isChanged = (path: string) => changes.changes.some(({ source }) => path.endsWith(`/${source}`));
		const warnings = showsWarnings ? checked.warnings.filter(({ path }) => isChanged(path)) : [];
		if (isJson) {
			const found = showsWarnings ? { warnings } : {};
			console.log(JSON.stringify({ ...result, dry_run: isDryRun, ...found, next }));
		} else {
			for (const warning of warnings) console.error(formatIssue(warning));
			console.log([...lines, closing(changes, isDryRun, next)].join('\n'));
		}
	});
}

/**
 * Checks the content as it would be, and then changes it, unless it is a dry run.
 *
 * @throws {UserError} with every issue that the content would have; nothing is written then.
 */
function makeChange(changes: ChangeSet, options: LoadOptions, isDryRun: boolean): CheckedContent {
	try {
		const checked = changes.check(options);
		if (!isDryRun) changes.apply();
		return checked;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		throw new UserError(`${error.message}\n\nThe change would put this into the content. Nothing was written.`);
	}
}

/** The last line of a command that changes content. */
export function closing(changes: ChangeSet, isDryRun: boolean, next: string): string {
	const count = changes.changes.length;
	const files = counted(count, 'file');
	if (count === 0) return `Nothing to write. Next: \`${next}\`.`;
	return isDryRun ? `Would write ${files}. Nothing was written.` : `Wrote ${files}. Next: \`${next}\`.`;
}

/** The content that the settings name, for commands that read or change it. @throws {UserError} */
export function contentOptions(): LoadOptions & { readonly date: string } {
	const { CONTENT_DIR, CATALOG_DATE, SITE_URL } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	return { contentDir: CONTENT_DIR, date: CATALOG_DATE, baseUrl: SITE_URL };
}

/** @throws {UserError} when `CONTENT_DIR` is no folder: a mistyped path is not an issue in the content. */
export function requireContent(contentDir: string): void {
	if (statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) return;
	throw new UserError(
		`Cannot use \`CONTENT_DIR=${contentDir}\`: write the path of a folder that exists, or run the command in the folder of a board.`,
	);
}

/**
 * A file given as an argument; `-` is standard input.
 *
 * @returns What messages call it, and its bytes.
 * @throws {UserError} when it cannot be read.
 */
export function readArgumentFile(file: string): [name: string, bytes: Buffer] {
	if (file === '-') return ['standard input', readFileSync(0)];
	try {
		return [file, readFileSync(file)];
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new UserError(`Cannot read \`${excerpt(file)}\` (${code}). Write the path of a file.`);
	}
}

import type { CheckedContent } from '../src/build/check/check-content.ts';
import type { LoadOptions } from '../src/catalog/load.ts';
import { counted } from '../src/contract/text.ts';
import type { ChangeSet } from '../src/editing/change-set.ts';

/** Whether a command only shows what it would change. */
export const dryRunOption = ['--dry-run', 'shows what would change, and writes nothing'] as const;
export const jsonOption = ['--json', 'prints what was done as one JSON document'] as const;

/**
 * Checks the content as it would be, and then changes it, unless it is a dry run.
 *
 * @throws {ContentError} with every issue that the content would have; nothing is written then.
 */
export function makeChange(changes: ChangeSet, options: LoadOptions, dryRun: unknown): CheckedContent {
	const checked = changes.check(options);
	if (dryRun !== true) changes.apply();
	return checked;
}

/** The last line of a command that changes content. */
export function closing(changes: ChangeSet, dryRun: unknown, next: string): string {
	const count = changes.changes.length;
	const files = counted(count, 'file');
	if (count === 0) return `Nothing to write. Next: \`${next}\`.`;
	return dryRun === true ? `Would write ${files}. Nothing was written.` : `Wrote ${files}. Next: \`${next}\`.`;
}

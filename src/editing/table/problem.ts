import { compareLines, formatIssue, type Issue } from '../../content/issue.ts';
import { counted } from '../../contract/counts.ts';
import { EditError } from '../edit-error.ts';

/** One thing wrong in a file that a person gives to a command. */
export type Problem = Omit<Issue, 'path'>;

/** @throws {EditError} with all of them, from top to bottom. */
export function refuse(path: string, problems: readonly Problem[]): never {
	const sorted = problems.toSorted(compareLines);
	const lines = sorted.map((problem) => formatIssue({ path, ...problem }));
	throw new EditError(`${lines.join('\n')}\n\n${counted(sorted.length, 'problem')} in the table. Nothing was written.`);
}

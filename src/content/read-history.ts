import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPath } from './describe-problem.ts';
import type { Issue } from './issue.ts';
import { type History, historyFile } from './schemas/history.ts';

/** The file's name in the content folder. */
export const historyName = 'releases.json';

/** 100,000 products take 5 MiB. */
const maximumBytes = 32 * 1024 * 1024;

/** @returns `undefined` when there is no such file, or after reporting why it cannot be used. */
export function readHistory(folder: string, label: string, report: (issue: Issue) => void): History | undefined {
	const file = join(folder, historyName);
	const refuse = (field: string, message: string): undefined => {
		report({ path: `${label}/${historyName}`, line: 1, column: 1, field, message });
	};
	const found = lstatSync(file, { throwIfNoEntry: false });
	if (!found) return undefined;
	const remedy = 'Take it back from the history of the repository, or delete it and run `npm run snapshot`.';
	if (!found.isFile() || found.size > maximumBytes) {
		return refuse('file', `Must be a file, not a link, of at most ${maximumBytes / 1024 ** 2} MiB. ${remedy}`);
	}
	let data: unknown;
	try {
		data = JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return refuse('file', `Is not JSON. ${remedy}`);
	}
	const result = historyFile.safeParse(data);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	return refuse(formatPath(issue?.path ?? []) || 'file', `Is not what \`npm run snapshot\` writes. ${remedy}`);
}

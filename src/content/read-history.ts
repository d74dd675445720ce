import { lstatSync } from 'node:fs';
import type { ContentFolder } from './content-folder.ts';
import { formatPath } from './describe-problem.ts';
import type { Issue } from './issue.ts';
import { type History, historyFile } from './schemas/history.ts';

/** The file's name in the content folder. */
export const historyName = 'releases.json';

/** 100,000 products take 5 MiB. */
const maximumBytes = 32 * 1024 * 1024;

/** @returns `undefined` when there is no such file, or after reporting why it cannot be used. */
export function readHistory(place: ContentFolder, report: (issue: Issue) => void): History | undefined {
	const file = place.fileAt(historyName);
	const path = `${place.label}/${historyName}`;
	const refuse = (field: string, message: string): undefined => {
		report({ path, line: 1, column: 1, field, message });
	};
	const found = file === undefined ? undefined : lstatSync(file, { throwIfNoEntry: false });
	if (file === undefined || !found) return undefined;
	const remedy = 'Take it back from the history of the repository, or delete it and run `npm run close -- --all`.';
	if (!found.isFile() || found.size > maximumBytes) {
		return refuse('file', `Must be a file, not a link, of at most ${maximumBytes / 1024 ** 2} MiB. ${remedy}`);
	}
	let data: unknown;
	try {
		data = JSON.parse(place.read({ source: historyName, file }).toString('utf8'));
	} catch {
		return refuse('file', `Is not JSON. ${remedy}`);
	}
	const result = historyFile.safeParse(data);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	return refuse(formatPath(issue?.path ?? []) || 'file', `Is not what \`npm run close -- --all\` writes. ${remedy}`);
}

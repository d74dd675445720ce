import { lstatSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ContentCache } from './cache/content-cache.ts';
import { formatPath } from './describe-problem.ts';
import { signatureOf } from './found-file.ts';
import type { Issue } from './issue.ts';
import { type ContentFolder, fileIn } from './read-folder.ts';
import { type History, historyFile } from './schemas/history.ts';

/** The file's name in the content folder. */
export const historyName = 'releases.json';

/** 100,000 products take 5 MiB. */
const maximumBytes = 32 * 1024 * 1024;

/** @returns `undefined` when there is no such file, or after reporting why it cannot be used. */
export function readHistory(
	place: ContentFolder,
	report: (issue: Issue) => void,
	cache = new ContentCache(),
): History | undefined {
	const file = fileIn(place, historyName);
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
	const here = { source: historyName, file, signature: signatureOf(file) };
	const { bytes, result: checked } = cache.read(here);
	let data: unknown;
	try {
		data = JSON.parse(bytes.toString('utf8'));
	} catch {
		return refuse('file', `Is not JSON. ${remedy}`);
	}
	// The same bytes have been checked before, and the check has changed nothing.
	if (checked) return data as History;
	const result = historyFile.safeParse(data);
	if (result.success) {
		if (isDeepStrictEqual(result.data, data)) cache.keep(here, { data: true, body: '' });
		return result.data;
	}
	const [issue] = result.error.issues;
	return refuse(formatPath(issue?.path ?? []) || 'file', `Is not what \`npm run close -- --all\` writes. ${remedy}`);
}

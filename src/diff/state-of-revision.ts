import { basename, posix } from 'node:path';
import { parse } from 'yaml';
import { type LoadOptions, loadContent } from '../catalog/load.ts';
import { ContentError, formatIssue, type Issue } from '../content/issue.ts';
import { describeRevision, findRevision, type Revision } from '../git/find-revision.ts';
import { listTree, prefixOf } from '../git/list-tree.ts';
import { readBlobs } from '../git/read-blobs.ts';
import { takeOut } from '../git/take-out.ts';
import { inTemporaryFolder } from '../git/temporary-folder.ts';
import { type ApiState, stateOfContent } from './api-state.ts';
import { type Contract, contractOfDocument } from './contract-members.ts';
import { DiffError } from './diff-error.ts';
import { relabel } from './relabel.ts';

/** Of the issues of a revision, this many are repeated. */
const maximumIssues = 5;

const contractFile = 'src/contract/openapi.yaml';

/**
 * What a revision of the content folder would publish, read by the code of this checkout, at the same date.
 *
 * @throws {GitError} when there is no such revision.
 * @throws {DiffError} when it has no content, or its content does not pass the check.
 */
export function stateOfRevision(name: string, options: LoadOptions): ApiState {
	const revision = findRevision(options.contentDir, name);
	const prefix = prefixOf(options.contentDir);
	return inTemporaryFolder((folder) => {
		const { files, issues } = takeOut(revision, prefix, folder);
		if (files === 0 && issues.length === 0) {
			const where = `\`${prefix.replace(/\/$/, '') || '.'}\``;
			throw new DiffError(`${describeRevision(revision)} has no files in ${where}. Write a revision that has content.`);
		}
		if (issues.length > 0) throw refusal(revision, issues);
		try {
			const state = loadContent({ ...options, contentDir: folder, cache: undefined });
			return stateOfContent(describeRevision(revision), state, contractOf(revision, prefix));
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			throw refusal(
				revision,
				error.issues.map((issue) => relabel(issue, folder, 'content')),
			);
		}
	});
}

function refusal(revision: Revision, issues: readonly Issue[]): DiffError {
	const more = issues.length - maximumIssues;
	return new DiffError(
		[
			`Cannot compare with ${describeRevision(revision)}: its content does not pass the check of this checkout. Write a revision that does.`,
			...issues.slice(0, maximumIssues).map(formatIssue),
			...(more > 0 ? [`… and ${more} more.`] : []),
		].join('\n'),
	);
}

/** The contract beside the content folder, where the revision has one. */
function contractOf(revision: Revision, prefix: string): Contract | undefined {
	const root = posix.join(posix.dirname(prefix || basename(revision.folder)), '/').replace(/^\.\//, '');
	const entries = listTree(revision, `${root}${contractFile}`);
	let contract: Contract | undefined;
	readBlobs(revision.folder, entries.slice(0, 1), (_, bytes) => {
		try {
			contract = contractOfDocument(parse(bytes.toString('utf8'), { logLevel: 'silent' }));
		} catch {
			// Then it is as unknown as that of a revision without one.
		}
	});
	return contract;
}

/** Limits the findings of `npm run check -- --changed` to those that concern a change. */
import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { groupByCause, type Issue } from '../../content/issue.ts';
import { findCommit, findRevision, mergeBase, type Revision } from '../../git/run-git.ts';
import { UserError } from '../../user-error.ts';
import type { CheckResults } from './check-content.ts';

export interface ChangedFindings {
	readonly found: CheckResults;
	/** How many others there are, in files that have not changed. */
	readonly elsewhere: number;
}

export interface ChangeToSelect {
	readonly contentDir: string;
	/** Paths as `realpath` gives them. */
	readonly changed: ReadonlySet<string>;
	/** What was found before the change, with the folder that it was found in. Called if a finding has other places. */
	readonly before: () => { readonly found: CheckResults; readonly contentDir: string };
}

export function selectChanged(found: CheckResults, { contentDir, changed, before }: ChangeToSelect): ChangedFindings {
	const isChanged = ({ path }: Issue): boolean => changed.has(realPath(path));
	let known: ReadonlySet<string> | undefined;
	const isNew = (issue: Issue): boolean => {
		known ??= keysBefore(before());
		return !known.has(keyOf(issue, contentDir));
	};
	const concerns = (issue: Issue): boolean => isChanged(issue) || isNew(issue);
	// When one place of a cause concerns the change, all its places are listed.
	const groups = [groupByCause(found.issues), groupByCause(found.warnings)] as const;
	const [issues, warnings] = [
		groups[0].filter(({ places }) => places.some(concerns)),
		groups[1].filter(({ places }) => places.some(concerns)),
	];
	return {
		found: {
			...found,
			issues: issues.flatMap(({ places }) => places),
			warnings: warnings.flatMap(({ places }) => places),
		},
		elsewhere: groups[0].length + groups[1].length - issues.length - warnings.length,
	};
}

const keysBefore = ({ found, contentDir }: ReturnType<ChangeToSelect['before']>): ReadonlySet<string> =>
	new Set([...found.issues, ...found.warnings].map((issue) => keyOf(issue, contentDir)));

/** Lines move when something above them is edited; what is wrong stays the same. */
const keyOf = ({ path, field, message }: Issue, contentDir: string): string =>
	JSON.stringify([relative(resolve(contentDir), resolve(path)), field, message]);

/** For a deleted file, the path that it would have. */
function realPath(path: string): string {
	const whole = resolve(path);
	try {
		return realpathSync(whole);
	} catch {
		const folder = dirname(whole);
		return folder === whole ? whole : join(realPath(folder), whole.slice(folder.length));
	}
}

/** The main branch, in a clone or in a repository without a remote. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * @param folder - The content folder.
 * @param base - A branch, tag or commit; by default, the commit where this branch left the main one.
 * @throws {UserError} One sentence when there is nothing to compare with.
 */
export function findChangeBase(folder: string, base: string | undefined): Revision {
	if (base !== undefined) return findRevision(folder, base);
	const head = findRevision(folder, 'HEAD');
	const main = mainBranches.find((name) => findCommit(folder, name) !== undefined);
	if (!main) throw new UserError('There is no main branch to compare with. Name a branch, as in `--changed main`.');
	return mergeBase(findRevision(folder, main), head);
}

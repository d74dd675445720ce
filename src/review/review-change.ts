/** Reviews a change of the content: its check, its build, how it changes the API, and which parts only editors may change. */
import { mkdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type CheckedContent, checkContent } from '../build/check/check-content.ts';
import type { LoadOptions } from '../catalog/load.ts';
import { ContentError, compareIssues, formatIssue, type Issue } from '../content/issue.ts';
import type { Compared } from '../diff/describe-diff.ts';
import { diffStates, stateOfContent } from '../diff/diff-states.ts';
import { findBrokenPromises } from '../diff/find-broken-promises.ts';
import { extractContent, inTemporaryFolder } from '../git/extract-content.ts';
import { describeRevision, findRevision, mergeBase, type Revision } from '../git/run-git.ts';
import { changedFiles, prefixOf } from '../git/tree.ts';
import { UserError } from '../user-error.ts';
import { type Flags, findFlags } from './find-flags.ts';

/** The content folder is that of this checkout, in the repository. */
export interface ReviewOptions extends LoadOptions {
	/** The revision that the change is to be merged into. */
	readonly base: string;
	/** The revision with the change; without it, the files of the folder. */
	readonly head?: string | undefined;
	/** Builds the content of a folder; without it nothing is built. */
	readonly build?: ((contentDir: string, outDir: string) => Build) | undefined;
}

export interface Build {
	readonly passed: boolean;
	/** The last lines that it printed. */
	readonly lines: readonly string[];
}

export interface ChangeReview extends Flags {
	readonly issues: readonly Issue[];
	/** Warnings about files of the change. */
	readonly warnings: readonly Issue[];
	/** `undefined` where the content could not be compared. */
	readonly compared?: Compared | undefined;
	readonly build?: Build | undefined;
	/** Why there is no comparison. */
	readonly note?: string | undefined;
}

/**
 * Reviews a change with the code of this checkout. Nothing of a revision is executed, and nothing of it but plain files of
 * the content is written, into a folder that is gone afterwards.
 *
 * @throws {UserError} when a revision is not there.
 */
export function reviewChange({ base, head, build, ...facts }: ReviewOptions): ChangeReview {
	const { contentDir } = facts;
	const after = head === undefined ? undefined : findRevision(contentDir, head);
	const before = mergeBase(findRevision(contentDir, base), after ?? findRevision(contentDir, 'HEAD'));
	const prefix = prefixOf(contentDir);
	if (prefix === '')
		throw new UserError('The content is the whole repository. A review needs it in a folder of its own.');
	const label = prefix.slice(0, -1);
	const changed = changedFiles(before, after);
	return inTemporaryFolder((folder) => {
		const [old, target] = [join(folder, 'before'), join(folder, 'after')];
		for (const each of [old, target]) mkdirSync(each);
		const left = extractContent(before, prefix, old, label);
		const taken = after ? extractContent(after, prefix, target, label) : [];
		const now = after ? target : contentDir;
		const flagged = findFlags(changed, prefix, old, now);
		const checked = check({ ...facts, contentDir: now }, label);
		// A picture that was left out isn't missing.
		const isOther = ({ message }: Issue) =>
			!taken.some(({ path }) => message.includes(`no file \`${basename(path)}\``));
		const issues = [...taken, ...('content' in checked ? [] : checked.filter(isOther))].sort(compareIssues);
		if (!('content' in checked) || issues.length > 0) return { ...flagged, issues, warnings: [] };
		const paths = new Set(changed.map(({ path }) => path));
		const warnings = checked.warnings.filter(({ path }) => paths.has(withLabel(path, now, label)));
		return {
			...flagged,
			issues,
			warnings: warnings.map((warning) => relabel(warning, now, label)),
			...compare(before, left.length > 0 ? left : check({ ...facts, contentDir: old }, label), checked),
			build: build?.(now, join(folder, 'dist')),
		};
	});
}

/** The content, or its issues, with the paths that the editor knows. */
function check(options: LoadOptions, label: string): CheckedContent | readonly Issue[] {
	try {
		return checkContent(options);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.issues.map((issue) => relabel(issue, options.contentDir, label));
	}
}

/** A finding in content that was taken out of the repository, with the path that its editor knows, also in its message. */
function relabel<Found extends Issue>(found: Found, folder: string, label: string): Found {
	return { ...found, path: withLabel(found.path, folder, label), message: withLabel(found.message, folder, label) };
}

function withLabel(text: string, folder: string, label: string): string {
	const inWorkingFolder = relative(process.cwd(), folder).split(sep).join('/');
	return text.replaceAll(folder, label).replaceAll(inWorkingFolder, label);
}

function compare(
	base: Revision,
	old: CheckedContent | readonly Issue[],
	now: CheckedContent,
): Pick<ChangeReview, 'compared' | 'note'> {
	const name = describeRevision(base);
	if (!('content' in old)) {
		const note = `Cannot compare with ${name}: its content does not pass the check of this checkout.`;
		return { note: [note, ...old.slice(0, 5).map(formatIssue)].join('\n') };
	}
	const [before, after] = [stateOfContent(old.content, old.catalog), stateOfContent(now.content, now.catalog)];
	const diff = diffStates(before, after);
	return { compared: { name, before, after, diff, broken: findBrokenPromises(before, after, diff) } };
}

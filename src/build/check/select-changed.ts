/** Of what a check has found, what concerns a change: what stands in a changed file, and what was not there before it. */
import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { groupByCause, type Issue } from '../../content/issue.ts';
import type { Findings } from './findings.ts';

export interface ChangedFindings {
	readonly found: Findings;
	/** How many others there are, in files that have not changed. */
	readonly elsewhere: number;
}

export interface ChangeToSelect {
	readonly contentDir: string;
	/** Paths as `realpath` gives them. */
	readonly changed: ReadonlySet<string>;
	/** What was found before the change, with the folder that it was found in. Called when something stands elsewhere. */
	readonly before: () => { readonly found: Findings; readonly contentDir: string };
}

export function selectChanged(found: Findings, { contentDir, changed, before }: ChangeToSelect): ChangedFindings {
	const isChanged = ({ path }: Issue): boolean => changed.has(realPath(path));
	let known: ReadonlySet<string> | undefined;
	const isNew = (issue: Issue): boolean => {
		known ??= keysBefore(before());
		return !known.has(keyOf(issue, contentDir));
	};
	const concerns = (issue: Issue): boolean => isChanged(issue) || isNew(issue);
	// Of a cause every place is told, when one of them concerns the change.
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

/** A file that is gone has the path that it would have. */
function realPath(path: string): string {
	const whole = resolve(path);
	try {
		return realpathSync(whole);
	} catch {
		const folder = dirname(whole);
		return folder === whole ? whole : join(realPath(folder), whole.slice(folder.length));
	}
}

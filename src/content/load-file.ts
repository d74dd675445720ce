/** Reads one file of the content by itself. */
import { ContentError, type Issue } from './issue.ts';
import { readHistory } from './read-history.ts';
import { readSite } from './read-site.ts';
import type { History } from './schemas/history.ts';
import type { Site } from './schemas/site.ts';

/** Reads `site.yaml` alone. @throws {ContentError} with every issue of it. */
export function loadSite(contentDir: string): Site {
	const issues: Issue[] = [];
	const site = readSite({ folder: contentDir, label: contentDir }, (issue) => issues.push(issue));
	if (!site) throw new ContentError(issues);
	return site;
}

/** Reads what earlier releases held; `undefined` when nobody has noted it. @throws {ContentError} with its issue. */
export function loadHistory(contentDir: string): History | undefined {
	const issues: Issue[] = [];
	const history = readHistory({ folder: contentDir, label: contentDir }, (issue) => issues.push(issue));
	if (issues.length > 0) throw new ContentError(issues);
	return history;
}

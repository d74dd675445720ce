/** Reads one file of the content by itself. */
import { ContentFolder } from './content-folder.ts';
import { ContentError, type Issue } from './issue.ts';
import { readSite } from './read-site.ts';
import type { Site } from './schemas/site.ts';

/** Reads `site.yaml` alone. @throws {ContentError} with every issue of it. */
export function loadSite(contentDir: string): Site {
	const issues: Issue[] = [];
	const site = readSite(new ContentFolder(contentDir), (issue) => issues.push(issue));
	if (!site) throw new ContentError(issues);
	return site;
}

/** What the check finds in a small content folder. */
import { checkContent } from '../../../src/build/check/check-content.ts';
import { ContentError, formatIssue } from '../../../src/content/issue.ts';
import { comingWeeks, contentFolder, type Files } from '../../content/content-folder.ts';

export const date = '2026-11-20';
export const page = (body: string) => `---\ntitle: Rules\ndescription: What holds here.\n---\n${body}\n`;

/** Issues and warnings as editors see them, with `content` for the temporary folder. */
export function findingsOf(files: Files, on = date): { issues: readonly string[]; warnings: readonly string[] } {
	const contentDir = contentFolder({ ...comingWeeks, ...files });
	const short = (line: string) => line.replaceAll(contentDir, 'content');
	try {
		const { warnings } = checkContent({ contentDir, date: on });
		return { issues: [], warnings: warnings.map((warning) => short(formatIssue(warning))) };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { issues: error.issues.map((issue) => short(formatIssue(issue))), warnings: [] };
	}
}

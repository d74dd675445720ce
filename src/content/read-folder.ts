import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ContentFolder, FoundFile } from './content-folder.ts';
import type { Issue } from './issue.ts';

/** Larger files are refused before they are read. */
export const maximumFileBytes = 256 * 1024;

const noMarkdown = 'Only Markdown files belong here. Give it the ending `.md`, or move it elsewhere.';

export const tooLarge = `Must be ${maximumFileBytes / 1024} KiB or smaller. Shorten it.`;

/** Files of a folder that are no Markdown. */
export interface OtherFiles {
	readonly isTaken: (name: string) => boolean;
	readonly take: (file: FoundFile) => void;
	/** Of a file that is neither. */
	readonly refusal: string;
}

/**
 * Finds every Markdown file of a folder and its sub-folders, in an order that does not depend on the machine.
 *
 * @param name - Of the folder, inside the content folder.
 * @param report - Called with files that do not belong there; they are left out.
 * @param others - What belongs there beside Markdown files.
 * @returns The files by path; none when the folder does not exist.
 */
export function readFolder(
	place: ContentFolder,
	name: string,
	report: (issue: Issue) => void,
	others?: OtherFiles,
): FoundFile[] {
	const { folder, label, changes } = place;
	const found: FoundFile[] = [];
	const refuse = (source: string, message: string): void => {
		report({ path: `${label}/${source}`, line: 1, column: 1, field: 'file', message });
	};
	const visit = (directory: string): void => {
		for (const entry of entries(join(folder, directory))) {
			const source = `${directory}/${entry.name}`;
			if (entry.name.startsWith('.') || changes.has(source)) continue;
			if (entry.name.includes('\ufffd')) refuse(source, 'This name is not UTF-8. Rename the file or the folder.');
			else if (entry.isSymbolicLink()) refuse(source, 'Links are not followed. Put the file itself here.');
			else if (entry.isDirectory()) visit(source);
			else if (entry.isFile()) take(source, `${absolute}/${source}`);
			else refuse(source, others?.refusal ?? noMarkdown);
		}
	};
	const absolute = resolve(folder);
	const take = (source: string, file: string): void => {
		const base = source.slice(source.lastIndexOf('/') + 1);
		const isOther = others?.isTaken(base) === true;
		if (!isOther && !base.endsWith('.md')) {
			refuse(source, others?.refusal ?? noMarkdown);
			return;
		}
		const stem = base.slice(0, base.lastIndexOf('.'));
		const taken = { path: `${label}/${source}`, source, stem, file, size: lstatSync(file).size };
		if (isOther) others.take(taken);
		else if (taken.size > maximumFileBytes) refuse(source, tooLarge);
		else found.push(taken);
	};
	const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
	if (stats?.isDirectory()) visit(name);
	else if (stats) refuse(name, 'Must be a folder, not a file or a link. Put the folder itself here.');
	for (const [source, file] of changes) {
		if (file !== undefined && source.startsWith(`${name}/`)) take(source, file);
	}
	return changes.size === 0 ? found : found.sort((a, b) => (a.source < b.source ? -1 : 1));
}

function entries(directory: string): Dirent[] {
	return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

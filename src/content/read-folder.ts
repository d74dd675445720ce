import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type FoundFile, signatureOf } from './found-file.ts';
import { isPicture } from './icons.ts';
import type { Issue } from './issue.ts';

/** The content folder, and what it is called in the paths that editors know. */
export interface ContentFolder {
	readonly folder: string;
	readonly label: string;
}

/** Larger files are refused before they are read. */
export const maximumFileBytes = 256 * 1024;

const noMarkdown = 'Only Markdown files belong here. Give it the ending `.md`, or move it elsewhere.';
const noProduct =
	'Only Markdown files and icons belong here. Give it the ending `.md`, `.png`, `.jpg` or `.webp`, or move it elsewhere.';

export const tooLarge = `Must be ${maximumFileBytes / 1024} KiB or smaller. Shorten it.`;

/**
 * Finds every Markdown file of a folder and its sub-folders, in an order that does not depend on the machine.
 *
 * @param name - Of the folder, inside the content folder.
 * @param report - Called with files that do not belong there; they are left out.
 * @param takePicture - Called with pictures, where they belong, too.
 * @returns The files by path; none when the folder does not exist.
 */
export function readFolder(
	{ folder, label }: ContentFolder,
	name: string,
	report: (issue: Issue) => void,
	takePicture?: (picture: FoundFile) => void,
): FoundFile[] {
	const found: FoundFile[] = [];
	const refuse = (source: string, message: string): void => {
		report({ path: `${label}/${source}`, line: 1, column: 1, field: 'file', message });
	};
	const visit = (directory: string): void => {
		for (const entry of entries(join(folder, directory))) {
			const source = `${directory}/${entry.name}`;
			if (entry.name.startsWith('.')) continue;
			if (entry.isSymbolicLink()) refuse(source, 'Links are not followed. Put the file itself here.');
			else if (entry.isDirectory()) visit(source);
			else if (takePicture && entry.isFile() && isPicture(entry.name)) takePicture(find(source, entry.name));
			else if (!entry.isFile() || !entry.name.endsWith('.md')) refuse(source, takePicture ? noProduct : noMarkdown);
			else {
				const file = find(source, entry.name);
				if (file.signature.size > maximumFileBytes) refuse(source, tooLarge);
				else found.push(file);
			}
		}
	};
	const absolute = resolve(folder);
	const find = (source: string, base: string): FoundFile => {
		const file = `${absolute}/${source}`;
		const stem = base.slice(0, base.lastIndexOf('.'));
		return { path: `${label}/${source}`, source, stem, file, signature: signatureOf(file) };
	};
	const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
	if (stats?.isDirectory()) visit(name);
	else if (stats) refuse(name, 'Must be a folder, not a file or a link. Put the folder itself here.');
	return found;
}

function entries(directory: string): Dirent[] {
	return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

import { type Dirent, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPicture } from './icons.ts';
import type { Issue } from './issue.ts';

/** A file as it lies in the content folder, before anything is known about it. */
export interface ContentFile {
	/** Path from the content folder's name on, with `/` on every system. */
	readonly path: string;
	/** File name without its folder and extension. */
	readonly stem: string;
	readonly bytes: Uint8Array;
}

/** Called with a picture: its path as the editor knows it, and where the file lies. */
export type TakePicture = (path: string, file: string) => void;

/** Larger files are refused before they are read. */
const maximumFileBytes = 256 * 1024;

const noMarkdown = 'Only Markdown files belong here. Give it the ending `.md`, or move it elsewhere.';
const noProduct =
	'Only Markdown files and icons belong here. Give it the ending `.md`, `.png`, `.jpg` or `.webp`, or move it elsewhere.';

export const tooLarge = `Must be ${maximumFileBytes / 1024} KiB or smaller. Shorten it.`;

/**
 * Reads every Markdown file of a folder and its sub-folders, in an order that does not depend on the machine.
 *
 * @param label - How the folder is called in paths, such as `content/products`.
 * @param report - Called with files that do not belong there; they are left out.
 * @param takePicture - Where pictures belong, too.
 * @returns The files by path; none when the folder does not exist.
 */
export function readFolder(
	folder: string,
	label: string,
	report: (issue: Issue) => void,
	takePicture?: TakePicture,
): ContentFile[] {
	const refuse = (path: string, message: string): [] => {
		report({ path, line: 1, column: 1, field: 'file', message });
		return [];
	};
	const visit = (directory: string, name: string): ContentFile[] =>
		entries(directory).flatMap((entry) => {
			const file = join(directory, entry.name);
			const path = `${name}/${entry.name}`;
			if (entry.name.startsWith('.')) return [];
			if (entry.isSymbolicLink()) return refuse(path, 'Links are not followed. Put the file itself here.');
			if (entry.isDirectory()) return visit(file, path);
			if (takePicture && entry.isFile() && isPicture(entry.name)) {
				takePicture(path, resolve(file));
				return [];
			}
			if (!entry.isFile() || !entry.name.endsWith('.md')) return refuse(path, takePicture ? noProduct : noMarkdown);
			const bytes = readBounded(file);
			if (!bytes) return refuse(path, tooLarge);
			return [{ path, stem: entry.name.slice(0, -'.md'.length), bytes }];
		});
	const stats = lstatSync(folder, { throwIfNoEntry: false });
	if (!stats) return [];
	if (!stats.isDirectory()) return refuse(label, 'Must be a folder, not a file or a link. Put the folder itself here.');
	return visit(folder, label);
}

/** Reads one file of at most 256 KiB; `undefined` for a larger one. */
export function readBounded(file: string): Uint8Array | undefined {
	return statSync(file).size > maximumFileBytes ? undefined : readFileSync(file);
}

function entries(directory: string): Dirent[] {
	return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

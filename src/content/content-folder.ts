/** The content folder, and the files in it that are content. */
import { createHash, hash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import type { Issue } from './issue.ts';

/** A file of the content folder that is not read yet. */
export interface FoundFile {
	/** Path from the content folder's name on, with `/` on every system. */
	readonly path: string;
	/** Path inside the content folder, such as `products/acme.md`. */
	readonly source: string;
	/** File name without its folder and extension. */
	readonly stem: string;
	/** Absolute path. */
	readonly file: string;
	/** In bytes. */
	readonly size: number;
}

/**
 * Planned changes: absolute paths of files by their paths in the folder, such as `products/acme.md`;
 * `undefined` for one that would be gone.
 */
export type ContentChanges = ReadonlyMap<string, string | undefined>;

/** The content folder as one reader sees it. */
export class ContentFolder {
	readonly folder: string;
	/** The name of the folder in messages. */
	readonly label: string;
	readonly changes: ContentChanges;
	readonly #hashes = new Map<string, string>();
	readonly #ahead: ReadAhead['files'];

	constructor(folder: string, changes: ContentChanges = new Map(), ahead?: ReadAhead) {
		this.folder = folder;
		this.label = folderLabel(folder);
		this.changes = changes;
		this.#ahead = ahead?.files ?? new Map();
	}

	/** The path of a file, or of the one that would replace it. */
	fileAt(source: string): string | undefined {
		return this.changes.has(source) ? this.changes.get(source) : `${resolve(this.folder)}/${source}`;
	}

	read({ source, file }: Pick<FoundFile, 'source' | 'file'>): Buffer {
		const known = this.#ahead.get(source);
		this.#ahead.delete(source);
		const bytes = known?.bytes ?? readFileSync(file);
		this.#hashes.set(source, known?.sha256 ?? hash('sha256', bytes));
		return bytes;
	}

	/** SHA-256 of the paths and bytes of all files that were read. */
	hash(): string {
		const lines = [...this.#hashes].map(([source, sha256]) => `${source}\0${sha256}\n`);
		return createHash('sha256').update(lines.sort().join('')).digest('hex');
	}
}

/** Only `releases.json` may be this large. With 100,000 products, it has about 5 MiB. */
export const maximumHistoryBytes = 32 * 1024 * 1024;

/** What is known of a content folder before any of it is parsed. */
export interface ReadAhead {
	/** SHA-256 of everything that decides what the content is: names, kinds and bytes. */
	readonly hash: string;
	/** Markdown files, until they are read. Pictures would take too much memory. */
	readonly files: Map<string, { readonly bytes: Buffer; readonly sha256: string }>;
}

export function readAhead(folder: string): ReadAhead {
	const files: ReadAhead['files'] = new Map();
	const digest = createHash('sha256');
	const visit = (directory: string): void => {
		for (const entry of entries(join(folder, directory))) {
			if (entry.name.startsWith('.')) continue;
			const source = posix.join(directory, entry.name);
			const isRead = entry.isFile() && (directory !== '' || /\.(?:json|yaml)$/.test(entry.name));
			const file = `${folder}/${source}`;
			// Larger ones are refused without being read.
			const bytes = isRead && lstatSync(file).size <= maximumHistoryBytes ? readFileSync(file) : undefined;
			const sha256 = bytes ? hash('sha256', bytes) : entry.isDirectory() ? 'folder' : 'other';
			digest.update(`${source}\0${sha256}\n`);
			if (bytes && entry.name.endsWith('.md')) files.set(source, { bytes, sha256 });
			if (entry.isDirectory() && (directory !== '' || contentFolders.includes(entry.name))) visit(source);
		}
	};
	visit('');
	return { hash: digest.digest('hex'), files };
}

/** The path of the folder as an editor would type it, such as `content`. */
export function folderLabel(folder: string): string {
	const path = relative(process.cwd(), folder);
	return (path.startsWith('..') ? folder : path || '.').split(sep).join(posix.sep);
}

/** The folders of the content that are read, beside files such as `site.yaml`; others are left alone. */
export const contentFolders: readonly string[] = ['categories', 'launch_periods', 'products', 'pages', 'sponsors'];

/** Larger files are refused before they are read. */
export const maximumFileBytes = 256 * 1024;

const noMarkdown = 'Only Markdown files belong here. Rename it to end in `.md`, or move it elsewhere.';

export const tooLarge = `Must be ${maximumFileBytes / 1024} KiB or smaller. Shorten it.`;

/** Other files that a folder can contain. */
export interface OtherFiles {
	readonly isTaken: (name: string) => boolean;
	readonly take: (file: FoundFile) => void;
	/** The message for any other file. */
	readonly refusal: string;
}

/**
 * Finds every Markdown file of a folder and its sub-folders, in an order that does not depend on the machine.
 *
 * @param name - The folder's name inside the content folder.
 * @param report - Called with files that do not belong there; they are left out.
 * @param others - The other files that belong there.
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
			else if (entry.isSymbolicLink()) refuse(source, 'Symbolic links are not followed. Put the file itself here.');
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
	else if (stats) refuse(name, 'Must be a folder, not a file or a symbolic link. Put the folder itself here.');
	for (const [source, file] of changes) {
		if (file !== undefined && source.startsWith(`${name}/`)) take(source, file);
	}
	return changes.size === 0 ? found : found.sort((a, b) => (a.source < b.source ? -1 : 1));
}

function entries(directory: string): Dirent[] {
	return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix, relative, resolve, sep } from 'node:path';

/** A file of the content folder that is not read yet. */
export interface FoundFile {
	/** Path from the content folder's name on, with `/` on every system. */
	readonly path: string;
	/** Path inside the content folder, such as `products/acme.md`. */
	readonly source: string;
	/** File name without its folder and extension. */
	readonly stem: string;
	/** Where it lies. */
	readonly file: string;
	/** In bytes. */
	readonly size: number;
}

/**
 * Changes that are not made yet: absolute paths of files by what they would be in the folder, such as `products/acme.md`;
 * `undefined` for one that would be gone.
 */
export type ContentChanges = ReadonlyMap<string, string | undefined>;

/** The content folder as one reader sees it. */
export class ContentFolder {
	readonly folder: string;
	/** What it is called in the paths that editors know. */
	readonly label: string;
	readonly changes: ContentChanges;
	readonly #hashes = new Map<string, string>();

	constructor(folder: string, changes: ContentChanges = new Map()) {
		this.folder = folder;
		this.label = labelOf(folder);
		this.changes = changes;
	}

	/** Where a file lies, or the one that would take its place. */
	fileAt(source: string): string | undefined {
		return this.changes.has(source) ? this.changes.get(source) : `${resolve(this.folder)}/${source}`;
	}

	read({ source, file }: Pick<FoundFile, 'source' | 'file'>): Buffer {
		const bytes = readFileSync(file);
		this.#hashes.set(source, hash('sha256', bytes));
		return bytes;
	}

	/** SHA-256 of all files that were read: of their paths and of what they hold. */
	hash(): string {
		const lines = [...this.#hashes].map(([source, sha256]) => `${source}\0${sha256}\n`);
		return createHash('sha256').update(lines.sort().join('')).digest('hex');
	}
}

/** `content`, or what an editor would type to open it. */
export function labelOf(folder: string): string {
	const path = relative(process.cwd(), folder);
	return (path.startsWith('..') ? folder : path || '.').split(sep).join(posix.sep);
}

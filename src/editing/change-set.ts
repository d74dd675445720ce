/**
 * Collects changes of content files in memory. They are checked as a whole and shown before they are written.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CheckedContent, checkContent } from '../build/check/check-content.ts';
import { writeTo } from '../build/files.ts';
import type { LoadOptions } from '../catalog/load.ts';
import { inTemporaryFolder } from '../git/extract-content.ts';
import { UserError } from '../user-error.ts';
import { type Edit, editFrontMatter } from './front-matter.ts';

/** The change of one file. */
export interface FileChange {
	/** Path in the content folder, such as `products/acme-notes.md`. */
	readonly source: string;
	readonly kind: 'added' | 'changed' | 'removed';
}

interface ChangedFile {
	/** What the file held when it was first read; `undefined` when there was none. */
	readonly before: Buffer | undefined;
	/** Its new content; `undefined` if it is deleted. */
	after: Buffer | undefined;
}

export class ChangeSet {
	readonly contentDir: string;
	readonly #files = new Map<string, ChangedFile>();

	constructor(contentDir: string) {
		this.contentDir = contentDir;
	}

	/** The bytes of a file with the changes so far; `undefined` when there is no such file. */
	read(source: string): Buffer | undefined {
		return this.#file(source).after;
	}

	/** The text of a file with the changes so far. @throws {UserError} when there is no such file. */
	text(source: string): string {
		const bytes = this.read(source);
		if (bytes === undefined) throw new UserError(`There is no file \`${join(this.contentDir, source)}\`.`);
		return bytes.toString('utf8');
	}

	write(source: string, content: string | Uint8Array): void {
		this.#file(source).after = Buffer.from(content);
	}

	/** Changes values of front matter, and the text below it when one is given. @throws {UserError} when a comment would get lost. */
	edit(source: string, edits: readonly Edit[], body?: string): void {
		const edited = editFrontMatter(this.text(source), edits, body);
		if (edited === undefined) {
			throw new UserError(`Cannot change \`${source}\` without losing a comment. Edit it by hand.`);
		}
		this.write(source, edited);
	}

	remove(source: string): void {
		this.#file(source).after = undefined;
	}

	move(from: string, to: string): void {
		const bytes = this.read(from);
		if (bytes === undefined) throw new UserError(`There is no file \`${join(this.contentDir, from)}\`.`);
		if (this.read(to) !== undefined) throw new UserError(`The file \`${join(this.contentDir, to)}\` already exists.`);
		this.write(to, bytes);
		this.remove(from);
	}

	/** What differs from the folder, by path. */
	get changes(): readonly FileChange[] {
		return this.#changed().map(([source, { before, after }]) => ({
			source,
			kind: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed',
		}));
	}

	/**
	 * Checks the whole content with the changes.
	 *
	 * @throws {ContentError} with every issue of it.
	 */
	check(options: Omit<LoadOptions, 'contentDir' | 'changes'>): CheckedContent {
		return inTemporaryFolder((folder) => {
			const changes = new Map(
				this.#changed().map(([source, { after }], index) => {
					if (after === undefined) return [source, undefined];
					const file = join(folder, String(index));
					writeTo(file, after);
					return [source, file];
				}),
			);
			const checked = checkContent({ ...options, contentDir: this.contentDir, changes });
			// Places are looked up in the files, which are gone afterwards. A copy holds them.
			return { ...checked, warnings: checked.warnings.map((warning) => ({ ...warning })) };
		});
	}

	/**
	 * Writes every new file beside its place, then renames one after the other: an error before the first renaming changes
	 * nothing. A command that is killed in between leaves whole files, old and new, which git shows.
	 *
	 * @throws {UserError} when a file has changed since it was read.
	 */
	apply(): void {
		const files = this.#changed().map(([source, file]) => ({ path: join(this.contentDir, source), ...file }));
		const written: { readonly path: string; readonly beside: string }[] = [];
		try {
			for (const { path, before, after } of files) {
				if (!isSame(readIfThere(path), before)) {
					throw new UserError(`\`${path}\` has changed in the meantime. Nothing was written. Run the command again.`);
				}
				if (after === undefined) continue;
				const beside = join(dirname(path), `.${basename(path)}.next`);
				mkdirSync(dirname(path), { recursive: true });
				written.push({ path, beside });
				writeTo(beside, after);
				if (before !== undefined) chmodSync(beside, statSync(path).mode);
			}
		} catch (error) {
			for (const { beside } of written) rmSync(beside, { force: true });
			throw error;
		}
		for (const { path, beside } of written) renameSync(beside, path);
		for (const { path, after } of files) if (after === undefined) rmSync(path);
	}

	#file(source: string): ChangedFile {
		const known = this.#files.get(source);
		if (known) return known;
		const before = readIfThere(join(this.contentDir, source));
		const file = { before, after: before };
		this.#files.set(source, file);
		return file;
	}

	#changed(): [string, ChangedFile][] {
		return [...this.#files]
			.filter(([, { before, after }]) => !isSame(before, after))
			.sort(([a], [b]) => (a < b ? -1 : 1));
	}
}

const isSame = (a: Buffer | undefined, b: Buffer | undefined): boolean =>
	a === undefined || b === undefined ? a === b : a.equals(b);

const readIfThere = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

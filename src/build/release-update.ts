/** Makes a release of the live one and what is new: unchanged files are linked from the live release, the others are written. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchFolder } from '../urls/paths.ts';
import { UserError } from '../user-error.ts';
import { sha256 } from './files.ts';
import {
	type Ledger,
	type LedgerEntry,
	readLedger,
	readStats,
	sameStats,
	type WrittenFile,
	writeFile,
	writeLedger,
} from './ledger.ts';
import { recordName } from './releases.ts';

/** A file of the new release. */
export interface ReleaseFile {
	/** Where it is published, such as `/products/acme.html`. */
	readonly path: string;
	/** Differs when the bytes of the file may differ; empty where that is not known before they are written. */
	readonly key: string;
}

export interface UpdateOptions {
	/** Absolute path of the release. It can contain an old one. */
	readonly folder: string;
	/** The release whose unchanged files are linked; `undefined` to write all of them. */
	readonly live: string | undefined;
	/** The code and the address with which the release will be verified. */
	readonly verifiedWith: string;
}

export interface UpdateCounts {
	/** Files linked from the live release. */
	kept: number;
	written: number;
	/** Files of the live release whose paths are gone. */
	removed: number;
}

export class ReleaseUpdate {
	readonly client: string;
	/** What is in the folder so far, by path. */
	readonly files = new Map<string, LedgerEntry>();
	readonly counts: UpdateCounts = { kept: 0, written: 0, removed: 0 };
	/**
	 * The files that the same code has verified before. None if any is removed, because each of them can link to it, but for a
	 * search index: only the file that names it does, which is written with it.
	 */
	sound: ReadonlyMap<string, LedgerEntry> = new Map();
	readonly #options: UpdateOptions;
	readonly #before: Ledger | undefined;
	readonly #keys = new Map<string, string>();
	readonly #folders = new Set<string>();

	constructor(options: UpdateOptions) {
		const { folder, live } = options;
		this.#options = options;
		this.client = join(folder, 'client');
		this.#before = live === undefined ? undefined : readLedger(live);
		// A release that is being changed is no target for a roll-back.
		rmSync(join(folder, recordName), { force: true });
		if (!this.#before) rmSync(folder, { recursive: true, force: true });
		mkdirSync(this.client, { recursive: true });
	}

	/**
	 * Links the files whose key is that in the live release, and removes everything else from the folder.
	 *
	 * @param files - Of the whole release. @returns Those that are to be written.
	 */
	begin<File extends ReleaseFile>(files: readonly File[]): File[] {
		for (const { path, key } of files) {
			if (this.#keys.has(path)) {
				throw new UserError(
					`Two files would be published as ${path}. If \`public${path}\` is one, delete or rename it. If a file in \`src/pages\` is, rename that.`,
				);
			}
			this.#keys.set(path, key);
		}
		const before = [...(this.#before?.files.values() ?? [])];
		const unchanged = before.filter(({ path, key }) => key !== '' && key === this.#keys.get(path));
		this.#sweep('', new Map(unchanged.map((known) => [known.path, known])));
		const live = join(this.#options.live ?? '', 'client');
		for (const known of unchanged) if (!this.files.has(known.path)) this.#link(live, known);
		this.counts.kept = this.files.size;
		const removed = before.filter(({ path }) => !this.#keys.has(path));
		this.counts.removed = removed.length;
		const isVerified = this.#before?.verifiedWith === this.#options.verifiedWith;
		if (isVerified && removed.every(({ path }) => path.startsWith(searchFolder))) this.sound = new Map(this.files);
		return files.filter(({ path }) => !this.files.has(path));
	}

	/** Makes the folder of a file. */
	makeFolderOf(path: string): void {
		const folder = dirname(path);
		if (this.#folders.has(folder)) return;
		mkdirSync(this.client + folder, { recursive: true });
		this.#folders.add(folder);
	}

	/** Writes one of the files. */
	write(path: string, bytes: Uint8Array): void {
		this.makeFolderOf(path);
		this.add(writeFile(this.client, path, bytes));
	}

	/** Notes that one of the files has been written. */
	add(file: WrittenFile): void {
		const key = this.#keys.get(file.path);
		if (key === undefined) throw new Error(`${file.path} is not a file of this release.`);
		this.files.set(file.path, { ...file, key });
		this.counts.written++;
	}

	/** Notes what the folder holds, which has been verified, for the next build. */
	finish(): void {
		const { folder, verifiedWith } = this.#options;
		writeLedger(folder, { verifiedWith, files: this.files });
	}

	/** Removes everything from a folder but these files, as links of an earlier build. @returns Whether any are left. */
	#sweep(folder: string, unchanged: Ledger['files']): boolean {
		let isEmpty = true;
		for (const entry of readdirSync(this.client + folder, { withFileTypes: true })) {
			const path = `${folder}/${entry.name}`;
			const isLeft = entry.isDirectory() ? this.#sweep(path, unchanged) : this.#keep(path, unchanged.get(path));
			if (isLeft) isEmpty = false;
			else rmSync(this.client + path, { recursive: true });
		}
		return !isEmpty;
	}

	#keep(path: string, known: LedgerEntry | undefined): boolean {
		if (!known || !sameStats(known, readStats(this.client + path))) return false;
		this.files.set(path, known);
		return true;
	}

	/**
	 * Gives a file of the live release a second name. No build writes into a file that is there, so that neither release changes
	 * with the other. On another file system, the file is copied with its time.
	 */
	#link(live: string, known: LedgerEntry): void {
		const [from, to] = [live + known.path, this.client + known.path];
		if (!existsSync(from)) return;
		const stats = readStats(from);
		// A file from a copy has another time.
		const isIntact =
			sameStats(known, stats) || (stats.size === known.size && sha256(readFileSync(from)) === known.sha256);
		if (!isIntact) return;
		this.makeFolderOf(known.path);
		try {
			linkSync(from, to);
		} catch {
			copyFileSync(from, to);
			utimesSync(to, stats.modified / 1_000, stats.modified / 1_000);
		}
		this.files.set(known.path, { ...known, ...stats });
	}
}

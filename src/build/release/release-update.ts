/** Brings the folder of an old release to the state of a new one. What is there already stays. */
import {
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { uncompressedPath } from '../compress.ts';
import { type FileStats, readStats } from '../release-stats.ts';
import { sha256 } from '../sha256.ts';
import { recordName } from '../verification-record.ts';
import { type Ledger, type LedgerEntry, readLedger, removeLedger, writeLedger } from './ledger.ts';
import { type WrittenFile, writeFile } from './write-file.ts';

/** A file of the new release. */
export interface ReleaseFile {
	/** Where it is published, such as `/products/acme.html`. */
	readonly path: string;
	/** Differs when the bytes of the file may differ; empty where nothing tells before they are written. */
	readonly key: string;
}

export interface UpdateOptions {
	/** Absolute path of the release. */
	readonly folder: string;
	/** The live release, whose files are taken that the folder does not have; `undefined` for none. */
	readonly live: string | undefined;
	/** Whether everything is to be written, whatever is there. */
	readonly full: boolean;
	/** Whether compressed variants of files that stay are to stay, too. */
	readonly compressed?: boolean;
}

export interface UpdateCounts {
	/** Of the folder or of the live release. */
	kept: number;
	written: number;
	removed: number;
}

/** To write fewer files takes less time than to read the ledger of the live release. */
const worthTaking = 200;

export class ReleaseUpdate {
	readonly client: string;
	/** What is in the folder so far, by path. */
	readonly files = new Map<string, LedgerEntry>();
	readonly counts: UpdateCounts = { kept: 0, written: 0, removed: 0 };
	readonly #folder: string;
	readonly #before: Ledger | undefined;
	readonly #live: string | undefined;
	readonly #compressed: boolean;
	readonly #keys = new Map<string, string>();
	readonly #folders = new Set<string>();

	constructor({ folder, live, full, compressed = false }: UpdateOptions) {
		this.#compressed = compressed;
		this.#folder = folder;
		this.client = join(folder, 'client');
		this.#before = full ? undefined : readLedger(folder);
		this.#live = full ? undefined : live;
		removeLedger(folder);
		// A release in work is none to which one rolls back.
		rmSync(join(folder, recordName), { force: true });
		if (!this.#before) rmSync(folder, { recursive: true, force: true });
		mkdirSync(this.client, { recursive: true });
	}

	/**
	 * Keeps what has its key, removes what is in none of the files, and makes the folders that they need.
	 *
	 * @param files - Of the whole release. @returns Those that are to be written.
	 */
	begin<File extends ReleaseFile>(files: Iterable<File>): File[] {
		const present = filesBelow(this.client);
		const missing: File[] = [];
		for (const file of files) {
			if (this.#keys.has(file.path)) throw new Error(`Two files are to be published as ${file.path}.`);
			this.#keys.set(file.path, file.key);
			if (!this.#keep(file, present.get(file.path))) missing.push(file);
		}
		this.#remove([...present.keys()].filter((path) => !this.#keys.has(path) && !this.#keepsCompressed(path)));
		const live = missing.length < worthTaking || this.#live === undefined ? undefined : readLedger(this.#live);
		return live ? missing.filter((file) => !this.#take(file, live)) : missing;
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
		if (key === undefined) throw new Error(`${file.path} is no file of this release.`);
		this.files.set(file.path, { ...file, key });
		this.counts.written++;
	}

	/** Notes what the folder holds, for the build that works in it next. */
	finish(): void {
		writeLedger(this.#folder, this.files);
	}

	#keep({ path, key }: ReleaseFile, present: FileStats | undefined): boolean {
		const before = this.#before?.get(path);
		const isSame =
			key !== '' && before?.key === key && before.size === present?.size && before.modified === present.modified;
		if (!isSame) return false;
		// A copy of the folder has other inodes.
		this.files.set(path, before.inode === present.inode ? before : { ...before, inode: present.inode });
		this.counts.kept++;
		return true;
	}

	/** Whether a path is a compressed variant of a file that has been kept. */
	#keepsCompressed(path: string): boolean {
		const file = this.#compressed ? uncompressedPath(path) : undefined;
		return file !== undefined && this.files.has(file);
	}

	#take({ path, key }: ReleaseFile, live: Ledger): boolean {
		const known = live.get(path);
		if (key === '' || known?.key !== key) return false;
		const file = join(this.#live ?? '', 'client', path);
		if (!isIntact(file, known)) return false;
		this.makeFolderOf(path);
		linkFile(file, this.client + path);
		const { mtimeMs, ino } = lstatSync(this.client + path);
		this.files.set(path, { ...known, modified: mtimeMs, inode: ino });
		this.counts.kept++;
		return true;
	}

	#remove(paths: readonly string[]): void {
		for (const path of paths) rmSync(this.client + path);
		this.counts.removed += paths.length;
		removeEmptyFolders(this.client, new Set(paths.map(dirname)));
	}
}

/** Every file below a folder, by its path from there; anything else that no build makes is removed. */
function filesBelow(client: string): Map<string, FileStats> {
	const found = new Map<string, FileStats>();
	const visit = (folder: string) => {
		for (const entry of readdirSync(client + folder, { withFileTypes: true })) {
			const path = `${folder}/${entry.name}`;
			if (entry.isDirectory()) visit(path);
			else if (entry.isFile()) found.set(path, readStats(client + path));
			else rmSync(client + path);
		}
	};
	visit('');
	return found;
}

/** Removes those of the folders that are empty, and the folders above that become so. */
function removeEmptyFolders(client: string, folders: ReadonlySet<string>): void {
	for (const start of folders) {
		for (let folder = start; folder !== '/'; folder = dirname(folder)) {
			const isEmpty = existsSync(client + folder) && readdirSync(client + folder).length === 0;
			if (!isEmpty) break;
			rmdirSync(client + folder);
		}
	}
}

/** Whether a file has the bytes that it was written with. One that came from a copy has another time, so that it is read. */
function isIntact(file: string, { size, modified, sha256: hash }: LedgerEntry): boolean {
	const stat = lstatSync(file, { throwIfNoEntry: false });
	if (!stat?.isFile() || stat.size !== size) return false;
	return stat.mtimeMs === modified || sha256(readFileSync(file)) === hash;
}

/**
 * Gives a file of a release a second name in another one. No build writes into a file that is there, so that neither release
 * changes with the other; where a file system has no such links, the file is copied.
 */
function linkFile(from: string, to: string): void {
	rmSync(to, { force: true });
	try {
		linkSync(from, to);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === undefined || !withoutLinks.has(code)) throw error;
		copyFileSync(from, to);
	}
}

/** What systems say of links that they do not make: none at all, none between two places, no more of this file. */
const withoutLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV', 'EMLINK']);

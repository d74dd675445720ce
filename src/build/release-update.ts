/** Brings the folder of an old release to the state of a new one. Files that need no change stay. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from './files.ts';
import {
	type FileStats,
	type Ledger,
	type LedgerEntry,
	readLedger,
	readStats,
	removeLedger,
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
	/** Absolute path of the release. */
	readonly folder: string;
	/** The live release, whose files are taken that the folder does not have; `undefined` for none. */
	readonly live: string | undefined;
	/** Whether everything is to be written, whatever is there. */
	readonly full: boolean;
	/** The code and the address with which the release will be verified. */
	readonly verifiedWith: string;
}

export interface UpdateCounts {
	/** Files taken from the folder or from the live release. */
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
	readonly #verifiedWith: string;
	readonly #keys = new Map<string, string>();
	readonly #folders = new Set<string>();
	readonly #sound = new Map<string, LedgerEntry>();
	/** The ledgers that name them. */
	readonly #known = new Set<Ledger>();

	constructor({ folder, live, full, verifiedWith }: UpdateOptions) {
		this.#verifiedWith = verifiedWith;
		this.#folder = folder;
		this.client = join(folder, 'client');
		this.#before = full ? undefined : readLedger(folder);
		this.#live = full ? undefined : live;
		removeLedger(folder);
		// A release that is being changed is no target for a roll-back.
		rmSync(join(folder, recordName), { force: true });
		if (!this.#before) rmSync(folder, { recursive: true, force: true });
		mkdirSync(this.client, { recursive: true });
	}

	/**
	 * Keeps what has its key, removes what is in none of the files, and makes the folders that they need.
	 *
	 * @param files - Of the whole release. @returns Those that are to be written.
	 */
	begin<File extends ReleaseFile>(files: readonly File[]): File[] {
		for (const { path, key } of files) {
			if (this.#keys.has(path)) throw new Error(`Two files would be published as ${path}.`);
			this.#keys.set(path, key);
		}
		const present = filesBelow(this.client);
		const before = this.#before;
		const missing = before ? files.filter((file) => !this.#keep(file, before, present.get(file.path))) : [...files];
		this.#remove([...present.keys()].filter((path) => !this.files.has(path)));
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
		if (key === undefined) throw new Error(`${file.path} is not a file of this release.`);
		this.files.set(file.path, { ...file, key });
		this.counts.written++;
	}

	/** The files that the same code has verified before. Any of them can link to a file that is removed. */
	get sound(): ReadonlyMap<string, LedgerEntry> {
		const isGone = (path: string) => !this.files.has(path);
		return [...this.#known].some(({ files }) => [...files.keys()].some(isGone)) ? new Map() : this.#sound;
	}

	/** Notes what the folder holds, which has been verified, for the build that works in it next. */
	finish(): void {
		writeLedger(this.#folder, { verifiedWith: this.#verifiedWith, files: this.files });
	}

	#keep({ path, key }: ReleaseFile, before: Ledger, present: FileStats | undefined): boolean {
		const known = before.files.get(path);
		if (key === '' || known?.key !== key || !present || !sameStats(known, present)) return false;
		this.#add(known, before);
		return true;
	}

	#add(known: LedgerEntry, ledger: Ledger): void {
		this.files.set(known.path, known);
		this.counts.kept++;
		if (ledger.verifiedWith !== this.#verifiedWith) return;
		this.#known.add(ledger);
		this.#sound.set(known.path, known);
	}

	#take({ path, key }: ReleaseFile, live: Ledger): boolean {
		const known = live.files.get(path);
		if (key === '' || known?.key !== key) return false;
		const file = join(this.#live ?? '', 'client', path);
		if (!isIntact(file, known)) return false;
		this.makeFolderOf(path);
		linkFile(file, this.client + path);
		this.#add({ ...known, ...readStats(this.client + path) }, live);
		return true;
	}

	#remove(paths: readonly string[]): void {
		for (const path of paths) rmSync(this.client + path);
		this.counts.removed += paths.filter((path) => !this.#keys.has(path)).length;
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
function isIntact(file: string, known: LedgerEntry): boolean {
	if (!existsSync(file)) return false;
	const stats = readStats(file);
	return sameStats(known, stats) || (stats.size === known.size && sha256(readFileSync(file)) === known.sha256);
}

/**
 * Gives a file of a release a second name in another one. No build writes into a file that is there, so that neither release
 * changes with the other; where a file system has no such links, the file is copied.
 */
function linkFile(from: string, to: string): void {
	rmSync(to, { force: true });
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}

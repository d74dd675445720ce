/**
 * Notices when content files change. Folders are watched one by one: on Linux Node's recursive watch takes one of the
 * system's watches for each file, of which a large catalog has more than there are.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { contentFolders } from '../../content/content-folders.ts';

interface WatchedFolder {
	readonly identity: string;
	readonly watcher: FSWatcher;
}

export interface ContentWatchOptions {
	/** Told once why a folder cannot be watched. */
	readonly onTrouble: (message: string) => void;
	readonly watchFolder?: typeof watch;
}

/** An editor or a checkout writes several files, and some of them in several steps. */
const settleMilliseconds = 200;

/** Nobody tells when the whole folder is replaced, as behind a link. */
const lookMilliseconds = 30_000;

export class ContentWatch {
	readonly #folder: string;
	readonly #onTrouble: (message: string) => void;
	readonly #watchFolder: typeof watch;
	readonly #watched = new Map<string, WatchedFolder>();
	readonly #looking: NodeJS.Timeout;
	#settling: NodeJS.Timeout | undefined;
	#troubled = false;
	#changed = false;
	#listener: (() => void) | undefined;

	/** @param folder - The content folder; it may come later. */
	constructor(folder: string, { onTrouble, watchFolder = watch }: ContentWatchOptions) {
		this.#folder = folder;
		this.#onTrouble = onTrouble;
		this.#watchFolder = watchFolder;
		this.#follow();
		this.#looking = setInterval(() => {
			if (this.#follow()) this.#change();
		}, lookMilliseconds);
	}

	/** Calls back when files have changed and then rested; at once when they have before this call. */
	listen(listener: () => void): void {
		this.#listener = listener;
		if (this.#changed) listener();
	}

	close(): void {
		clearInterval(this.#looking);
		clearTimeout(this.#settling);
		for (const { watcher } of this.#watched.values()) watcher.close();
		this.#watched.clear();
	}

	#change(): void {
		clearTimeout(this.#settling);
		this.#settling = setTimeout(() => {
			this.#changed = true;
			this.#listener?.();
		}, settleMilliseconds);
	}

	/** Watches the folders that are there. @returns Whether they are others than before. */
	#follow(): boolean {
		const present = foldersOf(this.#folder);
		const gone = [...this.#watched].filter(([path, { identity }]) => present.get(path) !== identity);
		for (const [path] of gone) this.#leave(path);
		const added = [...present].filter(([path]) => !this.#watched.has(path));
		for (const [path, identity] of added) this.#watch(path, identity);
		return gone.length + added.length > 0;
	}

	#watch(path: string, identity: string): void {
		const trouble = (error: unknown) => {
			this.#leave(path);
			const reason = error instanceof Error ? error.message : error;
			if (!this.#troubled) this.#onTrouble(`Changes in \`${path}\` go unnoticed: ${reason}.`);
			this.#troubled = true;
		};
		try {
			const watcher = this.#watchFolder(path, (_event, name) => {
				if (!this.#isContent(path, name)) return;
				this.#follow();
				this.#change();
			});
			watcher.on('error', trouble);
			this.#watched.set(path, { identity, watcher });
		} catch (error) {
			trouble(error);
		}
	}

	#leave(path: string): void {
		this.#watched.get(path)?.watcher.close();
		this.#watched.delete(path);
	}

	/** What readers of the content pass over is none: hidden files, and neighbours of its folders such as an output. */
	#isContent(path: string, name: string | null): boolean {
		if (name === null) return true;
		if (path === this.#folder) return name === 'site.yaml' || contentFolders.includes(name);
		return !name.startsWith('.');
	}
}

/** Each folder with what tells it from a later one of the same name. */
function foldersOf(content: string): Map<string, string> {
	const found = new Map<string, string>();
	const add = (path: string, children: (path: string) => readonly string[]): void => {
		const stats = statSync(path, { throwIfNoEntry: false });
		if (!stats?.isDirectory()) return;
		found.set(path, `${stats.dev}-${stats.ino}-${stats.birthtimeMs}`);
		for (const child of children(path)) add(join(path, child), subfolders);
	};
	add(content, (path) => subfolders(path).filter((name) => contentFolders.includes(name)));
	return found;
}

function subfolders(path: string): string[] {
	try {
		const entries = readdirSync(path, { withFileTypes: true });
		return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
	} catch (error) {
		// It went away a moment ago, which its parent tells.
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}

/**
 * Notices when content files change. Folders are watched one by one: on Linux Node's recursive watch, as chokidar, takes one
 * inotify watch for each file, and the system limits their number.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { contentFolders } from '../content/content-folder.ts';

interface WatchedFolder {
	readonly identity: string;
	readonly watcher: FSWatcher;
}

export interface ContentWatchOptions {
	/** Called once, with the reason, when a folder cannot be watched. */
	readonly onFailure: (message: string) => void;
	readonly watchFolder?: typeof watch;
	/** From the first change to its report: an editor or a checkout writes several files, and some of them in several steps. */
	readonly delayMilliseconds?: number;
}

/** There is no event if the whole folder is replaced, for example behind a link. */
const pollMilliseconds = 30_000;

export class ContentWatch {
	readonly #folder: string;
	readonly #onFailure: (message: string) => void;
	readonly #watchFolder: typeof watch;
	readonly #watched = new Map<string, WatchedFolder>();
	readonly #pollTimer: NodeJS.Timeout;
	readonly #delayMilliseconds: number;
	#reportTimer: NodeJS.Timeout | undefined;
	#failed = false;
	#changed = false;
	#listener: (() => void) | undefined;

	/** @param folder - The content folder; it need not exist yet. */
	constructor(folder: string, { onFailure, watchFolder = watch, delayMilliseconds = 300 }: ContentWatchOptions) {
		this.#folder = folder;
		this.#onFailure = onFailure;
		this.#watchFolder = watchFolder;
		this.#delayMilliseconds = delayMilliseconds;
		this.#follow();
		this.#pollTimer = setInterval(() => {
			if (this.#follow()) this.#change();
		}, pollMilliseconds);
	}

	/** Calls back shortly after a change, or at once if there were changes before this call. */
	listen(listener: () => void): void {
		this.#listener = listener;
		if (this.#changed) listener();
	}

	close(): void {
		clearInterval(this.#pollTimer);
		clearTimeout(this.#reportTimer);
		for (const { watcher } of this.#watched.values()) watcher.close();
		this.#watched.clear();
	}

	#change(): void {
		this.#reportTimer ??= setTimeout(() => {
			this.#reportTimer = undefined;
			// Once for all changes: it reads every folder. What is written meanwhile to one that is found is read afterwards.
			this.#follow();
			this.#changed = true;
			this.#listener?.();
		}, this.#delayMilliseconds);
	}

	/** Watches the folders that exist. @returns Whether they differ from those before. */
	#follow(): boolean {
		const present = foldersOf(this.#folder);
		const gone = [...this.#watched].filter(([path, { identity }]) => present.get(path) !== identity);
		for (const [path] of gone) this.#unwatch(path);
		const added = [...present].filter(([path]) => !this.#watched.has(path));
		for (const [path, identity] of added) this.#watch(path, identity);
		return gone.length + added.length > 0;
	}

	#watch(path: string, identity: string): void {
		const fail = (error: unknown) => {
			this.#unwatch(path);
			const reason = error instanceof Error ? error.message : error;
			if (!this.#failed) this.#onFailure(`Changes in \`${path}\` go unnoticed: ${reason}.`);
			this.#failed = true;
		};
		try {
			const watcher = this.#watchFolder(path, (_event, name) => {
				if (!this.#isContent(path, name)) return;
				this.#change();
			});
			watcher.on('error', fail);
			this.#watched.set(path, { identity, watcher });
		} catch (error) {
			fail(error);
		}
	}

	#unwatch(path: string): void {
		this.#watched.get(path)?.watcher.close();
		this.#watched.delete(path);
	}

	/** Readers of the content skip hidden files, and neighbours of its folders such as an output. */
	#isContent(path: string, name: string | null): boolean {
		if (name === null) return true;
		if (path === this.#folder)
			return ['site.yaml', 'texts.yaml', 'releases.json', 'synonyms.yaml', ...contentFolders].includes(name);
		return !name.startsWith('.');
	}
}

/** Each folder with what distinguishes it from a later one of the same name. */
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
		// It has just been removed; the watch of its parent reports that.
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}

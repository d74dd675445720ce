/** Notices when content files change. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { contentFolders } from '../content/content-folder.ts';

export interface ContentWatchOptions {
	/** Called once, with the reason, when something cannot be watched. */
	readonly onFailure: (message: string) => void;
	/** From the first change to its report: an editor or a checkout writes several files, and some of them in several steps. */
	readonly delayMilliseconds?: number;
}

/** There is no event if the whole folder is replaced, for example behind a link. */
const pollMilliseconds = 30_000;

export class ContentWatch {
	readonly #folder: string;
	readonly #onFailure: (message: string) => void;
	readonly #delayMilliseconds: number;
	readonly #pollTimer: NodeJS.Timeout;
	#watcher: FSWatcher;
	#identity: string | undefined;
	#reportTimer: NodeJS.Timeout | undefined;
	#failed = false;
	#changed = false;
	#listener: (() => void) | undefined;

	/** Resolves when each change is noticed. @param folder - The content folder; it need not exist yet. */
	static start(folder: string, options: ContentWatchOptions): Promise<ContentWatch> {
		return new Promise((resolve) => {
			const watch: ContentWatch = new ContentWatch(folder, options, () => resolve(watch));
		});
	}

	private constructor(folder: string, options: ContentWatchOptions, onReady: () => void) {
		const { onFailure, delayMilliseconds = 300 } = options;
		this.#folder = folder;
		this.#onFailure = onFailure;
		this.#delayMilliseconds = delayMilliseconds;
		this.#watcher = this.#watch(onReady);
		this.#pollTimer = setInterval(() => {
			if (identityOf(folder) === this.#identity) return;
			void this.#watcher.close();
			this.#watcher = this.#watch(() => this.#change());
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
		void this.#watcher.close();
	}

	#watch(onReady: () => void): FSWatcher {
		this.#identity = identityOf(this.#folder);
		// Readers of the content don't follow links, except the folder itself.
		const root = existsSync(this.#folder) ? realpathSync(this.#folder) : this.#folder;
		const ignored = (path: string) => !isContent(relative(root, path).split(sep));
		return watch(root, { ignored, ignoreInitial: true, followSymlinks: false, atomic: false })
			.on('all', () => this.#change())
			.on('error', (error) => {
				const reason = error instanceof Error ? error.message : error;
				if (!this.#failed) this.#onFailure(`Changes in \`${this.#folder}\` go unnoticed: ${reason}.`);
				this.#failed = true;
			})
			.on('ready', onReady);
	}

	#change(): void {
		this.#reportTimer ??= setTimeout(() => {
			this.#reportTimer = undefined;
			this.#changed = true;
			this.#listener?.();
		}, this.#delayMilliseconds);
	}
}

/** What distinguishes a folder from a later one of the same name. */
function identityOf(folder: string): string | undefined {
	const stats = statSync(folder, { throwIfNoEntry: false });
	return stats && `${stats.dev}-${stats.ino}-${stats.birthtimeMs}`;
}

/** Readers of the content skip hidden files, and neighbours of its folders such as an output. */
function isContent([name = '', ...rest]: readonly string[]): boolean {
	const names = ['', 'site.yaml', 'texts.yaml', 'releases.json', 'synonyms.yaml', ...contentFolders];
	return names.includes(name) && !rest.some((part) => part.startsWith('.'));
}

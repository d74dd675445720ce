/** What verify remembers between releases, in a folder of its own. Whoever deletes it only loses time. */
import { mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Known } from '../inspect/prepare-job.ts';
import type { PublishedFiles } from '../published-files.ts';
import { hashCode } from './code-hash.ts';
import { readFacts, writeFacts } from './facts-file.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { type KnownHashes, RememberedFiles } from './remembered-files.ts';
import { removeIfPossible, temporary } from './sections-file.ts';

/** More than the folders between which releases rotate. */
const mostFolders = 6;

/** In milliseconds. */
const longestWrite = 3_600_000;

const kinds = ['stats', 'variants'] as const;

export class FactsStore {
	readonly #store: string;
	readonly #context: string;
	readonly #files: RememberedFiles;
	readonly #variants: RememberedFiles;
	/** Time at which the inspection began, by the clock of the file system; `undefined` when that cannot be told. */
	readonly #began: number | undefined;

	/**
	 * @param store - The folder for facts; may not exist.
	 * @param folder - The release.
	 */
	constructor(store: string, folder: string, files: PublishedFiles, baseUrl: string) {
		this.#store = store;
		this.#context = `${hashCode()} ${baseUrl}`;
		this.#began = readClock(store, folder);
		removeAbandoned(store);
		const real = realpathSync(folder);
		this.#files = new RememberedFiles(store, kinds[0], real, files, files.paths);
		this.#variants = new RememberedFiles(store, kinds[1], real, files, files.compressed);
	}

	get #factsFile(): string {
		return join(this.#store, 'facts');
	}

	load(): Known | undefined {
		const facts = readFacts(this.#factsFile, this.#context);
		return facts && { facts, ...this.#files.load() };
	}

	/** For each compressed variant the hash of what it was found to hold. */
	loadVariants(): KnownHashes {
		return this.#variants.load();
	}

	/** @param facts - Of a release in which nothing is wrong. */
	saveFacts(facts: ReleaseFacts): void {
		writeFacts(this.#factsFile, this.#context, facts);
	}

	/**
	 * Remembers the files of the folder alone.
	 *
	 * @param hashes - Of each file.
	 * @param held - For each compressed variant the hash of what it holds.
	 */
	saveStats(hashes: Buffer, held: Buffer): void {
		const began = this.#began;
		if (began === undefined) return;
		const written = [this.#files.save(hashes, began), this.#variants.save(held, began)];
		if (written.includes(true)) for (const kind of kinds) removeOldest(this.#store, kind);
	}
}

const clock = 'clock.';

/** What the file system takes for now, where it is that of the release; `undefined` elsewhere, or where nothing can be written. */
function readClock(store: string, folder: string): number | undefined {
	const probe = join(store, `${clock}${process.pid}`);
	try {
		mkdirSync(store, { recursive: true });
		writeFileSync(probe, '');
		const { mtimeMs, dev } = statSync(probe);
		return dev === statSync(folder).dev ? mtimeMs : undefined;
	} catch {
		return undefined;
	} finally {
		removeIfPossible(probe);
	}
}

/** Removes what inspections have left that were killed. */
function removeAbandoned(store: string): void {
	try {
		for (const name of readdirSync(store).filter((each) => each.startsWith(clock) || each.endsWith(temporary))) {
			const path = join(store, name);
			if (Date.now() - statSync(path).mtimeMs > longestWrite) removeIfPossible(path);
		}
	} catch {
		// Another build may have removed them.
	}
}

function removeOldest(store: string, kind: string): void {
	const age = (name: string): number => statSync(join(store, name)).mtimeMs;
	try {
		const names = readdirSync(store).filter((name) => name.startsWith(`${kind}-`) && /-[0-9a-f]+$/.test(name));
		const oldest = names.sort((one, other) => age(other) - age(one)).slice(mostFolders);
		for (const name of oldest) rmSync(join(store, name), { force: true });
	} catch {
		// Another build may have removed them.
	}
}

/** What verify remembers between releases, in a folder of its own. Whoever deletes it only loses time. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Known } from '../inspect/prepare-job.ts';
import { areLines, type PublishedFiles } from '../published-files.ts';
import { hashCode } from './code-hash.ts';
import { readFacts, writeFacts } from './facts-file.ts';
import { readKnownStats, readStats, type Stats, sameStats, writeStats } from './file-stats.ts';
import { matchRows } from './match-rows.ts';
import { hashLength, type ReleaseFacts } from './release-facts.ts';
import { removeIfPossible } from './sections-file.ts';

/** More than the folders between which releases rotate. */
const mostFolders = 6;

export class FactsStore {
	readonly #store: string;
	readonly #folder: string;
	readonly #context: string;
	readonly #stats: Stats;
	/** Time at which the inspection began, by the clock of the file system; `undefined` when that cannot be told. */
	readonly #began: number | undefined;
	/** Whether every file of the folder is, as it is. */
	#isRemembered = false;

	/**
	 * @param store - The folder for facts; may not exist.
	 * @param folder - The release.
	 */
	constructor(store: string, folder: string, files: PublishedFiles, baseUrl: string) {
		this.#store = store;
		this.#folder = realpathSync(folder);
		this.#context = `${hashCode()} ${baseUrl}`;
		this.#began = readClock(store, folder);
		this.#stats = readStats(files.paths.list, (path) => files.locate(path));
	}

	get #factsFile(): string {
		return join(this.#store, 'facts');
	}

	get #statsFile(): string {
		return join(this.#store, `stats-${createHash('sha256').update(this.#folder).digest('hex').slice(0, 16)}`);
	}

	load({ paths }: PublishedFiles): Known | undefined {
		const { list } = paths;
		const facts = readFacts(this.#factsFile, this.#context);
		if (!facts) return undefined;
		const hashes = Buffer.alloc(list.length * hashLength);
		const hasHash = new Uint8Array(list.length);
		const before = readKnownStats(this.#statsFile, this.#folder);
		if (!before) return { facts, hashes, hasHash };
		for (const [row, other] of matchRows(paths, before.lines).entries()) {
			if (other < 0 || !sameStats(this.#stats, row, before.stats, other)) continue;
			before.hashes.copy(hashes, row * hashLength, other * hashLength, (other + 1) * hashLength);
			hasHash[row] = 1;
		}
		this.#isRemembered = before.lines === paths.lines && !hasHash.includes(0);
		return { facts, hashes, hasHash };
	}

	/** @param facts - Of a release in which nothing is wrong. */
	saveFacts(facts: ReleaseFacts): void {
		writeFacts(this.#factsFile, this.#context, facts);
	}

	/** Remembers the files of the folder alone. */
	saveStats({ paths, hashes }: Pick<ReleaseFacts, 'paths' | 'hashes'>): void {
		if (this.#began === undefined || this.#isRemembered || !areLines(paths)) return;
		writeStats(this.#statsFile, this.#folder, { lines: paths.lines, stats: this.#stats, hashes }, this.#began);
		removeOldest(this.#store);
	}
}

/** What the file system takes for now, where it is that of the release; `undefined` elsewhere, or where nothing can be written. */
function readClock(store: string, folder: string): number | undefined {
	const probe = join(store, `clock.${process.pid}`);
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

function removeOldest(store: string): void {
	const age = (name: string): number => statSync(join(store, name)).mtimeMs;
	try {
		const names = readdirSync(store).filter((name) => /^stats-[0-9a-f]+$/.test(name));
		const oldest = names.sort((one, other) => age(other) - age(one)).slice(mostFolders);
		for (const name of oldest) rmSync(join(store, name), { force: true });
	} catch {
		// Another build may have removed them.
	}
}

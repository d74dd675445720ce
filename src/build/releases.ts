/**
 * The three folders between which an output changes: the live release, the last verified one before it, and one that is
 * free for the next build. A build only changes the free one.
 *
 * A release is what it publishes (`client`, with its manifest), its on-demand routes (`server`), its ledger and its record.
 * Beside the releases three folders in `cache` outlive a build: the bundle of the pages (`pages-*`), drawn pictures
 * (`images`), and what Node has compiled (`compiled`). Each may be deleted at any time.
 */
import { lstatSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { UserError } from '../user-error.ts';
import { writeDurably } from './files.ts';
import { hasLedger } from './ledger.ts';
import { acquireLock } from './lock.ts';

/** The output that links to the build folders themselves; every other output gets copies of releases. */
export const defaultOutput = (root: string): string => join(root, 'dist');

/** The folder of its releases. */
export const defaultReleases = (root: string): string => join(root, '.builds');

/** An output, and the folder of its releases. */
export interface Output {
	/** Absolute path of the link. */
	readonly link: string;
	readonly releases: string;
}

/**
 * @param out - Absolute path of the output.
 * @throws {UserError} when it is in the folder of the builds.
 */
export function outputAt(out: string, root: string): Output {
	if (!relative(defaultReleases(root), out).startsWith('..')) {
		throw new UserError(`\`${out}\` is inside the folder where builds are made. Set \`OUT_DIR\` to another path.`);
	}
	const beside = join(dirname(out), `.${basename(out)}-releases`);
	return { link: out, releases: out === defaultOutput(root) ? defaultReleases(root) : beside };
}

export const lockOf = ({ releases }: Output): string => join(releases, 'lock');

/** Absolute paths. */
export interface ReleaseFolders {
	/** What the link names, whether it is there or not; `undefined` when it names no release. */
	readonly live: string | undefined;
	/** The last verified release before the live one. */
	readonly previous: string | undefined;
	/** Can contain files of an earlier build. */
	readonly free: string;
}

const names = ['a', 'b', 'c'] as const;

/** Tells the three folders apart. No server reads from the free one: it left the link at least one build ago. */
export function findReleases(output: Output): ReleaseFolders {
	const folders = names.map((name) => join(output.releases, name));
	const target = readTarget(output.link);
	const real = realPath(output.releases);
	const live = folders.find((_folder, index) => target !== undefined && target === join(real, names[index] ?? ''));
	const verified = folders
		.filter((folder) => folder !== live)
		.flatMap((folder) => {
			const record = readRecord(folder);
			return record ? [{ folder, verifiedAt: record.verified_at }] : [];
		})
		.sort((one, other) => one.verifiedAt.localeCompare(other.verifiedAt));
	const record = live && readRecord(live);
	// Without a record, which a damaged release may have lost, the youngest is the one that was live before.
	const previous = record ? verified.find(({ folder }) => basename(folder) === record.previous) : verified.at(-1);
	const idle = folders.filter((folder) => folder !== live && folder !== previous?.folder);
	const unverified = idle.find((folder) => verified.every((entry) => entry.folder !== folder));
	const oldest = verified.find(({ folder }) => idle.includes(folder))?.folder;
	return { live, previous: previous?.folder, free: unverified ?? oldest ?? join(output.releases, names[0]) };
}

/** Where a link leads, through all links but the last, which may lead nowhere. */
function readTarget(link: string): string | undefined {
	if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
	const target = resolve(realPath(dirname(link)), readlinkSync(link));
	return join(realPath(dirname(target)), basename(target));
}

const realPath = (path: string): string =>
	statSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : resolve(path);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const releaseRecord = z.object({
	/** SHA-256 of the content. */
	content: sha256,
	/** SHA-256 of all inputs of the build. */
	inputs: sha256,
	/** The setting `EXTRAS` of the build. */
	extras: z.string(),
	base_url: z.string(),
	verified_at: z.iso.datetime(),
	/** Identifies the boot of the machine during which the release was written to disk. */
	boot: z.string().nullable(),
	/** Name of the folder that was live before it. */
	previous: z.string().nullable(),
	/** When a rollback made it live: the content of the release that it replaced. */
	rolled_back: sha256.nullable(),
});

/** What is known of a verified release. */
export type ReleaseRecord = z.output<typeof releaseRecord>;

export const recordName = 'record.json';

/** @returns `undefined` for a folder without a record, which is no verified release. */
export function readRecord(folder: string): ReleaseRecord | undefined {
	try {
		return releaseRecord.safeParse(JSON.parse(readFileSync(join(folder, recordName), 'utf8'))).data;
	} catch {
		return undefined;
	}
}

export const writeRecord = (folder: string, record: ReleaseRecord): void =>
	writeDurably(join(folder, recordName), JSON.stringify(record));

export interface BuildDirectory {
	/** Absolute path of the free folder. It can contain an old release. */
	readonly folder: string;
	/** The live release; `undefined` when there is none. */
	readonly live: string | undefined;
	readonly cache: string;
	/** Removes unfinished files of a build and releases the lock. */
	leave(): void;
}

/**
 * Waits until no other build runs here.
 *
 * @param root - The checkout. Astro cannot build outside of it.
 * @throws {UserError} as {@link acquireLock} does.
 */
export async function acquireBuildDirectory(root: string): Promise<BuildDirectory> {
	const output = outputAt(defaultOutput(root), root);
	const unlock = await acquireLock(lockOf(output));
	try {
		const { free, live } = findReleases(output);
		const cache = join(output.releases, 'cache');
		mkdirSync(cache, { recursive: true });
		const leave = () => {
			try {
				if (findReleases(output).live !== free && !hasLedger(free))
					rmSync(free, { recursive: true, force: true, maxRetries: 5 });
			} catch {
				// The build has failed and said why. The next one in this folder removes the rest, or says why it cannot.
			}
			unlock();
		};
		return { folder: free, live, cache, leave };
	} catch (error) {
		unlock();
		throw error;
	}
}

/**
 * The three folders between which an output changes: the live release, the last verified one before it, and one that is
 * free for the next build. A build only changes the free one, and makes it of the live one and what is new.
 *
 * A release is what it publishes (`client`, with its manifest), what only its server reads (`server`), its ledger and its record.
 * Beside the releases three folders in `cache` outlive a build: the bundle of the pages (`pages-*`), drawn pictures
 * (`images`), and what Node has compiled (`compiled`). Each may be deleted at any time.
 */
import { lstatSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { UserError } from '../user-error.ts';
import { readIfWhole, writeDurably } from './files.ts';
import { acquireLock } from './lock.ts';

/** The output of a checkout, unless the settings name another one. */
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

/** The lock of a folder of releases. */
export const lockOf = (releases: string): string => join(releases, 'lock');

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
export function findReleases({ link, releases }: Output): ReleaseFolders {
	// A link of a damaged release can lead to a folder that is not there.
	const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
	const target = isLink ? resolve(realPath(dirname(link)), readlinkSync(link)) : '';
	const isRelease = realPath(dirname(target)) === realPath(releases);
	const liveName = isRelease ? names.find((name) => name === basename(target)) : undefined;
	const live = liveName && join(releases, liveName);
	// Those without a record first, then the oldest.
	const others = names
		.filter((name) => name !== liveName)
		.map((name) => ({
			name,
			folder: join(releases, name),
			verifiedAt: readRecord(join(releases, name))?.verified_at ?? '',
		}))
		.sort((one, other) => one.verifiedAt.localeCompare(other.verifiedAt));
	const record = live && readRecord(live);
	const verified = others.filter(({ verifiedAt }) => verifiedAt !== '');
	// Without a record, which a damaged release may have lost, the youngest is the one that was live before.
	const previous = record ? verified.find(({ name }) => name === record.previous) : verified.at(-1);
	const free = others.find((other) => other !== previous)?.folder ?? join(releases, names[0]);
	return { live, previous: previous?.folder, free };
}

const realPath = (path: string): string =>
	statSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : resolve(path);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const releaseRecord = z.object({
	/** SHA-256 of the content. */
	content: sha256,
	/** SHA-256 of all inputs of the build. */
	inputs: sha256,
	/** SHA-256 of the folder `server`. */
	server: sha256.optional(),
	/** The setting `EXTRAS` of the build. */
	extras: z.string(),
	base_url: z.string(),
	/** What was printed of the warnings about the content. */
	warnings: z.array(z.string()).optional(),
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
export const readRecord = (folder: string): ReleaseRecord | undefined =>
	readIfWhole(() => releaseRecord.parse(JSON.parse(readFileSync(join(folder, recordName), 'utf8'))));

export const writeRecord = (folder: string, record: ReleaseRecord): void =>
	writeDurably(join(folder, recordName), JSON.stringify(record));

export interface BuildDirectory extends ReleaseFolders {
	readonly cache: string;
	/** Removes unfinished files of a build and releases the locks. */
	leave(): void;
}

/**
 * Waits until no other build runs here, and none for the output, which builds of another checkout may have as well.
 *
 * @param root - The checkout.
 * @param out - Absolute path of the output.
 * @throws {UserError} as {@link outputAt} and {@link acquireLock} do.
 */
export async function acquireBuildDirectory(root: string, out = defaultOutput(root)): Promise<BuildDirectory> {
	const output = outputAt(out, root);
	const unlocks: (() => void)[] = [];
	const unlock = () => {
		for (const each of unlocks) each();
	};
	try {
		const places = new Set([defaultReleases(root), output.releases]);
		for (const place of places) unlocks.push(await acquireLock(lockOf(place)));
		const found = findReleases(output);
		const cache = join(defaultReleases(root), 'cache');
		mkdirSync(cache, { recursive: true });
		const leave = () => {
			try {
				if (!readRecord(found.free)) rmSync(found.free, { recursive: true, force: true, maxRetries: 5 });
			} catch {
				// The build has failed and said why. The next one in this folder removes the rest, or says why it cannot.
			}
			unlock();
		};
		return { ...found, cache, leave };
	} catch (error) {
		unlock();
		throw error;
	}
}

/** The manifest of a release, and checks against it for files that are missing or have changed since they were built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestFile } from '../urls/paths.ts';
import { sha256 as hashOf, listFiles, readIfWhole } from './files.ts';
import { readLedger, readStats, sameStats } from './ledger.ts';
import type { ReleaseUpdate } from './release-update.ts';
import { readRecord } from './releases.ts';
import { hashServerFiles } from './server-files.ts';

/**
 * Writes `/data/manifest.json`: the base URL, and path, size and SHA-256 of every other published file, by path.
 * Servers take their entity tags from it; mirrors check their copies with it.
 */
export function writeManifest(update: ReleaseUpdate, baseUrl: string): void {
	update.write(manifestEntry.path, manifestOf(update.files.values(), baseUrl));
}

type ManifestFile = z.output<typeof manifest>['files'][number];

export function manifestOf(files: Iterable<ManifestFile>, baseUrl: string): Buffer {
	const others = Array.from(files, ({ path, size, sha256 }) => ({ path, size, sha256 }))
		.filter(({ path }) => path !== manifestEntry.path)
		.sort((a, b) => (a.path < b.path ? -1 : 1));
	return Buffer.from(JSON.stringify({ base_url: baseUrl, files: others }));
}

/** The manifest as a file of a release. Its bytes are known last, so that it is always written. */
export const manifestEntry = { path: manifestFile, key: '' } as const;

/** Path of the manifest in a build. */
export const manifestPath = join('client', 'data', 'manifest.json');

const manifest = z.object({
	files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })).min(1),
});

/**
 * Whether a release is verified and whole. Its files are read only when they may have changed since: the machine has
 * been started again, or the file system reports a change. {@link findDamage} also finds bytes that a disk has lost; it
 * checks a release before a rollback to it, and before it is served after a start.
 */
export const isWhole = (folder: string): boolean =>
	isUntouched(folder) || (readRecord(folder) !== undefined && findDamage(folder) === undefined);

/**
 * Whether, by the file system's times and sizes, a verified release has its files as they were written and no other ones, and
 * the machine has not been started again since.
 */
export function isUntouched(folder: string): boolean {
	const { boot = null, server } = readRecord(folder) ?? {};
	if (server === undefined || server !== hashServerFiles(folder)) return false;
	const ledger = boot !== null && boot === bootId() ? readLedger(folder) : undefined;
	const client = join(folder, 'client');
	if (!ledger || !existsSync(client)) return false;
	const paths = listFiles(client).map((path) => `/${path}`);
	const isAsWritten = (path: string) => {
		const known = ledger.files.get(path);
		return known !== undefined && sameStats(known, readStats(client + path));
	};
	return paths.length === ledger.files.size && paths.every(isAsWritten);
}

/**
 * Reads every published file of a release.
 *
 * @returns The first difference between the release and its manifest, as a sentence; `undefined` when it is whole.
 */
export function findDamage(folder: string): string | undefined {
	const { files } = readManifest(folder) ?? {};
	if (!files) return `\`${join(folder, manifestPath)}\` is missing or damaged.`;
	for (const { path, size, sha256 } of files) {
		const file = join(folder, 'client', path);
		const bytes = readIfWhole(() => readFileSync(file));
		if (!bytes) return `\`${file}\` is missing.`;
		const same = bytes.length === size && hashOf(bytes) === sha256;
		if (!same) return `\`${file}\` has changed since it was built.`;
	}
	return findServerDamage(folder);
}

/** The same for the files that only its server reads. Releases of version 1.1.0 have none. */
export function findServerDamage(folder: string): string | undefined {
	const hash = hashServerFiles(folder);
	const known = readRecord(folder)?.server ?? hash;
	if (hash !== undefined && hash === known) return undefined;
	return `The files in \`${join(folder, 'server')}\` are missing or have changed since they were built.`;
}

const readManifest = (folder: string): z.output<typeof manifest> | undefined =>
	readIfWhole(() => manifest.parse(JSON.parse(readFileSync(join(folder, manifestPath), 'utf8'))));

/** Identifies the current boot of the machine (proc_sys_kernel(5)); `null` where nothing does. */
export const bootId = (): string | null =>
	readIfWhole(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? null;

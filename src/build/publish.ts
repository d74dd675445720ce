/** Publishes a verified release, and goes back to the one before it. */
import { existsSync, lstatSync, readdirSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { UserError } from '../user-error.ts';
import { renameDurably, syncFolder } from './files.ts';
import { acquireLock } from './lock.ts';
import { bootId, findDamage, isWhole, manifestPath } from './manifest.ts';
import {
	findReleases,
	lockOf,
	type Output,
	outputAt,
	type ReleaseRecord,
	readRecord,
	writeRecord,
} from './releases.ts';
import { hashServerFiles } from './server-files.ts';

export interface PublishOptions {
	/** The free folder of the output's releases, with a verified release. */
	readonly folder: string;
	/** Absolute path at which it appears. */
	readonly out: string;
	/** The checkout. */
	readonly root: string;
	/** Whether the output is a plain folder, for hosts that upload it, instead of a link. */
	readonly plain: boolean;
	/** What the release was made of. */
	readonly made: Pick<ReleaseRecord, 'content' | 'inputs' | 'extras' | 'base_url' | 'warnings'>;
}

/**
 * Publishes a release: as the target of a link, which one rename replaces, or as a plain folder, which is missing for a moment.
 *
 * @throws {UserError} when something other than a build is at the output path. {@link checkOutput} finds out before a build.
 */
export function publish({ folder, out, root, plain, made }: PublishOptions): void {
	checkOutput(out, root);
	if (plain) {
		// No server reads from a plain folder: its host uploads it.
		rmSync(out, { recursive: true, force: true });
		renameSync(folder, out);
		return;
	}
	const { live, previous } = findReleases(outputAt(out, root));
	const whole = [live, previous].find((release) => release && isWhole(release));
	syncFolder(folder);
	// The record names the release before, so that one rename replaces both what is live and what a rollback leads to.
	writeRecord(folder, {
		...made,
		server: hashServerFiles(folder),
		verified_at: new Date().toISOString(),
		boot: bootId(),
		previous: whole === undefined ? null : basename(whole),
		rolled_back: null,
	});
	switchLink(out, folder);
}

/** @throws {UserError} when there is something at the output path that no build has made. */
export function checkOutput(out: string, root: string): void {
	const { releases } = outputAt(out, root);
	const stat = statSync(out, { throwIfNoEntry: false });
	if (!stat) return;
	if (stat.isDirectory()) {
		const isRelease = [existsSync(join(out, manifestPath)), findReleases({ link: out, releases }).live].some(Boolean);
		if (isRelease || readdirSync(out).length === 0) return;
	}
	throw new UserError(
		`\`${out}\` exists and is not the output of a build. Set \`OUT_DIR\` to another path, or move that folder.`,
	);
}

export interface Rollback {
	/** The release that was live; `undefined` when it is damaged. */
	readonly from: ReleaseRecord | undefined;
	/** The one that is live instead. */
	readonly to: ReleaseRecord;
	/** Whether this undid a rollback. */
	readonly undoesRollback: boolean;
}

/**
 * Makes the last verified release before the live one the live one. A second time undoes it.
 *
 * @throws {UserError} when there is none, or not all of it.
 */
export async function rollBack(output: Output): Promise<Rollback> {
	const { link, releases } = output;
	const none = `There is no verified release before the one in \`${link}\`.`;
	if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) {
		throw new UserError(`\`${link}\` is a plain folder without releases. Go back to an older release on its host.`);
	}
	if (!existsSync(releases)) throw new UserError(`${none} Run \`npm run build\`.`);
	const unlock = await acquireLock(lockOf(releases));
	try {
		const { live, previous } = findReleases(output);
		const to = previous && readRecord(previous);
		if (!to) throw new UserError(`${none} After the next build, you can go back to this one.`);
		const damage = findDamage(previous);
		if (damage) throw new UserError(`The release before the one in \`${link}\` is damaged: ${damage}`);
		const from = live === undefined ? undefined : readRecord(live);
		const undoesRollback = from !== undefined && from.rolled_back !== null;
		// First the record, then the link: a power cut between them changes nothing that is live.
		writeRecord(previous, {
			...to,
			previous: live ? basename(live) : null,
			rolled_back: undoesRollback ? null : (from?.content ?? null),
		});
		switchLink(link, previous);
		return { from, to, undoesRollback };
	} finally {
		unlock();
	}
}

/**
 * Makes a release the one that an output shows. A rename replaces the link at once: readers see the release before or
 * the one after.
 *
 * @param folder - The release; everything in it is on the disk.
 */
function switchLink(out: string, folder: string): void {
	const next = `${out}.next`;
	rmSync(next, { recursive: true, force: true });
	try {
		symlinkSync(relative(realpathSync(dirname(out)), realpathSync(folder)), next);
		if (lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) rmSync(out, { recursive: true });
		renameDurably(next, out);
	} finally {
		rmSync(next, { force: true });
	}
}

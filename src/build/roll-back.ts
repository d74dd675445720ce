import { existsSync, lstatSync } from 'node:fs';
import { basename } from 'node:path';
import { BuildError } from './build-error.ts';
import { acquireLock, type LockOptions } from './lock.ts';
import { findDamage } from './release-damage.ts';
import { findReleases, lockOf, type Output } from './release-folders.ts';
import { switchLink } from './switch-link.ts';
import { readRecord, type VerificationRecord, writeRecord } from './verification-record.ts';

export interface Rollback {
	/** The release that was live; `undefined` when it is damaged. */
	readonly from: VerificationRecord | undefined;
	/** The one that is live instead. */
	readonly to: VerificationRecord;
	/** Whether this undid a rollback. */
	readonly undoesRollback: boolean;
}

/**
 * Makes the last verified release before the live one the live one. A second time undoes it.
 *
 * @throws {BuildError} when there is none, or not all of it.
 */
export async function rollBack(output: Output, options?: LockOptions): Promise<Rollback> {
	const { link, releases } = output;
	const none = `There is no verified release before the one in \`${link}\`.`;
	if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) {
		throw new BuildError(
			`\`${link}\` is a plain folder, which has no releases. Publish an older one where it is hosted.`,
		);
	}
	if (!existsSync(releases)) throw new BuildError(`${none} Run \`npm run build\`.`);
	const unlock = await acquireLock(lockOf(output), options);
	try {
		const { live, previous } = findReleases(output);
		const to = previous && readRecord(previous);
		if (!to) throw new BuildError(`${none} The next build makes this one it.`);
		const damage = findDamage(previous);
		if (damage) throw new BuildError(`The release before the one in \`${link}\` is damaged: ${damage}`);
		const from = live === undefined ? undefined : readRecord(live);
		const undoesRollback = from !== undefined && from.withdrawn !== null;
		// First the record, then the link: a power cut between them changes nothing that is live.
		writeRecord(previous, {
			...to,
			previous: live ? basename(live) : null,
			withdrawn: undoesRollback ? null : (from?.content ?? null),
		});
		switchLink(link, previous);
		return { from, to, undoesRollback };
	} finally {
		unlock();
	}
}

/** Why a build was started, checked again once it holds the lock: another server on this folder may have built meanwhile. */
import { findDamage } from './release-damage.ts';
import { findReleases, type Output } from './release-folders.ts';
import { readLiveStatus } from './status/read-live-status.ts';
import { isOutdated } from './status/site-status.ts';
import { readRecord } from './verification-record.ts';

/** A person asks, content has changed, the date has passed what is live, or what is live is damaged. */
export const buildReasons = ['always', 'content', 'date', 'damage'] as const;

export type BuildReason = (typeof buildReasons)[number];

/**
 * @param content - SHA-256 of the present content.
 * @returns A sentence when there is no reason to build left.
 */
export function reasonNotToBuild(occasion: BuildReason, output: Output, content: string): string | undefined {
	const { live } = findReleases(output);
	const mark = live && readRecord(live);
	if (occasion === 'always' || !mark) return undefined;
	if (occasion === 'damage') return findDamage(live) ? undefined : 'The live release is whole.';
	const status = readLiveStatus(output.link);
	if (!status) return undefined;
	const outdated = isOutdated(status, Date.now());
	if (occasion === 'content') {
		return mark.content === content && !outdated ? 'The live release has this content.' : undefined;
	}
	if (!outdated) return 'The live release is not outdated.';
	if (mark.withdrawn === content) {
		return 'This content was rolled back. Change it, or run `npm run build` to publish it all the same.';
	}
	return undefined;
}

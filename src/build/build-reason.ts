/** Why a build was started, checked again once it holds the lock: another server on this folder may have built meanwhile. */
import { SettingsError } from '../config/settings-error.ts';
import { findDamage } from './release-damage.ts';
import { findReleases, type Output } from './release-folders.ts';
import { readLiveStatus } from './status/read-live-status.ts';
import { isOutdated } from './status/site-status.ts';
import { readRecord } from './verification-record.ts';

/** A person asks, content has changed, the date has passed what is live, or what is live is damaged. */
const buildReasons = ['always', 'content', 'date', 'damage'] as const;

export type BuildReason = (typeof buildReasons)[number];

/** How a build was asked for. */
export interface BuildArguments {
	readonly reason: BuildReason;
	/** Whether nothing that earlier builds have left is used. */
	readonly full: boolean;
	/** Whether the build tells what it has made as JSON. */
	readonly json: boolean;
}

/** @throws {SettingsError} for arguments that are none. */
export function readBuildArguments(argv: readonly string[]): BuildArguments {
	const [argument, ...others] = argv.filter((each) => each !== '--full' && each !== '--json');
	const reason = buildReasons.find((name) => argument === undefined || argument === `--for=${name}`);
	if (reason && others.length === 0) {
		return { reason, full: argv.includes('--full'), json: argv.includes('--json') };
	}
	const choices = buildReasons.map((name) => `\`--for=${name}\``).join(', ');
	throw new SettingsError(
		`Cannot use \`${argv.join(' ')}\`: write nothing, \`--full\`, \`--json\`, or one of ${choices}.`,
	);
}

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

/** A power cut may leave a release that is not whole. It is checked before it is served, and built again. */
import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RebuildMode, RebuildSettings } from '../../config/build-settings.ts';
import { bootId } from '../boot-id.ts';
import { BuildError } from '../build-error.ts';
import { manifestPath } from '../manifest-path.ts';
import { findDamage } from '../release-damage.ts';
import { readLiveStatus } from '../status/read-live-status.ts';
import { readRecord } from '../verification-record.ts';
import { liveExtras } from './live-extras.ts';
import { runBuild } from './run-build.ts';

export interface RepairOptions {
	readonly settings: RebuildSettings;
	readonly mode: RebuildMode;
	readonly environment: NodeJS.ProcessEnv;
	/** Notes what happens, as one event with its details. */
	readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
}

/**
 * Builds the live release again when it is damaged.
 *
 * @throws {BuildError} when that is not wanted or fails.
 */
export async function repairRelease({ settings, mode, environment, log }: RepairOptions): Promise<void> {
	const out = resolve(settings.OUT_DIR);
	const damage = damageOf(out);
	if (damage === undefined) return;
	log('release_damaged', { message: damage });
	const sentence = `The release in \`${settings.OUT_DIR}\` is damaged: ${damage}`;
	if (mode === 'off') throw new BuildError(`${sentence} Run \`npm run build\` or \`npm run rollback\`.`);
	const baseUrl = readLiveStatus(out)?.base_url ?? readRecord(out)?.base_url;
	const stopping = new AbortController();
	const stop = () => stopping.abort();
	process.once('SIGTERM', stop).once('SIGINT', stop);
	const outcome = await runBuild(
		{
			...environment,
			...liveExtras(out, environment),
			...(baseUrl === undefined ? {} : { SITE_URL: baseUrl }),
			NETLIFY: '',
		},
		'damage',
		stopping.signal,
	);
	process.off('SIGTERM', stop).off('SIGINT', stop);
	if (!outcome.ok) {
		throw new BuildError(
			`${outcome.printed}\n\n${sentence} It cannot be built again. Run \`npm run build\` or \`npm run rollback\`.`,
		);
	}
	log('rebuilt', { reason: 'damage' });
}

/** Every file is read when the machine has been started since the release was written to its disk. */
function damageOf(out: string): string | undefined {
	const isLink = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
	if (isLink && !existsSync(out)) return `\`${out}\` leads nowhere.`;
	// What has never been a build is not damaged; the server says that there is none.
	if (!isLink && !existsSync(join(out, manifestPath))) return undefined;
	const boot = readRecord(out)?.boot ?? null;
	return boot !== null && boot === bootId() ? undefined : findDamage(out);
}

import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RebuildMode, RebuildSettings } from '../config/build-settings.ts';
import { UserError } from '../user-error.ts';
import { bootId, findDamage, findServerDamage, manifestPath } from './manifest.ts';
import { readRecord } from './releases.ts';
import { liveExtras, runBuild } from './run-build.ts';
import { readLiveStatus } from './status.ts';

export interface RepairOptions {
	readonly settings: RebuildSettings;
	readonly mode: RebuildMode;
	readonly environment: NodeJS.ProcessEnv;
	/** Notes what happens, as one event with its details. */
	readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
}

/**
 * Checks the live release before it is served and builds it again when it is damaged, as after a power cut.
 *
 * @throws {UserError} when rebuilding is turned off or fails.
 */
export async function repairRelease({ settings, mode, environment, log }: RepairOptions): Promise<void> {
	const out = resolve(settings.OUT_DIR);
	const damage = damageOf(out);
	if (damage === undefined) return;
	log('release_damaged', { message: damage });
	const sentence = `The release in \`${settings.OUT_DIR}\` is damaged: ${damage}`;
	if (mode === 'off') throw new UserError(`${sentence} Run \`npm run build\` or \`npm run rollback\`.`);
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
		// What the file system says of damaged files may be what it said of whole ones.
		['--full'],
		stopping.signal,
	);
	process.off('SIGTERM', stop).off('SIGINT', stop);
	if (!outcome.ok) {
		throw new UserError(
			`${outcome.printed}\n\n${sentence} It could not be built again. Run \`npm run build\` or \`npm run rollback\`.`,
		);
	}
	log('rebuilt', { reason: 'damage' });
}

/** Every file is read when the machine has been started since the release was written to its disk. */
function damageOf(out: string): string | undefined {
	const isLink = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
	if (isLink && !existsSync(out)) return `\`${out}\` points to a folder that does not exist.`;
	// What has never been a build is not damaged; the server says that there is none.
	if (!isLink && !existsSync(join(out, manifestPath))) return undefined;
	const boot = readRecord(out)?.boot ?? null;
	return boot !== null && boot === bootId() ? findServerDamage(out) : findDamage(out);
}

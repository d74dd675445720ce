/** A finished build as the server uses it, and the switch to the next one: a build replaces the link to the live release. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { releaseOf } from '../../agents/release.ts';
import { findServerDamage } from '../../build/manifest.ts';
import { readServerFacts, type ServerFacts } from '../../build/server-files.ts';
import { readLiveStatus, type SiteStatus } from '../../build/status.ts';
import { createResponder, type Responder } from '../../http/create-handler.ts';
import type { Limiter, Ports } from '../../http/ports.ts';
import { manifestFile } from '../../urls/paths.ts';
import { type Policies, policiesOf } from '../../urls/policy.ts';
import { UserError } from '../../user-error.ts';
import { FileAssets } from './assets.ts';
import { log, logError } from './log.ts';
import { isOutdated } from './on-demand.ts';

export interface ServedRelease {
	/** Changes with every build. */
	readonly id: string;
	/** Base of absolute URLs, without a trailing slash. */
	readonly baseUrl: string;
	readonly policies: Policies;
	/** Absolute path of its folder, with all links resolved. */
	readonly folder: string;
	readonly assets: FileAssets;
	/** `undefined` when its `/status.json` can't be read. */
	readonly status: SiteStatus | undefined;
	readonly facts: ServerFacts;
	/** What routes on request get of it. */
	readonly forRoutes: App.Locals['release'];
	readonly respond: Responder;
}

export interface ReleaseOptions {
	/** The output folder of builds; usually a link. */
	readonly outDir: string;
	readonly memoryBytes: number;
	readonly limiter: Limiter;
	readonly isExempt: (client: string) => boolean;
	readonly onError: NonNullable<Ports['onError']>;
}

interface Manifest {
	readonly base_url: string;
	readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/**
 * Opens the release that is live.
 *
 * @throws {UserError} when there is none, or its manifest is damaged.
 */
export function openRelease({ outDir, memoryBytes, limiter, isExempt, onError }: ReleaseOptions): ServedRelease {
	const { folder, id } = currentRelease(outDir);
	const client = join(folder, 'client');
	const facts = requireServerFiles(folder, outDir);
	const manifest = readManifest(join(client, manifestFile));
	const tags = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256.slice(0, 32)]));
	// The manifest cannot hold its own hash; the release is what it describes.
	tags.set(manifestFile, id);
	// Rules of static hosts, which do not serve them either.
	for (const path of ['/_headers', '/_redirects']) tags.delete(path);
	const assets = new FileAssets(client, tags, memoryBytes);
	const policies = policiesOf(facts.policy ?? {});
	const respond = createResponder({
		assets,
		limiter,
		isExempt,
		baseUrl: manifest.base_url,
		policies,
		encode: (asset, acceptEncoding) => assets.encode(asset, acceptEncoding),
		onDemandRoutes: facts.routes,
		onError,
	});
	const forRoutes = releaseOf(assets, manifest.base_url, facts.layout);
	const status = readLiveStatus(folder);
	return { id, baseUrl: manifest.base_url, policies, folder, assets, status, facts, forRoutes, respond };
}

function requireServerFiles(folder: string, outDir: string): ServerFacts {
	const damage = findServerDamage(folder);
	try {
		if (damage === undefined) return readServerFacts(folder);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
	}
	throw new UserError(
		`The release in \`${outDir}\` cannot be served. ${damage ?? 'Its `server/server.json` is not JSON.'} Run \`npm run build\`.`,
	);
}

function readManifest(file: string): Manifest {
	try {
		return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new UserError(`The release is damaged: \`${file}\` is not JSON. Run \`npm run build\`.`);
	}
}

const lookMilliseconds = 1_000;

const restart =
	'Routes on request still have the code and the styles of an earlier release. Restart the server to load those of this one.';

/** Follows the live release between two requests. */
export class LiveRelease {
	#release: ServedRelease;
	#failure: string | undefined;
	readonly #options: ReleaseOptions;
	readonly #timer: NodeJS.Timeout;

	/** @throws {UserError} when there is none. */
	constructor(options: ReleaseOptions) {
		this.#options = options;
		this.#release = openRelease(options);
		this.#timer = setInterval(() => this.#look(), lookMilliseconds);
	}

	get release(): ServedRelease {
		return this.#release;
	}

	close(): void {
		clearInterval(this.#timer);
	}

	#look(): void {
		try {
			if (currentRelease(this.#options.outDir).id !== this.#release.id) {
				this.#release = openRelease(this.#options);
				log('release', { folder: basename(this.#release.folder) });
				if (isOutdated(this.#release.facts)) log('restart_needed', { message: restart });
			}
			this.#failure = undefined;
		} catch (error) {
			// A failure that repeats is logged once, not every second.
			if (String(error) !== this.#failure) logError('release_failed', error);
			this.#failure = String(error);
		}
	}
}

/** Which release is live. @throws {UserError} when there is none. */
function currentRelease(outDir: string): { readonly folder: string; readonly id: string } {
	try {
		const folder = realpathSync(outDir);
		const { ino, mtimeMs } = statSync(join(folder, 'client', manifestFile));
		return { folder, id: `${ino.toString(36)}-${Math.round(mtimeMs).toString(36)}` };
	} catch {
		throw new UserError(`There is no build in \`${outDir}\`. Run \`npm run build\` first, or set \`OUT_DIR\`.`);
	}
}

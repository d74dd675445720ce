/** What a release is made of besides pages and pictures: files with bytes known before the build, and a digest of all inputs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import type { BuildSettings } from '../config/build-settings.ts';
import { redirects } from '../render/json/site-data.ts';
import { headersOf } from '../routes/headers.ts';
import { listFiles, sha256 } from './files.ts';
import { isUntouched } from './manifest.ts';
import type { PageBundle } from './pages/bundle.ts';
import type { ReleaseFile } from './release-update.ts';
import { readRecord } from './releases.ts';

/** Everything that decides about the files of a release, but the instant of its build when that is not given. */
export interface Inputs {
	readonly settings: BuildSettings;
	/** Files that are published as they are. */
	readonly fixed: readonly ReleaseFile[];
	/** SHA-256 of the content. */
	readonly content: string;
	/** SHA-256 of the code. */
	readonly code: string;
}

export function hashInputs({ settings, fixed, content, code }: Inputs): string {
	const { SITE_URL, CATALOG_DATE, SOURCE_DATE_EPOCH, EXTRAS } = settings;
	const files = fixed.map(({ path, key }) => [path, key]);
	return sha256(JSON.stringify([content, code, files, SITE_URL, CATALOG_DATE, SOURCE_DATE_EPOCH, EXTRAS]));
}

/** Whether a verified release was made of the same inputs, and its folder holds what it held then. */
export const isMadeOf = (release: string, inputs: string): boolean =>
	readRecord(release)?.inputs === inputs && existsSync(join(release, 'server/entry.mjs')) && isUntouched(release);

export interface FixedFile extends ReleaseFile {
	readonly read: () => Uint8Array;
}

/** Styles and scripts of the pages. */
export const filesOfBundle = ({ folder }: PageBundle): FixedFile[] => filesBelow(join(folder, 'client'), '_astro');

/** What is published byte for byte. @param root - The checkout. */
export const publicFiles = (root: string): FixedFile[] => filesBelow(join(root, 'public'), '');

export function textFile(path: string, text: string): FixedFile {
	const bytes = Buffer.from(text);
	return { path, key: sha256(bytes), read: () => bytes };
}

function filesBelow(root: string, folder: string): FixedFile[] {
	return listFiles(join(root, folder)).map((name) => {
		const path = join(folder, name);
		const bytes = readFileSync(join(root, path));
		return { path: `/${path}`, key: sha256(bytes), read: () => bytes };
	});
}

/** From it static hosts learn what the edge reads in `/data/moved.json`. */
export const redirectsPath = '/_redirects';

/**
 * A line for each moved page and its Markdown version. It cannot say how long a redirect may be kept: that is the host's
 * to decide.
 */
export const redirectLines = (catalog: Catalog): string =>
	Object.entries(redirects(catalog))
		.flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}.md ${to}.md 301\n`])
		.join('');

/** `/_headers`: how long each asset may be kept. A rule for their folder would apply to a miss as well. */
export const headerLines = (assets: readonly { readonly path: string }[]): string =>
	assets.map(({ path }) => `${path}\n\tCache-Control: ${headersOf(path)['Cache-Control']}\n`).join('');

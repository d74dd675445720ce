/** Files of a release that are no pages: their bytes are there before the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import type { PageBundle } from '../pages/page-bundle.ts';
import { sha256 } from '../sha256.ts';
import type { ReleaseFile } from './release-update.ts';

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

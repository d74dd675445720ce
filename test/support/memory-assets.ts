import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, Assets } from '../../src/http/asset.ts';

/** The files of a published folder without any coding, as a host behind a CDN sees them. */
export function folderAssets(folder: string): Assets {
	return {
		get: async (path) => {
			const file = join(folder, path);
			return existsSync(file) && statSync(file).isFile() ? assetOf(readFileSync(file)) : undefined;
		},
	};
}

/** Files given as texts by path. */
export function textAssets(files: Readonly<Record<string, string>>): Assets {
	return { get: async (path) => (path in files ? assetOf(Buffer.from(files[path] ?? '')) : undefined) };
}

function assetOf(bytes: Buffer): Asset {
	return { body: new Uint8Array(bytes), etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
}

import { hash } from 'node:crypto';
import type { Asset, Assets } from '../../src/http/assets.ts';
import { createHandler } from '../../src/http/create-handler.ts';
import { baseUrl } from './run-build.ts';

export function textAssets(files: Readonly<Record<string, string>>): Assets {
	return { get: async (path) => (path in files ? assetOf(Buffer.from(files[path] ?? '')) : undefined) };
}

const assetOf = (bytes: Buffer): Asset => ({
	body: new Uint8Array(bytes),
	etag: `"${hash('sha256', bytes).slice(0, 32)}"`,
});

/** Requests to a handler of these files that limits nobody. */
export function requestsTo(assets: Assets, ports: Partial<Parameters<typeof createHandler>[0]> = {}) {
	const handle = createHandler({ assets, limiter: { take: () => ({ accepted: true }) }, baseUrl, ...ports });
	return async (target: string, init?: RequestInit): Promise<Response> => {
		const response = await handle(new Request(baseUrl + target, init), '192.0.2.1');
		if (!response) throw new Error(`Nothing responds to ${target}.`);
		return response;
	};
}

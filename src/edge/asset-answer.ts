import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { noneMatchFails } from './conditional.ts';
import type { Asset } from './ports.ts';

/** 200 with the file, or 304 when the client has it already. */
export function assetAnswer(ask: Ask, asset: Asset, headers: Readonly<Record<string, string>>): Answer {
	const all: Record<string, string> = { ...headers, ETag: asset.etag };
	if (noneMatchFails(ask.header('if-none-match'), asset.etag)) {
		delete all['Content-Type'];
		return { status: 304, headers: all, body: null };
	}
	if (asset.contentEncoding) all['Content-Encoding'] = asset.contentEncoding;
	return { status: 200, headers: all, body: asset.body };
}

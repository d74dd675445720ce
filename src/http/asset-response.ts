import type { Asset } from './asset.ts';
import { etagMatches } from './conditional.ts';
import type { HttpRequest } from './request.ts';
import type { HttpResponse } from './response.ts';

/** 200 with the file, or 304 when the client has it already. */
export function assetResponse(
	request: HttpRequest,
	asset: Asset,
	headers: Readonly<Record<string, string>>,
): HttpResponse {
	if (etagMatches(request.header('if-none-match'), asset.etag)) {
		const { 'Content-Type': _, ...kept } = headers;
		if (asset.body instanceof ReadableStream) void asset.body.cancel();
		return { status: 304, headers: { ...kept, ETag: asset.etag }, body: null };
	}
	const coding = asset.contentEncoding ? { 'Content-Encoding': asset.contentEncoding } : undefined;
	return { status: 200, headers: { ...headers, ETag: asset.etag, ...coding }, body: asset.body };
}

import type { Body } from './asset.ts';
import { type Bytes, JoinedBytes } from './joined-bytes.ts';

/** A body as `Response` takes it. */
export function bodyInit(body: Body | null): Bytes | string | ReadableStream<Uint8Array> | null {
	return body instanceof JoinedBytes ? body.bytes() : body;
}

/** A body as text. */
export function textOf(body: Body): Promise<string> {
	return new Response(bodyInit(body)).text();
}

/** Bytes of a body; `undefined` for a stream, whose end nobody knows. */
export function byteLength(body: Body | null): number | undefined {
	if (body === null) return 0;
	if (typeof body === 'string') return new TextEncoder().encode(body).length;
	return body instanceof Uint8Array || body instanceof JoinedBytes ? body.length : undefined;
}

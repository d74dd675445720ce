import type { Body, Bytes } from './asset.ts';

/** A body as `Response` takes it. */
export function bodyInit(body: Body | null): Bytes | Blob | string | ReadableStream<Uint8Array> | null {
	return isParts(body) ? new Blob([...body]) : body;
}

/** A body as text. */
export function textOf(body: Body): Promise<string> {
	return new Response(bodyInit(body)).text();
}

/** Bytes of a body; `undefined` for a stream, whose end nobody knows. */
export function byteLength(body: Body | null): number | undefined {
	if (body === null) return 0;
	if (typeof body === 'string') return new TextEncoder().encode(body).length;
	if (isParts(body)) return body.reduce((sum, { length }) => sum + length, 0);
	return body instanceof Uint8Array ? body.length : undefined;
}

/** Whether a body is a list of parts. */
export function isParts(body: Body | null): body is readonly Bytes[] {
	return Array.isArray(body);
}

/** How a request tells where its body ends (RFC 9112 section 6), well and badly. */

/** `short`, `broken` and `unending` never reach their end; `both`, `unknown` and `twice` say it in ways that are refused. */
export type Framing = 'length' | 'chunked' | 'short' | 'broken' | 'unending' | 'both' | 'unknown' | 'twice' | 'none';

/** Framings that no server passes on. */
export const refusedBefore: ReadonlySet<Framing> = new Set(['broken', 'both', 'unknown', 'twice', 'none']);

/** Whether a server has to wait for the rest of such a body. */
export const isUnfinished = (framing: Framing): boolean => framing === 'short' || framing === 'unending';

/** The headers of a body, and the body in the pieces in which it is written. */
export function frame(body: string, framing: Framing): { readonly headers: string[]; readonly body: string[] } {
	const length = Buffer.byteLength(body);
	const half = body.slice(0, body.length / 2);
	switch (framing) {
		case 'length':
			return { headers: [`Content-Length: ${length}`], body: [half, body.slice(half.length)] };
		case 'short':
			return { headers: [`Content-Length: ${length + 10}`], body: [body] };
		case 'chunked':
			return {
				headers: ['Transfer-Encoding: chunked'],
				body: [chunk(half), chunk(body.slice(half.length)), '0\r\n\r\n'],
			};
		case 'broken':
			return { headers: ['Transfer-Encoding: chunked'], body: [chunk(half), 'zz\r\nnot a chunk'] };
		case 'unending':
			return { headers: ['Transfer-Encoding: chunked'], body: [chunk(body)] };
		case 'both':
			return { headers: [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'], body: [body] };
		case 'unknown':
			return { headers: ['Transfer-Encoding: xchunked'], body: [body] };
		case 'twice':
			return { headers: [`Content-Length: ${length}`, `Content-Length: ${length + 1}`], body: [body] };
		case 'none':
			return { headers: [], body: [body] };
	}
}

/** An empty chunk would end the body. */
const chunk = (text: string): string => (text === '' ? '' : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);

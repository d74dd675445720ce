/** Packs bytes into text for addresses. Unpacking is safe for text that anyone may have written. */

/** The result of an inflation that was stopped at the limit. */
export class Overflow {
	readonly inflatedBytes: number;

	constructor(inflatedBytes: number) {
		this.inflatedBytes = inflatedBytes;
	}
}

/** Deflate packs a byte into 1/1032 at best, so that a portion of this size inflates to 66 KB at most. */
const portion = 64;

/**
 * Inflates raw deflate data, and stops as soon as there is more than allowed: 10 MB of zeros pack into 10 KB.
 *
 * Browsers inflate a whole chunk before anybody can read of it, so that the input is passed in small portions.
 *
 * @returns `undefined` when the data is damaged or cut off.
 */
export async function inflate(packed: Uint8Array, maximum: number): Promise<Uint8Array | Overflow | undefined> {
	let start = 0;
	const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			pull(controller) {
				if (start >= packed.length) return controller.close();
				controller.enqueue(packed.slice(start, start + portion));
				start += portion;
			},
		},
		{ highWaterMark: 0 },
	);
	const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	while (true) {
		// Data that is no deflate stream, or only the beginning of one, ends in a rejection.
		const result = await reader.read().catch(() => undefined);
		if (!result) return undefined;
		if (result.done) break;
		length += result.value.length;
		if (length > maximum) {
			await reader.cancel();
			return new Overflow(length);
		}
		chunks.push(result.value);
	}
	return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Packs bytes as raw deflate data. Hosts differ in the bytes they make; what they inflate to is the same. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** RFC 4648 section 5 without padding. Node 24 has no `Uint8Array.fromBase64` yet, so it goes through `btoa`. */
export function toBase64Url(bytes: Uint8Array): string {
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns `undefined` when the text is not base64url. */
export function fromBase64Url(text: string): Uint8Array | undefined {
	if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
	const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

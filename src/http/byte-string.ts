export type Bytes = Uint8Array<ArrayBuffer>;

/** Characters that one call takes as its arguments. */
const argumentsAtOnce = 8_192;

const brand = Symbol.for('launch-catalog.byte-string');

/**
 * Bytes as a text of which each character is one byte (a ByteString of Web IDL). The engine cuts and joins texts without
 * copying them, and a server can send one in a single write behind its headers.
 */
export class ByteString {
	/** Also of another copy of this module, as the dev server has one for each edit of the handler. */
	static [Symbol.hasInstance](value: unknown): boolean {
		return typeof value === 'object' && value !== null && brand in value;
	}

	readonly [brand] = true;
	readonly text: string;

	/** @param text - Of characters up to U+00FF. */
	constructor(text: string) {
		this.text = text;
	}

	static of(bytes: Bytes): ByteString {
		let text = '';
		for (let start = 0; start < bytes.length; start += argumentsAtOnce)
			text += String.fromCharCode(...bytes.subarray(start, start + argumentsAtOnce));
		return new ByteString(text);
	}

	bytes(): Bytes {
		const { text } = this;
		const bytes = new Uint8Array(text.length);
		for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
		return bytes;
	}
}

/** Where the elements of an array are in JSON, without parsing them. */
export interface JsonElements {
	/** Where each element begins; one more entry than elements, as if another one followed behind a comma. */
	readonly starts: readonly number[];
	/** Where the array ends: at its bracket. */
	readonly end: number;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Finds the elements of an array in JSON (RFC 8259) without blanks between its tokens, as `JSON.stringify` writes it, in
 * UTF-8: no byte of a longer character is one of the signs of JSON.
 *
 * @param start - Behind the opening bracket of the array.
 * @returns `undefined` when the array does not end.
 */
export function elementsOf(bytes: Uint8Array, start: number): JsonElements | undefined {
	const starts = [start];
	let depth = 0;
	for (let index = start; index < bytes.length; index++) {
		const code = bytes[index];
		if (code === quote) {
			index = stringEnd(bytes, index);
		} else if (code === openBrace || code === openBracket) depth++;
		else if (code === closeBrace) depth--;
		else if (code === closeBracket && depth-- === 0) {
			if (index > start) starts.push(index + 1);
			return { starts, end: index };
		} else if (code === comma && depth === 0) starts.push(index + 1);
	}
	return undefined;
}

/** @param start - Of the string: its opening quote. @returns Its closing quote, or the end of a text that has none. */
function stringEnd(bytes: Uint8Array, start: number): number {
	for (let index = start + 1; index < bytes.length; index++) {
		const code = bytes[index];
		if (code === backslash) index++;
		else if (code === quote) return index;
	}
	return bytes.length;
}

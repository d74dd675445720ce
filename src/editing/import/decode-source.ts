import { EditError } from '../edit-error.ts';

/**
 * The text of a file that somebody else made. Whatever is not text in UTF-8 is named, with what to do about it.
 *
 * @param name - The file or address.
 */
export function decodeSource(bytes: Uint8Array, name: string): string {
	const refuse = (what: string): never => {
		throw new EditError(`Cannot import \`${name}\`: ${what}`);
	};
	const starts = (...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
	if (bytes.length === 0) refuse('it is empty.');
	if (starts(0x50, 0x4b, 3, 4)) refuse('it is a spreadsheet or an archive. Save it as CSV in UTF-8.');
	if (starts(0xd0, 0xcf, 0x11, 0xe0)) refuse('it is an old spreadsheet. Save it as CSV in UTF-8.');
	if (starts(0x1f, 0x8b)) refuse('it is compressed. Unpack it with `gunzip`.');
	if (starts(0xff, 0xfe) || starts(0xfe, 0xff)) refuse('it is UTF-16. Save it as UTF-8.');
	const text = decode(bytes) ?? refuse(`line ${lineOfFault(bytes)} is not UTF-8. Save the file as UTF-8.`);
	if (text.includes('\0')) refuse('it is no text: it holds the character NUL.');
	if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) {
		refuse('it is a page of HTML. Give the data file behind it, or the address of a site of this API.');
	}
	if (text.trim() === '') refuse('it is empty.');
	return text;
}

/** Without a byte order mark; `undefined` for what is not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/** The first line that does not decode. */
function lineOfFault(bytes: Uint8Array): number {
	let line = 1;
	for (let start = 0; start < bytes.length; line++) {
		const end = bytes.indexOf(10, start);
		const next = end < 0 ? bytes.length : end + 1;
		if (decode(bytes.subarray(start, next)) === undefined) return line;
		start = next;
	}
	return line;
}

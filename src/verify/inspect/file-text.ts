import { isAscii } from 'node:buffer';

/** One published file while it is inspected. */
export class FileText {
	/** Path from the published folder. */
	readonly file: string;
	readonly bytes: Buffer;
	#text: string | undefined;

	constructor(file: string, bytes: Buffer) {
		this.file = file;
		this.bytes = bytes;
	}

	get text(): string {
		this.#text ??= this.bytes.toString(isAscii(this.bytes) ? 'latin1' : 'utf8');
		return this.#text;
	}
}

export type Bytes = Uint8Array<ArrayBuffer>;

const brand = Symbol.for('launch-catalog.joined-bytes');

/** Parts of other bytes, one behind the other, which are not copied before a host sends them. */
export class JoinedBytes {
	/** Also of another copy of this module, as the dev server has one for each edit of the handler. */
	static [Symbol.hasInstance](value: unknown): boolean {
		return typeof value === 'object' && value !== null && brand in value;
	}

	readonly [brand] = true;
	readonly parts: readonly Bytes[];
	readonly length: number;

	constructor(parts: readonly Bytes[]) {
		this.parts = parts;
		let length = 0;
		for (const part of parts) length += part.length;
		this.length = length;
	}

	bytes(): Bytes {
		const bytes = new Uint8Array(this.length);
		this.copyTo(bytes);
		return bytes;
	}

	/** @param target - At least as long. */
	copyTo(target: Uint8Array): void {
		let at = 0;
		for (const part of this.parts) {
			target.set(part, at);
			at += part.length;
		}
	}
}

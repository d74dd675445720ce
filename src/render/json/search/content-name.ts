import { stableHash } from '../../../catalog/stable-hash.ts';

/** The head has thousands of names: each character of them counts. Of 10,000 files, two have one name once in 70 million. */
const nameLength = 10;
const nameCount = 36n ** BigInt(nameLength);

/** A name for a file that holds this text. Equal texts have equal names on every machine. */
export function contentName(text: string): string {
	const bits = (BigInt(stableHash(text)) << 32n) | BigInt(stableHash(text, 0x9e3779b9));
	return (bits % nameCount).toString(36).padStart(nameLength, '0');
}

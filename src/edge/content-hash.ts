/**
 * A 128-bit hash for entity tags, in plain arithmetic: `crypto.subtle` costs a trip to another thread, which is most of
 * what a composed answer costs. It tells contents apart; it is no protection against someone who wants them confused.
 */

/** Four unsigned 32-bit lanes. */
export type ContentHash = readonly [number, number, number, number];

/** Hashes a text by its UTF-16 code units: FNV-1a in four lanes with different offsets and primes. */
export function hashOf(text: string): ContentHash {
	let [a, b, c, d] = offsets;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		a = Math.imul(a ^ unit, primes[0]);
		b = Math.imul(b ^ unit, primes[1]);
		c = Math.imul(c ^ unit, primes[2]);
		d = Math.imul(d ^ unit, primes[3]);
	}
	return [scramble(a), scramble(b), scramble(c), scramble(d)];
}

/** The hash of a sequence so far with one more element; the order matters. */
export function combine(sequence: ContentHash, next: ContentHash): ContentHash {
	const lane = (index: 0 | 1 | 2 | 3) => scramble(Math.imul(sequence[index], primes[index]) ^ next[index]);
	return [lane(0), lane(1), lane(2), lane(3)];
}

/** A lane as eight hexadecimal digits. */
export const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');

const offsets: ContentHash = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
const primes: ContentHash = [0x01000193, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];

/** Spreads every bit over the whole lane (the finaliser of MurmurHash3). */
function scramble(lane: number): number {
	let value = lane ^ (lane >>> 16);
	value = Math.imul(value, 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return (value ^ (value >>> 16)) >>> 0;
}

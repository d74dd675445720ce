/**
 * A 128-bit hash for entity tags, in plain arithmetic: `crypto.subtle` costs a trip to another thread, which is most of
 * what a composed response costs. It distinguishes contents; it is no protection against someone who wants them confused.
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

/** The hash of nothing, with which a sequence of hashes begins. */
export const emptySequence: ContentHash = [0, 0, 0, 0];

/** The hash of a sequence with one more element: a polynomial, so that the hash of any part can be cut out of it. */
export const append = (sequence: ContentHash, element: ContentHash): ContentHash =>
	lanes((lane) => (Math.imul(sequence[lane], primes[lane]) + element[lane]) | 0);

/**
 * The hash of the last elements of a sequence.
 *
 * @param whole - The hash of the sequence.
 * @param before - The hash of the sequence without those elements.
 * @param count - How many they are, at most 100.
 */
export const suffix = (whole: ContentHash, before: ContentHash, count: number): ContentHash => {
	const power = powers[count] ?? emptySequence;
	return lanes((lane) => (whole[lane] - Math.imul(before[lane], power[lane])) | 0);
};

/** A hash as the opaque text of an entity tag. */
export function tagOf([a, b, c, d]: ContentHash): string {
	return digitsOf(a) + digitsOf(b) + digitsOf(c) + digitsOf(d);
}

/** 32 bits in seven digits of base 32. The engine writes a number above 31 bits ten times as slowly. */
const digitsOf = (lane: number): string =>
	String.fromCharCode(
		digit(lane >>> 27),
		digit((lane >>> 22) & 31),
		digit((lane >>> 17) & 31),
		digit((lane >>> 12) & 31),
		digit((lane >>> 7) & 31),
		digit((lane >>> 2) & 31),
		digit(lane & 3),
	);

/** `0` to `9`, `a` to `v`. */
const digit = (value: number): number => (value < 10 ? 48 : 87) + value;

type Lane = 0 | 1 | 2 | 3;

const lanes = (value: (lane: Lane) => number): ContentHash => [value(0), value(1), value(2), value(3)];

const offsets: ContentHash = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
const primes: ContentHash = [0x01000193, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];

/** The primes to the power of 0 to 100, in each lane. */
const powers: readonly ContentHash[] = Array.from({ length: 101 }, (_, exponent) =>
	lanes((lane) => {
		let power = 1;
		for (let count = 0; count < exponent; count++) power = Math.imul(power, primes[lane]);
		return power;
	}),
);

/** Spreads every bit over the whole lane (the finaliser of MurmurHash3). */
function scramble(lane: number): number {
	let value = lane ^ (lane >>> 16);
	value = Math.imul(value, 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return (value ^ (value >>> 16)) >>> 0;
}

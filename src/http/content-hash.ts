/**
 * A 64-bit hash for entity tags, in plain arithmetic: `crypto.subtle` costs a trip to another thread, which is most of
 * what a composed response costs. It distinguishes contents; it is no protection against someone who wants them confused.
 */
import type { Bytes } from './joined-bytes.ts';

/** The two halves of hashes are computed alike, with numbers of their own. */
export type Lane = 0 | 1;

const offsets = [0x811c9dc5, 0x85ebca6b] as const;
const primes = [0x01000193, 0xc2b2ae3d] as const;

/** The hash of a part of bytes: FNV-1a, and the finaliser of MurmurHash3, which spreads every bit. */
export function hashOf(bytes: Bytes, lane: Lane, start = 0, end = bytes.length): number {
	const prime = primes[lane];
	let hash: number = offsets[lane];
	for (let index = start; index < end; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), prime);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return hash ^ (hash >>> 16);
}

/** Hashes of any part of a sequence, from the hashes of its elements: a polynomial, out of which parts can be cut. */
export class SequenceHash {
	readonly #lanes: readonly [Int32Array, Int32Array];

	/** @param element - The hash of an element. */
	constructor(length: number, element: (index: number, lane: Lane) => number) {
		const sums = (lane: Lane): Int32Array => {
			const sequence = new Int32Array(length + 1);
			for (let index = 0; index < length; index++)
				sequence[index + 1] = append(sequence[index] ?? 0, element(index, lane), lane);
			return sequence;
		};
		this.#lanes = [sums(0), sums(1)];
	}

	/** @param to - At most 100 elements behind `from`. */
	part(from: number, to: number, lane: Lane): number {
		const sequence = this.#lanes[lane];
		return ((sequence[to] ?? 0) - Math.imul(sequence[from] ?? 0, powers[lane][to - from] ?? 0)) | 0;
	}
}

/** The hash of a sequence with one more element. */
export const append = (sequence: number, element: number, lane: Lane): number =>
	(Math.imul(sequence, primes[lane]) + element) | 0;

const powersOf = (prime: number): Int32Array => {
	const powers = new Int32Array(101).fill(1);
	for (let exponent = 1; exponent < powers.length; exponent++)
		powers[exponent] = Math.imul(powers[exponent - 1] ?? 0, prime);
	return powers;
};

/** The primes to the power of 0 to 100. */
const powers = [powersOf(primes[0]), powersOf(primes[1])] as const;

/** 64 bits as the opaque text of an entity tag. */
export const tagOf = (one: number, other: number): string => digitsOf(one) + digitsOf(other);

/** 32 bits in seven digits of base 32. The engine writes a number above 31 bits ten times as slowly. */
const digitsOf = (half: number): string =>
	String.fromCharCode(
		digit(half >>> 27),
		digit((half >>> 22) & 31),
		digit((half >>> 17) & 31),
		digit((half >>> 12) & 31),
		digit((half >>> 7) & 31),
		digit((half >>> 2) & 31),
		digit(half & 3),
	);

/** `0` to `9`, `a` to `v`. */
const digit = (value: number): number => (value < 10 ? 48 : 87) + value;

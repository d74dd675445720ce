/**
 * Whole numbers as text that is short in JSON and compresses well: Base64 VLQ as in source maps, without signs. A
 * character holds five bits, lowest first; its highest bit says that the next one belongs to the same number.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Uint8Array(128);
for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value;

/** @param numbers - From 0, below 2 ** 31. Those from a place to behind the last, all of them where no places are given. */
export function packNumbers(numbers: ArrayLike<number>, from = 0, end = numbers.length): string {
	let text = '';
	for (let at = from; at < end; at++) text += packNumber(numbers[at] ?? 0);
	return text;
}

function packNumber(number: number): string {
	let [text, rest] = ['', number];
	while (rest > 31) {
		text += alphabet.charAt(32 | (rest & 31));
		rest >>>= 5;
	}
	return text + alphabet.charAt(rest);
}

export function unpackNumbers(text: string): Uint32Array {
	const numbers = new Uint32Array(text.length);
	return numbers.subarray(0, unpackInto(text, numbers));
}

/**
 * Unpacks into an array that is there already, from its beginning.
 *
 * @param numbers - As long as the text, or longer.
 * @returns How many there are.
 */
export function unpackInto(text: string, numbers: Uint32Array): number {
	let count = 0;
	let shift = 0;
	let number = 0;
	for (let at = 0; at < text.length; at++) {
		const value = values[text.charCodeAt(at) & 127] ?? 0;
		number |= (value & 31) << shift;
		if (value > 31) {
			shift += 5;
			continue;
		}
		numbers[count++] = number;
		number = 0;
		shift = 0;
	}
	return count;
}

/** Ascending numbers, each as the distance from the one before; the first from -1. */
export function packAscending(numbers: ArrayLike<number>, from = 0, end = numbers.length): string {
	let [text, next] = ['', 0];
	for (let at = from; at < end; at++) {
		const number = numbers[at] ?? 0;
		text += packNumber(number - next);
		next = number + 1;
	}
	return text;
}

export function unpackAscending(text: string): Uint32Array {
	const numbers = unpackNumbers(text);
	let next = 0;
	for (let at = 0; at < numbers.length; at++) {
		next += numbers[at] ?? 0;
		numbers[at] = next++;
	}
	return numbers;
}

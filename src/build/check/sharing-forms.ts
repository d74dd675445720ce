import { digitsOf, shortestNear } from '../../content/schemas/near-name.ts';

/**
 * Spares the search for near names nearly every name: two that are near have a form in common, which is the whole name or
 * the name without one of its characters, and so the hash of a form.
 *
 * @param keys - Names as letters and digits.
 * @returns The indexes of all names that are near another one, and of some that are not.
 */
export function sharingForms(keys: readonly string[]): ReadonlySet<number> {
	const hashes = new Uint32Array(keys.reduce((sum, key) => sum + key.length + 1, 0));
	const ends: number[] = [];
	const add = formHasher(hashes);
	for (const key of keys) ends.push(add(key, ends.at(-1) ?? 0));
	const shared = repeated(hashes.subarray(0, ends.at(-1) ?? 0));
	return new Set(
		[...keys.keys()].filter((index) => {
			const [start = 0, end] = [ends[index - 1], ends[index]];
			return hashes.subarray(start, end).some((hash) => shared.has(hash));
		}),
	);
}

function repeated(hashes: Uint32Array): ReadonlySet<number> {
	const found = new Set<number>();
	let last: number | undefined;
	for (const hash of hashes.toSorted()) {
		if (hash === last) found.add(hash);
		last = hash;
	}
	return found;
}

const base = 0x01000193;

/** Writes the hashes of all forms of a name, each in one step: a polynomial of its characters, without one of them. */
function formHasher(hashes: Uint32Array): (key: string, start: number) => number {
	const powers = [1];
	/** Of the characters from an index on. */
	const suffixes: number[] = [];
	return (key, start) => {
		const { length } = key;
		for (let index = powers.length; index <= length; index++) powers.push(Math.imul(powers[index - 1] ?? 0, base));
		suffixes[length] = 0;
		for (let index = length - 1; index >= 0; index--) {
			const term = Math.imul(key.charCodeAt(index), powers[length - 1 - index] ?? 0);
			suffixes[index] = (term + (suffixes[index + 1] ?? 0)) | 0;
		}
		// Names with other digits are not near, however much else they share.
		const seed = polynomial(digitsOf(key));
		let end = start;
		hashes[end++] = mixed(suffixes[0] ?? 0, seed);
		if (length < shortestNear) return end;
		let prefix = 0;
		for (let index = 0; index < length; index++) {
			const code = key.charCodeAt(index);
			// Each of several equal characters in a row leaves the same form.
			if (index === 0 || code !== key.charCodeAt(index - 1)) {
				const form = Math.imul(prefix, powers[length - 1 - index] ?? 0) + (suffixes[index + 1] ?? 0);
				hashes[end++] = mixed(form, seed);
			}
			prefix = (Math.imul(prefix, base) + code) | 0;
		}
		return end;
	};
}

function polynomial(text: string): number {
	let hash = 0;
	for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, base) + text.charCodeAt(index)) | 0;
	return hash;
}

/** Spreads what a polynomial leaves in its upper bits alone. */
function mixed(hash: number, seed: number): number {
	const spread = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
	return spread ^ (spread >>> 13);
}

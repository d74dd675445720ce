/**
 * Name order: NFKD without combining marks, lower case, by code point; ties by the name as it is, then by slug. It depends on
 * no locale, so every machine agrees.
 */
export interface NamedEntry {
	readonly name: string;
	readonly slug: string;
}

/** Returns the entries in name order. It doesn't change the input. */
export function inNameOrder<Item extends NamedEntry>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, key: nameOrderKey(item.name) }))
		.sort((a, b) => compareCodePoints(a.key, b.key) || compareTies(a.item, b.item))
		.map(({ item }) => item);
}

/** Compares two entries by name. */
export function compareNames(a: NamedEntry, b: NamedEntry): number {
	return compareCodePoints(nameOrderKey(a.name), nameOrderKey(b.name)) || compareTies(a, b);
}

const compareTies = (a: NamedEntry, b: NamedEntry): number =>
	compareCodePoints(a.name, b.name) || compareCodePoints(a.slug, b.slug);

/** JavaScript compares UTF-16 code units, which puts U+1F600 before U+FF21; code points are what the order promises. */
export function compareCodePoints(a: string, b: string): number {
	const length = Math.min(a.length, b.length);
	for (let index = 0; index < length; index++) {
		if (a.charCodeAt(index) !== b.charCodeAt(index)) return rank(a, index) - rank(b, index);
	}
	return a.length - b.length;
}

/** A code unit, shifted so that surrogates sort after the rest of the basic plane. */
function rank(text: string, index: number): number {
	const unit = text.charCodeAt(index);
	if (unit < 0xd800) return unit;
	return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

/** Names with the same key differ only in accents, case and compatibility forms. */
export function nameOrderKey(name: string): string {
	return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

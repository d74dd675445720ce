/**
 * The monogram of a product without an icon: the beginning of its name, on one of eight tints of paper. Pure
 * and without Node, so that pages, cards and scripts of pages draw the same tile.
 */

const tintCount = 8;

/** 1 to 8; the same for a slug wherever it is drawn. */
export const tintOf = (slug: string): number => (stableHash(slug) % tintCount) + 1;

/** FNV-1a with the last steps of MurmurHash3, 32 bits: the same on every machine, and spread evenly. */
function stableHash(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** The classes and the letters of a tile without an icon, as pages and their scripts write it. */
export function letterTile(slug: string, name: string, size: 'small' | 'large') {
	const letters = monogramOf(name);
	const classes = ['tile', size, `tint-${tintOf(slug)}`, ...(letters.length > 1 ? ['pair'] : [])];
	return { className: classes.join(' '), letters: letters.join('') };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Two letters of these scripts, which do not join, are as wide as one character of the others. */
const narrow = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Nd}]/u;
const letterOrDigit = /^[\p{L}\p{N}]/u;
const picture = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Vowels of Thai and Lao that are written before the consonant to which they belong. */
const leadingVowel = /^[\u0e40-\u0e44\u0ec0-\u0ec4]$/;
const lowerCase = /^\p{Ll}/u;
const upperCase = /^\p{Lu}/u;

/**
 * The initials of the first two words, `A`, `N` of `Acme Notes`; the first two letters of a single word, `D`, `u` of
 * `Dust`, but `D`, `B` of `DuckBoard`. One character where a script joins its letters or fills a square, and of emoji.
 *
 * @returns One or two characters as readers count them; none of a name that is empty.
 */
export function monogramOf(name: string): string[] {
	const [first, next, ...others] = lettersOf(name);
	if (!first) return firstPicture(name);
	if (leadingVowel.test(first.text)) return [first.text + (next?.text ?? '')];
	if (!next || !narrow.test(first.text)) return [first.text];
	const initial = [next, ...others].find(({ startsPart }) => startsPart) ?? next;
	const second = [initial, next].find(({ text }) => narrow.test(text));
	return second ? [first.text, second.text] : [first.text];
}

interface Letter {
	/** The letter with its accents. */
	readonly text: string;
	/** Whether it begins a word, or a word that is joined to another as in `DuckBoard`. */
	readonly startsPart: boolean;
}

/** Characters as readers count them. Of ASCII, each code is one, which is ten times faster than asking the segmenter. */
const charactersOf = (name: string): Iterable<string> =>
	/^[ -~]*$/.test(name) ? name : Array.from(graphemes.segment(name), ({ segment }) => segment);

function lettersOf(name: string): Letter[] {
	const letters: Letter[] = [];
	let before = '';
	for (const segment of charactersOf(name)) {
		if (letterOrDigit.test(segment)) {
			const startsPart = !letterOrDigit.test(before) || (lowerCase.test(before) && upperCase.test(segment));
			letters.push({ text: segment, startsPart });
		} else if (letters.length === 0 && picture.test(segment)) {
			return [];
		}
		before = segment;
	}
	return letters;
}

/** The monogram of a name that begins with a picture, or has no letters at all. */
function firstPicture(name: string): string[] {
	const segments = [...charactersOf(name)];
	const first = segments.find((segment) => picture.test(segment)) ?? segments.find((segment) => segment.trim() !== '');
	return first === undefined ? [] : [first];
}

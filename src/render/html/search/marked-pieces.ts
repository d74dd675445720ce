/** Where the words of a query stand in a text that is shown. */
import { fold, isUnspaced, nameKey } from '../../../search/terms.ts';

export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
}

/**
 * What to mark in products that were found: the words as far as they were written, and words like them.
 *
 * @param similar - Terms of the index that are like the words.
 */
export function wordsToMark(asked: string, similar: readonly string[]): string[] {
	return [...nameKey(asked).split(' '), ...similar].filter((word) => word !== '');
}

/**
 * Cuts a text into pieces; joined they are the text again.
 *
 * @param words - Folded. They are marked where a word of the text begins so, in unspaced scripts anywhere.
 */
export function markedPieces(text: string, words: readonly string[]): Piece[] {
	const characters = Array.from(text);
	const folded = characters.map((_, at) => foldedAt(characters, at));
	const whole = folded.join('');
	const marked = new Set<number>();
	for (const word of words) {
		for (let found = whole.indexOf(word); found >= 0; found = whole.indexOf(word, found + 1)) {
			if (begins(whole, found)) for (let at = found; at < found + word.length; at++) marked.add(at);
		}
	}
	const pieces: { text: string; isMarked: boolean }[] = [];
	let at = 0;
	for (const [index, character] of characters.entries()) {
		const { length } = folded[index] ?? '';
		const last = pieces.at(-1);
		// A mark on a letter, or a dot within a word, belongs to what it follows.
		const isMarked = length === 0 ? (last?.isMarked ?? false) : marked.has(at);
		if (last?.isMarked === isMarked) last.text += character;
		else pieces.push({ text: character, isMarked });
		at += length;
	}
	return pieces;
}

/** As it stands in a folded text; spaces keep words apart. */
function foldedAt(characters: readonly string[], at: number): string {
	const character = characters[at] ?? '';
	if (character === '.' && isLetter(characters[at - 1]) && isLetter(characters[at + 1])) return '';
	if (/^\p{M}$/u.test(character) && /\S/.test(characters[at - 1] ?? '')) return '';
	if (character <= '\u007f') return character.toLowerCase();
	return /^\p{Z}$/u.test(character) ? ' ' : fold(character);
}

const isLetter = (character = ''): boolean => /^[\p{L}\p{M}]$/u.test(character);

function begins(text: string, at: number): boolean {
	const before = text.charAt(at - 1);
	return isUnspaced(text.charAt(at)) || isUnspaced(before) || !/[\p{L}\p{N}]/u.test(before);
}

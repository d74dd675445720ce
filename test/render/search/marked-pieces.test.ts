import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedPieces, wordsToMark } from '../../../src/render/html/search/marked-pieces.ts';
import { fold } from '../../../src/search/terms.ts';

/** A text with its marked pieces in brackets. */
const shown = (text: string, asked: string, terms: readonly string[] = []): string =>
	markedPieces(text, wordsToMark(asked, terms))
		.map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
		.join('');

describe('markedPieces', () => {
	test.for([
		['LÖVE', 'lov', '[LÖV]E'],
		['Notes that write back', 'WRITE not', '[Not]es that [write] back'],
		['Denote notes', 'note', 'Denote [note]s'],
		['C++ Kit in C', 'c++', '[C++] Kit in C'],
		['Node.js tools', 'nodejs', '[Node.js] tools'],
		['Node.js tools', 'node.js', '[Node.js] tools'],
		['日本語入力', '本語', '日[本語]入力'],
		['cafe\u0301 bar', 'cafe', '[cafe\u0301] bar'],
		['ﬁle', 'file', '[ﬁle]'],
		['a b', '', 'a b'],
		['a [b]', '?!', 'a [b]'],
	] as const)('%s, asked for %s, is %s', ([text, asked, marked]) => {
		expect(shown(text, asked)).toBe(marked);
	});

	test('marks whole words that are like those asked for', () => {
		expect(shown('PostgreSQL and more', 'postgrsql', ['postgresql'])).toBe('[PostgreSQL] and more');
	});

	test('joined are the text, and marked ones hold the words', () => {
		const text = fc.string({ unit: 'grapheme', maxLength: 30 });
		fc.assert(
			fc.property(text, text, (own, asked) => {
				const pieces = markedPieces(own, wordsToMark(asked, []));
				expect(pieces.map((piece) => piece.text).join('')).toBe(own);
				expect(pieces.every(({ text: piece }) => piece !== '')).toBe(true);
			}),
		);
		fc.assert(
			fc.property(fc.stringMatching(/^[a-z]{1,9}$/), text, (word, after) => {
				const [first] = markedPieces(`${word} ${after}`, [word]);
				expect(first?.isMarked && fold(first.text).startsWith(word)).toBe(true);
			}),
		);
	});
});

/** The fonts of cards: those of the folder `fonts` beside this file, and for other letters those of a board's `src/fonts`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from '../../catalog/once.ts';
import { board, isCheckout, sourceFile } from '../../places.ts';
import { UserError } from '../../user-error.ts';
import { hashFiles, listFiles, writeTo } from '../files.ts';
import { drawing } from './sharp.ts';

const folder = sourceFile('src/build/images/fonts');
const ownFolder = join(board, 'src/fonts');

/** The drawing library reads no web fonts. */
const ownFonts = once((): string[] =>
	isCheckout || !existsSync(ownFolder) ? [] : listFiles(ownFolder).filter((name) => /\.(?:otf|ttf)$/i.test(name)),
);

/** SHA-256 of all that decides how a text looks. */
export const lettering = once((): string => hashFiles(ownFolder, ownFonts(), drawing()));

/**
 * Makes the library draw texts with these fonts alone, which it finds out when it draws the first text of the process: installed
 * fonts must not change how a card looks. What it notes about them goes when the process ends.
 */
export const offerFonts = once((): void => {
	const notes = mkdtempSync(join(tmpdir(), 'card-fonts-'));
	process.once('exit', () => rmSync(notes, { recursive: true, force: true }));
	const path = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	const file = join(notes, 'fonts.conf');
	const folders = [folder, ownFolder].map((one) => `<dir>${path(one)}</dir>`).join('');
	writeTo(file, `<?xml version="1.0"?>\n<fontconfig>${folders}<cachedir>${path(notes)}</cachedir></fontconfig>\n`);
	process.env['FONTCONFIG_FILE'] = file;
});

/** Whether the fonts have every character of a text, or the letter that an accent and a letter make. Any space is one. */
export const canDraw = (text: string): boolean =>
	Array.from(text.normalize('NFC').replace(/\p{Zs}/gu, ' ')).every((character) =>
		knownCodes().has(character.codePointAt(0) ?? 0),
	);

/** @throws {UserError} for a file that is no font. */
const knownCodes = once((): ReadonlySet<number> => {
	// Both weights have the same characters.
	const codes = new Set(codesOf(readFileSync(join(folder, 'card-serif-400.ttf'))));
	for (const name of ownFonts()) {
		try {
			for (const code of codesOf(readFileSync(join(ownFolder, name)))) codes.add(code);
		} catch (cause) {
			throw new UserError(`\`src/fonts/${name}\` is not a font that can be read. Replace or delete it.`, { cause });
		}
	}
	return codes;
});

/** The characters of a font, from the subtables of its `cmap` table with the formats 12 and 4 (OpenType). */
function codesOf(font: Buffer): number[] {
	const table = font.readUInt32BE(font.indexOf('cmap', 0, 'latin1') + 8);
	return Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
		const at = table + font.readUInt32BE(table + 8 + 8 * index);
		const format = font.readUInt16BE(at);
		return format === 12 ? codesOfGroups(font, at + 12) : format === 4 ? codesOfSegments(font, at + 6) : [];
	}).flat();
}

const codesOfGroups = (font: Buffer, at: number): number[] =>
	Array.from({ length: font.readUInt32BE(at) }, (_, index) =>
		range(font.readUInt32BE(at + 12 * index + 4), font.readUInt32BE(at + 12 * index + 8)),
	).flat();

/** Segments are in four columns, with two bytes behind the first. A character without a glyph has number 0. */
function codesOfSegments(font: Buffer, at: number): number[] {
	const size = font.readUInt16BE(at);
	return Array.from({ length: size / 2 }, (_, index) => {
		const place = (column: number) => at + 8 + column * size + (column > 0 ? 2 : 0) + 2 * index;
		const value = (column: number) => font.readUInt16BE(place(column));
		const [last, first, shift, offset] = [value(0), value(1), value(2), value(3)];
		return range(first, Math.min(last, 65_534)).filter((code) =>
			offset === 0 ? (code + shift) % 65_536 !== 0 : font.readUInt16BE(place(3) + offset + 2 * (code - first)) !== 0,
		);
	}).flat();
}

const range = (first: number, last: number): number[] =>
	Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The fonts of cards: those of the folder `fonts` beside this file, and for other letters those of a board's `src/fonts`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { create, type Font } from 'fontkitten';
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
	Array.from(text.normalize('NFC').replace(/\p{Zs}/gu, ' ')).every(isKnown);

const known = new Map<string, boolean>();

function isKnown(character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	const is = known.get(character) ?? fonts().some((font) => font.hasGlyphForCodePoint(code));
	known.set(character, is);
	return is;
}

/** Both weights of ours have the same characters. */
const fonts = once(() =>
	[join(folder, 'card-serif-400.ttf'), ...ownFonts().map((name) => join(ownFolder, name))].map(readFont),
);

/** @throws {UserError} for a file that is no font. */
function readFont(path: string): Font {
	try {
		const font = create(readFileSync(path));
		if (!font.isCollection) return font;
		throw new Error('It is a collection of fonts.');
	} catch (cause) {
		throw new UserError(`\`${relative(board, path)}\` is no font that cards can use. Replace or delete it.`, { cause });
	}
}

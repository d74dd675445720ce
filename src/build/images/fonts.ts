/** The fonts of cards. Only they are offered to the drawing library: what a machine has installed must not decide how a card looks. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from '../../catalog/once.ts';

const folder = join(import.meta.dirname, 'fonts');
/** Both weights have the same characters. */
const files = ['fonts/card-serif-400.ttf', 'fonts/card-serif-600.ttf'] as const;

/**
 * Makes the library draw texts with these fonts, which it finds out when it draws the first text of the process. What it
 * notes about them goes when the process ends.
 */
export const offerFonts = once((): void => {
	const notes = mkdtempSync(join(tmpdir(), 'card-fonts-'));
	process.once('exit', () => rmSync(notes, { recursive: true, force: true }));
	const path = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	const file = join(notes, 'fonts.conf');
	const folders = `<dir>${path(folder)}</dir><cachedir>${path(notes)}</cachedir>`;
	writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${folders}</fontconfig>\n`);
	process.env['FONTCONFIG_FILE'] = file;
});

/** Whether the fonts have every character of a text, or the letter that an accent and a letter make. */
export const canDraw = (text: string): boolean =>
	Array.from(text.normalize('NFC')).every((character) => knownCharacters().has(character));

/** The characters of the font, from its `cmap` table, which has one subtable of format 12 (OpenType). */
const knownCharacters = once((): ReadonlySet<string> => {
	const font = readFileSync(join(import.meta.dirname, files[0]));
	const table = font.readUInt32BE(font.indexOf('cmap', 0, 'latin1') + 8);
	const groups = table + font.readUInt32BE(table + 8) + 12;
	return new Set(
		Array.from({ length: font.readUInt32BE(groups) }, (_, index) => {
			const first = font.readUInt32BE(groups + 12 * index + 4);
			const last = font.readUInt32BE(groups + 12 * index + 8);
			return Array.from({ length: last - first + 1 }, (_none, code) => String.fromCodePoint(first + code));
		}).flat(),
	);
});

/** The font of a board: files in `public` that `font` in `site.yaml` names, and what pages, badges and cards need of them. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { FontFace, Outline } from '../catalog/catalog.ts';
import type { Issue } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import { publicFile } from '../places.ts';
import { sha256 } from './files.ts';
import type { FixedFile } from './fixed-files.ts';
import { cardsHaveFamily } from './images/card-fonts.ts';

/** In KiB. A file of the letters of one script has 20 to 150. */
const maximumSize = 512;

export interface OwnFont {
	readonly issues: readonly Issue[];
	readonly face?: FontFace;
	/** The files under the names that they are published with, and where they are. */
	readonly files: readonly (FixedFile & { readonly source: string })[];
	/** A text as a badge draws it; `undefined` if the first file lacks one of its letters. */
	readonly outline?: (text: string) => Outline | undefined;
}

export function readOwnFont({ site: { font }, siteIssueAt }: Pick<Content, 'site' | 'siteIssueAt'>): OwnFont {
	if (!font) return { issues: [], files: [] };
	const read = font.files.map(readFont);
	const issues = read.flatMap((one, index) =>
		typeof one === 'string' ? siteIssueAt(['font', 'files', index], one) : [],
	);
	const fonts = read.filter((one) => typeof one !== 'string');
	const [first] = fonts;
	if (!first || issues.length > 0) return { issues, files: [] };
	return {
		issues,
		files: fonts.map(({ file }) => file),
		face: {
			css: [...ownFaces(font.family, fonts), ...first.nearFaces].join('\n'),
			stack: [`"${font.family}"`, ...first.near].join(', '),
			preload: first.file.path,
			wider: first.width / usualWidth,
			onCards: cardsHaveFamily(font.family),
		},
		outline: first.outline,
	};
}

type ReadFont = Exclude<ReturnType<typeof readFont>, string>;

/** @returns What is wrong, for a file that is no font for pages. */
function readFont(path: string) {
	const source = publicFile(path);
	if (source === undefined) return `There is no file \`public${path}\`. Put it there, or correct the path.`;
	const bytes = readFileSync(source);
	const size = Math.ceil(bytes.length / 1_024);
	if (size > maximumSize)
		return `\`public${path}\` has ${size} KiB. The limit is ${maximumSize} KiB: use a file with fewer letters.`;
	try {
		const font = create(bytes);
		if (font.isCollection || font.type !== 'WOFF2') throw new Error('It is a font of another format.');
		return { ...factsOf(font), file: publishedAs(source, bytes) };
	} catch {
		return `\`public${path}\` is not a font in the format WOFF2. Replace it.`;
	}
}

/** The name has a hash of the bytes, so that browsers can keep the file for good. */
const publishedAs = (source: string, bytes: Buffer) => {
	const key = sha256(bytes);
	return { path: `/_astro/${basename(source, '.woff2')}.${key.slice(0, 8)}.woff2`, source, key, read: () => bytes };
};

function factsOf(font: Font) {
	const { unitsPerEm, ascent, descent, variationAxes, italicAngle, characterSet } = font;
	const os2 = font['OS/2'];
	const { wght } = variationAxes;
	const width = averageWidth(font);
	const isSerif = os2.panose[0] === 2 && Number(os2.panose[1]) >= 2 && Number(os2.panose[1]) <= 10;
	const near = isSerif ? nearSerif : nearSans;
	const height = (factor: number) =>
		`ascent-override:${percent(ascent / unitsPerEm / factor)};descent-override:${percent(-descent / unitsPerEm / factor)};line-gap-override:0%`;
	return {
		characters: new Set(characterSet),
		width,
		style: `font-weight:${wght ? `${wght.min} ${wght.max}` : os2.usWeightClass};font-style:${italicAngle === 0 ? 'normal' : 'italic'}`,
		height: height(1),
		near: [...near.map(({ name }) => name), isSerif ? 'serif' : 'sans-serif'],
		nearFaces: near.map(({ name, local, width: other }) => {
			const sources = local.map((one) => `local("${one}")`).join(',');
			const factor = width / other;
			return `@font-face{font-family:${name};src:${sources};size-adjust:${percent(factor)};${height(factor)}}`;
		}),
		outline: (text: string) => outlineOf(font, text),
	};
}

const percent = (part: number): string => `${Math.round(part * 1_000) / 10}%`;

/** Letters as often as in texts of Latin languages. */
const sample = `${'e'.repeat(11)}${'t'.repeat(7)}aaaaaaaooooooiiiiiinnnnnnssssssrrrrrhhhhdddllllcccuummppffggwyybvk${' '.repeat(16)}`;

/** Of a letter, as a part of the font size. @throws for a font without letters. */
function averageWidth(font: Font): number {
	const widths = font.glyphsForString(sample).map(({ advanceWidth }) => advanceWidth);
	const width = widths.reduce((sum, one) => sum + one, 0) / font.unitsPerEm / widths.length;
	if (!(width > 0)) throw new Error('It has no letters.');
	return width;
}

/** The average width of the software's own font. */
const usualWidth = 0.477;

/** Fonts of systems, of which one takes the room of the real one until it is there, with their average widths. */
const nearSans = [
	{ name: 'near-Arial', local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.442 },
	{ name: 'near-Roboto', local: ['Roboto'], width: 0.444 },
	{ name: 'near-DejaVu', local: ['DejaVu Sans'], width: 0.507 },
];
const nearSerif = [
	{ name: 'near-Georgia', local: ['Georgia'], width: 0.446 },
	{ name: 'near-Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4 },
	{ name: 'near-DejaVu', local: ['DejaVu Serif'], width: 0.512 },
];

/** A rule for each file. A later one has only the letters that none of the same weight before it has. */
function ownFaces(family: string, fonts: readonly ReadFont[]): string[] {
	return fonts.map(({ file, style, height, characters }, index) => {
		const others = fonts.slice(0, index).filter((other) => other.style === style);
		const range = rangesOf([...characters].filter((code) => others.every((other) => !other.characters.has(code))));
		return `@font-face{font-family:"${family}";src:url(${file.path})format("woff2");${style};font-display:swap;${height}${others.length > 0 ? `;unicode-range:${range}` : ''}}`;
	});
}

/** Code points as `unicode-range` lists them. */
function rangesOf(codes: readonly number[]): string {
	const sorted = codes.toSorted((a, b) => a - b);
	const starts = sorted.filter((code, index) => code !== Number(sorted[index - 1]) + 1);
	const ends = sorted.filter((code, index) => code !== Number(sorted[index + 1]) - 1);
	return starts.map((start, index) => `U+${start.toString(16)}-${ends[index]?.toString(16)}`).join();
}

/** The side of the square in which outlines of letters are drawn. */
const em = 1_000;

function outlineOf(font: Font, text: string): Outline | undefined {
	const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
	if (!codes.every((code) => font.hasGlyphForCodePoint(code))) return undefined;
	const scale = em / font.unitsPerEm;
	let width = 0;
	const paths = codes.map((code) => {
		const { path, advanceWidth } = font.glyphForCodePoint(code);
		const drawn = path.scale(scale, -scale).translate(width, 0).toSVG();
		width += advanceWidth * scale;
		return drawn.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
	});
	return { path: paths.join(''), width };
}

/** The font of a board: files in `public` that `font` in `site.yaml` names, and what pages, badges and cards need of them. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { FontFace, Outline } from '../catalog/catalog.ts';
import type { Issue } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import { publicFile } from '../places.ts';
import { missingFile } from './check/brand.ts';
import { sha256 } from './files.ts';
import type { FixedFile } from './fixed-files.ts';

/** In KiB. A file of the letters of one script has 20 to 150. */
const maximumSize = 512;

export interface OwnFont {
	readonly issues: readonly Issue[];
	readonly face?: FontFace;
	/** The files under the names that they are published with, and where they are. */
	readonly files: readonly (FixedFile & { readonly source: string })[];
	readonly outline?: (text: string) => Outline | undefined;
}

export function readOwnFont({ site: { font }, siteIssueAt }: Pick<Content, 'site' | 'siteIssueAt'>): OwnFont {
	const issues: Issue[] = [];
	const fonts = (font?.files ?? []).flatMap((path, index) => {
		const read = readFont(path);
		if (typeof read !== 'string') return read;
		issues.push(siteIssueAt(['font', 'files', index], read));
		return [];
	});
	const [first] = fonts;
	if (!font || !first) return { issues, files: [] };
	const family = `"${font.family}"`;
	const near = Object.entries(first.isSerif ? nearSerif : nearSans);
	const faces = fonts.map(({ file, style, height }) =>
		fontFace(family, `url(${file.path})format("woff2")`, `${style};font-display:swap;${height(1)}`),
	);
	const nearFaces = near.map(([name, { local, width }]) => {
		const factor = first.width / width;
		const sources = local.map((one) => `local("${one}")`).join();
		return fontFace(name, sources, `size-adjust:${percent(factor)};${first.height(factor)}`);
	});
	const stack = [family, ...near.map(([name]) => name), first.isSerif ? 'serif' : 'sans-serif'].join();
	// Browsers look for a letter in the last rule first.
	const rules = [
		...faces.toReversed(),
		...nearFaces,
		`:root:root{--serif:${stack}}\n`,
		':root em{font-family:inherit}\n',
	];
	return {
		issues,
		files: fonts.map(({ file }) => file),
		face: { css: rules.join(''), preload: first.file.path, wider: first.width / usualWidth },
		outline: (text) => outlineOf(first.strong, text),
	};
}

const fontFace = (name: string, source: string, rest: string): string =>
	`@font-face{font-family:${name};src:${source};${rest}}\n`;

/** @returns What is wrong, for a file that is no font for pages. */
function readFont(path: string) {
	const source = publicFile(path);
	if (source === undefined) return missingFile(path);
	const bytes = readFileSync(source);
	const size = Math.ceil(bytes.length / 1_024);
	if (size > maximumSize)
		return `\`public${path}\` has ${size} KiB. The limit is ${maximumSize} KiB: use a file with fewer letters.`;
	const key = sha256(bytes);
	// A name with a hash, so that browsers can keep the file for good.
	const published = `/_astro/${basename(path, '.woff2')}.${key.slice(0, 8)}.woff2`;
	try {
		const font = create(bytes);
		if (font.isCollection || font.type !== 'WOFF2') throw new Error('It has another format.');
		return { ...factsOf(font, bytes), file: { path: published, source, key, read: () => bytes } };
	} catch {
		return `\`public${path}\` is not a font in the format WOFF2. Replace it.`;
	}
}

function factsOf(font: Font, bytes: Buffer) {
	const { unitsPerEm, ascent, descent, variationAxes, italicAngle } = font;
	const { panose, usWeightClass } = font['OS/2'];
	const [kind = 0, serifs = 0] = panose;
	const { wght } = variationAxes;
	const weight = wght ? `${wght.min} ${wght.max}` : usWeightClass;
	return {
		style: `font-weight:${weight};font-style:${italicAngle === 0 ? 'normal' : 'italic'}`,
		isSerif: kind === 2 && serifs >= 2 && serifs <= 10,
		width: averageWidth(atWeight(font, bytes, 400)),
		/** For a font that browsers draw larger by this factor. */
		height: (factor: number) =>
			`ascent-override:${percent(ascent / unitsPerEm / factor)};descent-override:${percent(-descent / unitsPerEm / factor)};line-gap-override:0%`,
		strong: atWeight(font, bytes, 600),
	};
}

const percent = (part: number): string => `${Math.round(part * 1_000) / 10}%`;

/** A font with weights at one of them. What this uses of fontkitten is not promised: its own `getVariation` throws for WOFF2. */
function atWeight(font: Font, bytes: Buffer, weight: number): Font {
	if (!font.variationAxes['wght']) return font;
	// The letters have to be decoded here, which would fail in the other font.
	font.glyphForCodePoint(65);
	const {
		constructor: Kind,
		stream,
		fvar,
		_transformedGlyphs,
	} = font as unknown as {
		readonly constructor: new (stream: object, coordinates: readonly number[]) => Varied;
		readonly stream: { readonly constructor: new (bytes: Buffer) => object };
		readonly fvar: { readonly axis: readonly { readonly axisTag: string; readonly defaultValue: number }[] };
		readonly _transformedGlyphs: readonly DecodedGlyph[] | undefined;
	};
	const coordinates = fvar.axis.map(({ axisTag, defaultValue }) => (axisTag === 'wght' ? weight : defaultValue));
	const varied = new Kind(new stream.constructor(bytes), coordinates);
	// A file can have glyphs that aren't transformed, whose points the library moves.
	if (!_transformedGlyphs) return varied;
	return Object.assign(varied, {
		_transformedGlyphs: new Proxy(_transformedGlyphs, { get: (all, id) => moved(varied, all[Number(id)], Number(id)) }),
	});
}

interface Point {
	readonly copy: () => Point;
}

/** A glyph of other glyphs has no points. Its parts, such as accents, stay where they are. */
interface DecodedGlyph {
	readonly points?: readonly Point[];
}

interface Varied extends Font {
	readonly _variationProcessor: { readonly transformPoints: (id: number, points: readonly Point[]) => void };
}

/** A glyph at the weight of its font. fontkitten leaves the points of WOFF2 glyphs where they are at the file's usual weight. */
function moved({ _variationProcessor }: Varied, glyph: DecodedGlyph | undefined, id: number): DecodedGlyph | undefined {
	const last = glyph?.points?.at(-1);
	if (!glyph?.points || !last) return glyph;
	const points = glyph.points.map((point) => point.copy());
	// Four more say how wide and high the glyph is (OpenType, gvar).
	_variationProcessor.transformPoints(id, [...points, last.copy(), last.copy(), last.copy(), last.copy()]);
	return { ...glyph, points };
}

/** Letters as often as in texts of Latin languages. */
const sample = `eeeeeeeeeeetttttttaaaaaaaooooooiiiiiinnnnnnssssssrrrrrhhhhdddllllcccuummppffggwyybvk${' '.repeat(16)}`;

/** How wide a letter is on average, where the font size is 1. @throws for a font without letters. */
function averageWidth(font: Font): number {
	const widths = font.glyphsForString(sample).map(({ advanceWidth }) => advanceWidth);
	const width = widths.reduce((sum, one) => sum + one, 0) / font.unitsPerEm / widths.length;
	if (!(width > 0)) throw new Error('It has no letters.');
	return width;
}

/** The average width of the software's own font. */
const usualWidth = 0.477;

/** Fonts of systems, of which one takes the room of the real one until it is there, with their average widths. */
const nearSans = {
	'near-Arial': { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.442 },
	'near-Roboto': { local: ['Roboto'], width: 0.444 },
	'near-DejaVu': { local: ['DejaVu Sans'], width: 0.507 },
};
const nearSerif = {
	'near-Georgia': { local: ['Georgia'], width: 0.446 },
	'near-Times': { local: ['Times New Roman', 'Liberation Serif'], width: 0.4 },
	'near-DejaVu': { local: ['DejaVu Serif'], width: 0.512 },
};

function outlineOf(font: Font, text: string): Outline | undefined {
	const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
	if (!codes.every((code) => font.hasGlyphForCodePoint(code))) return undefined;
	const scale = 1_000 / font.unitsPerEm;
	let width = 0;
	const paths = codes.map((code) => {
		const { path, advanceWidth } = font.glyphForCodePoint(code);
		const drawn = path.scale(scale, -scale).translate(width, 0).toSVG();
		width += advanceWidth * scale;
		return drawn.replace(/\.\d+/g, '');
	});
	return { path: paths.join(''), width };
}

/**
 * The paper of every card, with the name of the site and its mark, the tiles of products, and the bars that compare
 * scores.
 */
import type { Element } from 'xast';
import { x } from 'xastscript';
import type { Catalog, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { isRightToLeft } from '../../texts/formats.ts';
import { coloursOf, lightColours } from '../shared/colours.ts';
import { monogramOf, tintOf } from '../shared/monogram.ts';
import { writeXml } from '../shared/xml.ts';
import { blockLines, cardFont, cardSize, contentWidth, type Fit, fitText, line, textWidth } from './text.ts';

const { width, height, margin } = cardSize;

/** What cards and badges show of their board: one object for all of them. */
export const brandOf = oncePer(({ name, lang, colors, logo, font, face }: Catalog['site']) => {
	const { paper, line, accent } = coloursOf({ colors }).light;
	const own = font && face && { family: font.family, wider: face.wider };
	return { name, lang, colors, paper, line, accent, hasLogo: logo !== undefined, own };
});

export type Brand = ReturnType<typeof brandOf>;

/** @param title - Stands in the first line, without the bars if the board has a mark of its own. */
export function card(brand: Brand, title: string, ...children: readonly Element[]): string {
	const { lang, paper, hasLogo, own } = brand;
	const left = hasLogo ? margin : margin + 44;
	const shown = [
		...(hasLogo ? [] : mark(brand, margin, 82)),
		line(title, { x: left, baseline: 106, size: 28, width: width - margin - left - 120, colour: lightColours.quiet }),
		...children,
	];
	return writeXml(
		x(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				width,
				height,
				viewBox: `0 0 ${width} ${height}`,
				'font-family': own ? `${own.family}, ${cardFont}` : cardFont,
				'xml:lang': lang,
				direction: isRightToLeft(lang) ? 'rtl' : undefined,
			},
			x('rect', { width, height, fill: paper }),
			...(isRightToLeft(lang) ? shown.map(mirrored) : shown).map((element) => resized(element, own?.wider ?? 1)),
		),
	);
}

/** Lines of text have their room by the widths of our own font. */
const resized = ({ attributes, ...element }: Element, wider: number): Element => {
	const size = Number(attributes['font-size']) / wider;
	return { ...element, attributes: wider > 1 && size > 0 ? { ...attributes, 'font-size': String(size) } : attributes };
};

/** An element at the same distance from the other edge. Each text has the direction of its own first letter. */
function mirrored({ attributes, children, ...element }: Element): Element {
	const left = width - Number(attributes.x) - Number(attributes.width ?? 0);
	const inside = children.map((child) =>
		child.type === 'text' ? { ...child, value: `\u2068${child.value}\u2069` } : child,
	);
	return { ...element, attributes: { ...attributes, x: String(left) }, children: inside };
}

/** Where the name and the sentence of a card begin and end; below them is the foot. */
const body = { top: 150, bottom: 480 } as const;

/** One line as long as it can be large, then two, then three. */
const nameFits: readonly Fit[] = [
	...[116, 104, 92].map((size) => ({ size, lines: 1 })),
	...[84, 76].map((size) => ({ size, lines: 2 })),
	...[68, 60, 52, 46, 40, 34, 28].map((size) => ({ size, lines: 3 })),
];
const leading = { name: 1.14, sentence: 1.36 } as const;
const gap = 22;

/** A name in large letters and a sentence below it, both in the middle of their room. */
export function nameAndSentence(text: string, sentence: string): Element[] {
	const name = fitText(text, contentWidth, nameFits);
	const nameHeight = name.lines.length * name.size * leading.name;
	const below = body.bottom - body.top - nameHeight - gap;
	const fitsOf = (size: number, most: number): Fit => ({
		size,
		lines: Math.max(1, Math.min(most, Math.floor(below / (size * leading.sentence)))),
	});
	const block = fitText(sentence, contentWidth, [fitsOf(40, 2), fitsOf(36, 3), fitsOf(34, 3)]);
	const height = nameHeight + (sentence ? gap + block.lines.length * block.size * leading.sentence : 0);
	const top = body.top + (body.bottom - body.top - height) / 2;
	const { ink, quiet } = lightColours;
	return [
		...blockLines(name, { top, leading: leading.name, colour: ink, weight: 600 }),
		...blockLines(block, { top: top + nameHeight + gap, leading: leading.sentence, colour: quiet }),
	];
}

/** How much of something there is, as a part of the content's width. */
export function bar({ line, accent }: Brand, y: number, part: number): Element[] {
	const length = Math.round(contentWidth * Math.min(1, Math.max(0, part)));
	return [
		x('rect', { x: margin, y: y + 2, width: contentWidth, height: 2, fill: line }),
		...(length > 0 ? [x('rect', { x: margin, y, width: length, height: 6, fill: accent })] : []),
	];
}

/** Three places of a leaderboard. */
function mark({ accent }: Brand, left: number, top: number): Element[] {
	return [28, 20, 12].map((length, index) =>
		x('rect', {
			x: left,
			y: top + index * 10,
			width: length,
			height: 5,
			fill: index === 0 ? accent : lightColours.quiet,
		}),
	);
}

export interface CardTile extends Pick<Product, 'slug' | 'name'> {
	/** The fingerprint of its icon. */
	readonly icon: string | undefined;
}

export const cardTile = ({ slug, name, icon }: Pick<Product, 'slug' | 'name' | 'icon'>): CardTile => ({
	slug,
	name,
	icon: icon?.fingerprint,
});

/** A placeholder for the bytes of an icon; the code that draws the card replaces it. */
export const iconReference = (fingerprint: string): string => `icon:${fingerprint}`;

/** Sizes of the letters as parts of the side of a tile, as in the style sheet. */
const sizes = { one: 0.54, two: 0.42, widest: 0.86 } as const;

export function tile(
	{ slug, name, icon }: CardTile,
	{ x: left, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): Element {
	const box = { x: left, y, width: side, height: side };
	if (icon !== undefined) return x('image', { ...box, href: iconReference(icon) });
	const [tint, letters] = [tintOf(slug) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, monogramOf(name)];
	const monogram = letters.join('');
	const size = Math.min(letters.length > 1 ? sizes.two : sizes.one, sizes.widest / Math.max(1, textWidth(monogram)));
	// A separate element cuts off what is beyond its edges.
	return x(
		'svg',
		box,
		x('rect', { width: side, height: side, rx: side / 14, fill: lightColours[`tint${tint}`] }),
		x(
			'text',
			{
				x: side / 2,
				y: Math.round(side * (0.5 + size * 0.34)),
				'text-anchor': 'middle',
				'font-size': Math.round(side * size),
				'font-weight': 600,
				fill: lightColours[`tone${tint}`],
			},
			monogram,
		),
	);
}

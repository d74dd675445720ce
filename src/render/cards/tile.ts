/** The tile of a product on a card: its icon, else its monogram on a tint, as pages show it. */
import type { Element } from 'xast';
import { x } from 'xastscript';
import type { Product } from '../../catalog/catalog.ts';
import { lightColours } from '../colours.ts';
import { monogramOf, tintOf } from '../monogram.ts';
import { textWidth } from './text-width.ts';

/** A square of a card. */
interface Square {
	readonly x: number;
	readonly y: number;
	readonly side: number;
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

/** Stands in a card for the bytes of an icon, which whoever draws the card puts in its place. */
export const iconReference = (fingerprint: string): string => `icon:${fingerprint}`;

/** Of the side of a tile, as the style sheet has it. */
const sizes = { one: 0.54, two: 0.42, widest: 0.86 } as const;

export function tile({ slug, name, icon }: CardTile, { x: left, y, side }: Square): Element {
	const box = { x: left, y, width: side, height: side };
	if (icon !== undefined) return x('image', { ...box, href: iconReference(icon) });
	const [tint, letters] = [tintOf(slug) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, monogramOf(name)];
	const monogram = letters.join('');
	const size = Math.min(letters.length > 1 ? sizes.two : sizes.one, sizes.widest / Math.max(1, textWidth(monogram)));
	// An element of its own cuts off what stands over its edges.
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

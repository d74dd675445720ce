import type { Product } from '../../catalog/catalog.ts';

/** The small square picture that stands beside a product's name: its icon, else its monogram. */
export interface TileProps {
	readonly slug: string;
	readonly name: string;
	/** Whether there is an icon at `iconFile(slug)`. */
	readonly icon: boolean;
}

export const tileOf = ({ slug, name, icon }: Pick<Product, 'slug' | 'name' | 'icon'>): TileProps => ({
	slug,
	name,
	icon: icon !== undefined,
});

/** The tile of a product and a line of its text as elements, for scripts that list products. */
import type { ShownProduct } from '../../search/product-index.ts';
import { iconFile } from '../../urls/paths.ts';
import { letterTile } from '../shared/monogram.ts';

type Tile = Pick<ShownProduct, 'slug' | 'name'> & Partial<Pick<ShownProduct, 'icon'>>;

/** As `Tile.astro` writes it. */
export function tileElement({ slug, name, icon }: Tile): HTMLElement {
	if (icon) {
		const picture = document.createElement('img');
		return Object.assign(picture, {
			loading: 'lazy',
			src: iconFile(slug),
			width: 40,
			height: 40,
			alt: '',
			className: 'tile small',
		});
	}
	const { className, letters } = letterTile(slug, name, 'small');
	const element = Object.assign(document.createElement('span'), { className, ariaHidden: 'true' });
	element.dataset['monogram'] = letters;
	return element;
}

export function lineElement(className: string, pieces: readonly (Node | string)[]): HTMLElement {
	const element = Object.assign(document.createElement('span'), { className, dir: 'auto' });
	element.append(...pieces);
	return element;
}

import { dirname, join } from 'node:path';
import type { PictureField } from '../content/picture-rules.ts';
import type { Content } from '../content/read-content.ts';
import type { ProductEntry } from './find-entry.ts';

interface OwnPicture {
	/** The fields that name it. */
	readonly fields: readonly PictureField[];
	/** Of the file, in the content folder. */
	readonly path: string;
}

const fields: readonly PictureField[] = ['icon', 'screenshot'];

/** The pictures beside a product's file, except those that another product shows as well. */
export function ownPictures({ products }: Content, product: ProductEntry): OwnPicture[] {
	const others = new Set(
		products.filter(({ slug }) => slug !== product.slug).flatMap((other) => [...picturesOf(other).keys()]),
	);
	return [...picturesOf(product)].flatMap(([path, named]) => (others.has(path) ? [] : [{ path, fields: named }]));
}

/** Fields by the path of the file that they name. */
function picturesOf({ source, frontMatter }: ProductEntry): Map<string, PictureField[]> {
	const named = new Map<string, PictureField[]>();
	for (const field of fields) {
		const name = frontMatter[field];
		if (name === undefined) continue;
		const path = join(dirname(source), name);
		named.set(path, [...(named.get(path) ?? []), field]);
	}
	return named;
}

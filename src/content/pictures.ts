/**
 * Pictures of products: files beside those of the products that name them. What their first bytes say is checked here,
 * without decoding; whether the rest is a whole picture, the build finds out.
 */
import { dirname, posix } from 'node:path';
import { suggest } from '../routes/nearest.ts';
import type { ContentFolder, FoundFile } from './content-folder.ts';
import { fingerprint } from './fingerprint.ts';
import type { Issue } from './issue.ts';
import { measurePicture, type PictureField, type PictureSize, refuseBytes } from './picture-rules.ts';

/** A picture that lies beside a product's file. */
export interface ProductPicture extends PictureSize {
	/** Absolute path, for the build alone; no published text may hold it. */
	readonly file: string;
	/** Of the bytes of the file. */
	readonly fingerprint: string;
}

export class ProductPictures {
	readonly #place: ContentFolder;
	/** By the paths that editors know. */
	readonly #pictures = new Map<string, FoundFile>();
	readonly #named = new Set<string>();

	constructor(place: ContentFolder) {
		this.#place = place;
	}

	/** Takes in a picture that lies among the products. */
	add(picture: FoundFile): void {
		this.#pictures.set(picture.path, picture);
	}

	/**
	 * Finds the picture that a product names.
	 *
	 * @param product - Path of the product's file.
	 * @param field - The one that names it.
	 * @returns The picture, or what is wrong.
	 */
	find(product: string, field: PictureField, name: string): ProductPicture | { readonly message: string } {
		const path = posix.join(dirname(product), name);
		const picture = this.#pictures.get(path);
		if (picture === undefined) {
			const others = [...this.#pictures.keys()].filter((other) => dirname(other) === dirname(path));
			const near = suggest(
				name,
				others.map((other) => posix.basename(other)),
			);
			return {
				message: `There is no file \`${name}\` beside this one.${near || ' Put it there, or delete the line.'}`,
			};
		}
		this.#named.add(path);
		const message = refuseBytes(field, picture.size);
		if (message !== undefined) return { message };
		const bytes = this.#place.read(picture);
		const size = measurePicture(field, bytes, name);
		if (typeof size === 'string') return { message: size };
		return { file: picture.file, fingerprint: fingerprint(bytes), ...size };
	}

	/** Reports pictures that no product names. */
	reportUnnamed(report: (issue: Issue) => void): void {
		const message =
			'No product names this picture. Name it in `icon` or `screenshot` of a product in the same folder, or delete it.';
		for (const path of this.#pictures.keys()) {
			if (!this.#named.has(path)) report({ path, line: 1, column: 1, field: 'file', message });
		}
	}
}

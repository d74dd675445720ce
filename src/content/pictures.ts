/**
 * Pictures of products: files beside those of the products that name them. What their first bytes say is checked here,
 * without decoding; whether the rest is a whole picture, the build finds out.
 */
import { dirname, posix } from 'node:path';
import { suggest } from '../routes/nearest.ts';
import type { ContentCache } from './cache/content-cache.ts';
import { fingerprintLength } from './fingerprint.ts';
import type { FoundFile } from './found-file.ts';
import type { Issue } from './issue.ts';
import { measurePicture, type PictureField, type PictureSize, refuseBytes } from './picture-rules.ts';

/** A picture that lies beside a product's file. */
export interface ProductPicture extends PictureSize {
	/** Absolute path, for the build alone; no published text may hold it. */
	readonly file: string;
	/** Of the bytes of the file. */
	readonly fingerprint: string;
}

/** What the check of a file has found. One file may be an icon and a screenshot. */
interface Checked extends PictureSize {
	readonly field: PictureField;
}

export class ProductPictures {
	readonly #cache: ContentCache;
	/** By the paths that editors know. */
	readonly #pictures = new Map<string, FoundFile>();
	readonly #named = new Set<string>();

	constructor(cache: ContentCache) {
		this.#cache = cache;
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
		const message = refuseBytes(field, picture.signature.size);
		if (message !== undefined) return { message };
		return this.#check(picture, field, name);
	}

	#check(picture: FoundFile, field: PictureField, name: string): ProductPicture | { readonly message: string } {
		const found = this.#cache.look(picture);
		const fingerprint = found.sha256.slice(0, fingerprintLength);
		const { file } = picture;
		const known = found.result?.data as Checked | undefined;
		if (known?.field === field) return { file, fingerprint, width: known.width, height: known.height };
		const bytes = found.result ? this.#cache.read(picture).bytes : found.bytes;
		const size = measurePicture(field, bytes, name);
		if (typeof size === 'string') return { message: size };
		this.#cache.keep(picture, { data: { field, ...size } satisfies Checked, body: '' });
		return { file, fingerprint, ...size };
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

/**
 * Icons of products: picture files beside the files of the products that name them. What the first bytes say is checked
 * here, without decoding; whether the rest is a whole picture, the build finds out.
 */
import { dirname, posix } from 'node:path';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ContentCache } from './cache/content-cache.ts';
import { fingerprintLength } from './fingerprint.ts';
import type { FoundFile } from './found-file.ts';
import type { Issue } from './issue.ts';
import { suggest } from './schemas/suggest.ts';

const maximumBytes = 256 * 1024;
const sides = { minimum: 32, maximum: 2_048 } as const;
/** How much longer than the other one side may be. */
const tolerance = 1.1;

const kinds = [
	{ name: 'PNG', ending: '.png', ...PNG },
	{ name: 'JPEG', ending: '.jpg', ...JPG },
	{ name: 'WebP', ending: '.webp', ...WEBP },
] as const;

/** Whether a file name is one of a picture that may be an icon. */
export const isPicture = (name: string): boolean => kinds.some(({ ending }) => name.endsWith(ending));

/** A picture that lies beside a product's file. */
export interface Icon {
	/** Absolute path, for the build alone; no published text may hold it. */
	readonly file: string;
	/** Of the bytes of the file. */
	readonly fingerprint: string;
}

export class Icons {
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
	 * Finds the icon that a product names.
	 *
	 * @param product - Path of the product's file.
	 * @returns The icon, or what is wrong.
	 */
	find(product: string, icon: string): Icon | { readonly message: string } {
		const path = posix.join(dirname(product), icon);
		const picture = this.#pictures.get(path);
		if (picture === undefined) {
			const others = [...this.#pictures.keys()].filter((other) => dirname(other) === dirname(path));
			const near = suggest(
				icon,
				others.map((other) => posix.basename(other)),
			);
			return {
				message: `There is no file \`${icon}\` beside this one.${near || ' Put it there, or delete the line.'}`,
			};
		}
		this.#named.add(path);
		const message = tooLarge(picture.signature.size);
		if (message !== undefined) return { message };
		const found = this.#cache.look(picture);
		const problem = found.result ? undefined : problemOf(found.bytes, icon);
		if (problem !== undefined) return { message: problem };
		if (!found.result) this.#cache.keep(picture, { data: true, body: '' });
		return { file: picture.file, fingerprint: found.sha256.slice(0, fingerprintLength) };
	}

	/** Reports pictures that no product names. */
	reportUnnamed(report: (issue: Issue) => void): void {
		const message = 'No product names this icon. Name it in `icon` of a product in the same folder, or delete it.';
		for (const path of this.#pictures.keys()) {
			if (!this.#named.has(path)) report({ path, line: 1, column: 1, field: 'file', message });
		}
	}
}

function tooLarge(size: number): string | undefined {
	if (size <= maximumBytes) return undefined;
	return `The icon has ${Math.ceil(size / 1024)} KiB. It must have ${maximumBytes / 1024} or fewer: make it smaller.`;
}

function problemOf(bytes: Uint8Array, icon: string): string | undefined {
	const found = measure(bytes);
	if (!found) return 'The icon is no PNG, JPEG or WebP that can be read. Save the picture again.';
	if (!icon.endsWith(found.ending)) {
		return `The icon is a ${found.name}, whatever its name says. Give it the ending \`${found.ending}\`.`;
	}
	const [short, long] = [Math.min(found.width, found.height), Math.max(found.width, found.height)];
	const measured = `The icon has ${found.width} × ${found.height} pixels.`;
	if (short < sides.minimum || long > sides.maximum) {
		return `${measured} Each side must have ${sides.minimum} to ${sides.maximum}: scale it.`;
	}
	return long > short * tolerance ? `${measured} It must be square within a tenth: crop it.` : undefined;
}

/** The kind of a picture and its sides; `undefined` for anything else. */
function measure(bytes: Uint8Array) {
	try {
		const kind = kinds.find(({ validate }) => validate(bytes));
		return kind && { ...kind, ...kind.calculate(bytes) };
	} catch {
		return undefined;
	}
}

/**
 * Pictures of products and sponsors: files beside those that name them. What their first bytes say is checked here,
 * without decoding; the build finds out whether the rest is a whole picture.
 */
import { dirname, posix } from 'node:path';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { suggest } from '../urls/nearest.ts';
import type { ContentFolder, FoundFile } from './content-folder.ts';
import { fingerprint } from './fingerprint.ts';
import type { Issue } from './issue.ts';

/** A picture beside a product's file. */
export interface ProductPicture extends PictureSize {
	/** Absolute path, for the build alone; no published text may hold it. */
	readonly file: string;
	/** The fingerprint of the file's bytes. */
	readonly fingerprint: string;
}

/** The icon of a product or sponsor, without the path of its file, which differs between machines. */
export function iconOf(icons: ReadonlyMap<string, readonly ProductPicture[]>, slug: string) {
	const [icon] = icons.get(slug) ?? [];
	return icon && { fingerprint: icon.fingerprint };
}

export class ProductPictures {
	readonly #place: ContentFolder;
	/** By the paths that editors know. */
	readonly #pictures = new Map<string, FoundFile>();
	readonly #named = new Set<string>();

	constructor(place: ContentFolder) {
		this.#place = place;
	}

	/** Adds a picture from the folder of products or sponsors. */
	add(picture: FoundFile): void {
		this.#pictures.set(picture.path, picture);
	}

	/**
	 * Finds the picture that a product or a sponsor names.
	 *
	 * @param entry - Path of its file.
	 * @param field - The one that names it.
	 * @returns The picture, or what is wrong.
	 */
	find(entry: string, field: PictureKind, name: string): ProductPicture | { readonly message: string } {
		const path = posix.join(dirname(entry), name);
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

	/** Reports pictures that no file names. */
	reportUnnamed(report: (issue: Issue) => void): void {
		const message =
			'No file uses this picture. Set it as `icon` or `screenshot` of a product in the same folder, list it in its `screenshots`, set it as `picture` of a sponsor, or delete it.';
		for (const path of this.#pictures.keys()) {
			if (!this.#named.has(path)) report({ path, line: 1, column: 1, field: 'file', message });
		}
	}
}

const kinds = [
	{ name: 'PNG', ending: '.png', ...PNG },
	{ name: 'JPEG', ending: '.jpg', ...JPG },
	{ name: 'WebP', ending: '.webp', ...WEBP },
] as const;

/** Whether a file name is one of a picture that a product may have. */
export const isPicture = (name: string): boolean => kinds.some(({ ending }) => name.endsWith(ending));

/** The kind of a picture of a product. */
export type PictureField = 'icon' | 'screenshot';

/** `picture` is that of a sponsor, `image` the board's own for shared links. */
type PictureKind = PictureField | 'picture' | 'image';

/** What of a front matter names pictures. It may have issues. */
interface Naming {
	readonly icon?: string | undefined;
	readonly screenshot?: string | undefined;
	readonly screenshots?: readonly ({ readonly file?: string | undefined } | undefined)[] | undefined;
}

/** The pictures that a product names, each with the place of its name in the front matter. */
export function namedPictures({ icon, screenshot, screenshots = [] }: Naming) {
	const field = 'screenshot' as const;
	return [
		{ field: 'icon' as const, at: ['icon'], name: icon },
		{ field, at: ['screenshot'], name: screenshot },
		...screenshots.map((one, index) => ({ field, at: ['screenshots', index, 'file'], name: one?.file })),
	].flatMap(({ name, ...picture }) => (name === undefined ? [] : { ...picture, name }));
}

/** The sides as people see them, after the rotation that a camera notes in the file. */
interface PictureSize {
	readonly width: number;
	readonly height: number;
}

interface Rule {
	readonly maximumBytes: number;
	readonly refuse: (size: PictureSize) => string | undefined;
}

/** The longest side of an icon, as a multiple of the shortest. */
const tolerance = 1.1;

const square: Rule = {
	maximumBytes: 256 * 1024,
	refuse: ({ width, height }) => {
		const [short, long] = [Math.min(width, height), Math.max(width, height)];
		if (short < 32 || long > 2_048) return 'Each side must be 32 to 2048 pixels: resize it.';
		return long > short * tolerance ? 'It must be square (give or take 10 %): crop it.' : undefined;
	},
};

const rules: Readonly<Record<PictureKind, Rule>> = {
	icon: square,
	picture: square,
	screenshot: {
		maximumBytes: 2 * 1024 * 1024,
		refuse: ({ width, height }) => {
			if (width < 640 || width > 4_096) return 'It must be 640 to 4096 pixels wide: resize it, or use a larger one.';
			return height < 320 || height > 4_096 ? 'It must be 320 to 4096 pixels high: resize or crop it.' : undefined;
		},
	},
	image: {
		maximumBytes: 2 * 1024 * 1024,
		refuse: ({ width, height }) =>
			width < 1_200 || height < 630 || Math.max(width, height) > 4_096
				? 'It must have at least 1200 × 630 pixels, and no side more than 4096: resize it.'
				: undefined,
	},
};

/** @param size - The size of the file in bytes. @returns What is wrong with it. */
function refuseBytes(field: PictureKind, size: number): string | undefined {
	const { maximumBytes } = rules[field];
	if (size <= maximumBytes) return undefined;
	return `The ${field} is ${Math.ceil(size / 1024)} KiB. The limit is ${maximumBytes / 1024} KiB: make it smaller.`;
}

/** What is wrong with the board's own picture. @param name - The file's name. */
export function refuseImage(bytes: Uint8Array, name: string): string | undefined {
	const size = refuseBytes('image', bytes.length) ?? measurePicture('image', bytes, name);
	return typeof size === 'string' ? size : undefined;
}

/** The sides of a picture, or what is wrong with it. @param name - The file's name. */
function measurePicture(field: PictureKind, bytes: Uint8Array, name: string): PictureSize | string {
	const found = measure(bytes);
	if (!found) return `The ${field} cannot be read as a PNG, JPEG or WebP. Save the picture again.`;
	if (!name.endsWith(found.ending)) {
		return `The ${field} is a ${found.name}, but its name says otherwise. Rename it to end in \`${found.ending}\`.`;
	}
	if (found.name === 'JPEG' && scansOf(bytes) > maximumScans)
		return `The ${field} has more than ${maximumScans} scans. Save it again as a JPEG that isn't progressive.`;
	const { width, height } = found;
	const problem = rules[field].refuse({ width, height });
	if (problem !== undefined) return `The ${field} is ${width} × ${height} pixels. ${problem}`;
	return { width, height };
}

/** A progressive JPEG has about ten. Each is as much work as a picture: a small file with thousands takes minutes. */
const maximumScans = 100;

/** How often a file has the marker that begins a scan (ITU-T T.81, B.1.1.3). */
const scansOf = (bytes: Uint8Array): number => Buffer.from(bytes).toString('latin1').split('\xff\xda').length - 1;

/** The kind of a picture and its sides; `undefined` for anything else. */
function measure(bytes: Uint8Array) {
	try {
		const kind = kinds.find(({ validate }) => validate(bytes));
		if (!kind) return undefined;
		const { width, height, orientation = 1 } = kind.calculate(bytes);
		// Exif 2.32, 4.6.4: from 5 to 8 rows of the file are columns of the picture; a higher number says nothing.
		const isTurned = kind.name === 'JPEG' && orientation >= 5 && orientation <= 8;
		return { ...kind, width: isTurned ? height : width, height: isTurned ? width : height };
	} catch {
		return undefined;
	}
}

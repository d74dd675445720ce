/** What the pictures of products must be, as far as their first bytes tell. */
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

const kinds = [
	{ name: 'PNG', ending: '.png', ...PNG },
	{ name: 'JPEG', ending: '.jpg', ...JPG },
	{ name: 'WebP', ending: '.webp', ...WEBP },
] as const;

/** Whether a file name is one of a picture that a product may have. */
export const isPicture = (name: string): boolean => kinds.some(({ ending }) => name.endsWith(ending));

/** The field of a product that names a picture. */
export type PictureField = 'icon' | 'screenshot';

/** Sides as people see them: a camera that was turned says so in the file. */
export interface PictureSize {
	readonly width: number;
	readonly height: number;
}

interface Rule {
	readonly maximumBytes: number;
	readonly refuse: (size: PictureSize) => string | undefined;
}

/** How much longer than the other one side of an icon may be. */
const tolerance = 1.1;

const rules: Readonly<Record<PictureField, Rule>> = {
	icon: {
		maximumBytes: 256 * 1024,
		refuse: ({ width, height }) => {
			const [short, long] = [Math.min(width, height), Math.max(width, height)];
			if (short < 32 || long > 2_048) return 'Each side must have 32 to 2048: scale it.';
			return long > short * tolerance ? 'It must be square within a tenth: crop it.' : undefined;
		},
	},
	screenshot: {
		maximumBytes: 2 * 1024 * 1024,
		refuse: ({ width, height }) => {
			if (width < 640 || width > 4_096) return 'It must be 640 to 4096 wide: scale it, or take a larger one.';
			return height < 320 || height > 4_096 ? 'It must be 320 to 4096 high: scale or crop it.' : undefined;
		},
	},
};

/** @param size - Of the file, in bytes. @returns What is wrong. */
export function refuseBytes(field: PictureField, size: number): string | undefined {
	const { maximumBytes } = rules[field];
	if (size <= maximumBytes) return undefined;
	return `The ${field} has ${Math.ceil(size / 1024)} KiB. It must have ${maximumBytes / 1024} or fewer: make it smaller.`;
}

/** The sides of a picture, or what is wrong with it. @param name - Of its file. */
export function measurePicture(field: PictureField, bytes: Uint8Array, name: string): PictureSize | string {
	const found = measure(bytes);
	if (!found) return `The ${field} is no PNG, JPEG or WebP that can be read. Save the picture again.`;
	if (!name.endsWith(found.ending)) {
		return `The ${field} is a ${found.name}, whatever its name says. Give it the ending \`${found.ending}\`.`;
	}
	const { width, height } = found;
	const problem = rules[field].refuse({ width, height });
	if (problem !== undefined) return `The ${field} has ${width} × ${height} pixels. ${problem}`;
	return field === 'screenshot' && isAnimated(bytes)
		? 'The screenshot moves. Save one picture of it, without animation.'
		: { width, height };
}

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

/** WebP has a flag for it, PNG a chunk before its first pixels (PNG, third edition, 11.3.6). */
function isAnimated(bytes: Uint8Array): boolean {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (text.toString('latin1', 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 0x02) !== 0;
	const control = text.indexOf('acTL', 0, 'latin1');
	return PNG.validate(bytes) && control >= 0 && control < text.indexOf('IDAT', 0, 'latin1');
}

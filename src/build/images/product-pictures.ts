/** Pictures of products and sponsors from the content, decoded and encoded again, so that only pixels are published. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Sharp } from 'sharp';
import type { Catalog, Screenshot } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { iconFile, screenshotFile, screenshotWidths } from '../../urls/paths.ts';
import { sha256 } from '../files.ts';
import type { Picture } from './picture-cache.ts';
import { drawing, firstLine, loadSharp, openPicture } from './sharp.ts';

const iconSide = 128;

/** Pixels of the largest pictures that the content may have. */
const most = { icon: 2_048 * 2_048, screenshot: 4_096 * 4_096 } as const;

export function productPictures({ products, sponsors, icon_files, screenshot_files }: Catalog): Picture[] {
	const code = drawing();
	const ofSponsors = sponsors.map((sponsor) => ({ ...sponsor, screenshot: undefined }));
	return [...products, ...ofSponsors].flatMap(({ slug, icon, screenshot }): Picture[] => {
		const [iconSource, screenshotSource] = [icon_files.get(slug), screenshot_files.get(slug)];
		const pictures: Picture[] = [];
		if (icon !== undefined && iconSource !== undefined) {
			const draw = () => iconPng(iconSource, icon.fingerprint);
			pictures.push({ path: iconFile(slug), key: `icon ${code} ${icon.fingerprint}`, draw });
		}
		if (screenshot === undefined || screenshotSource === undefined) return pictures;
		for (const width of screenshotWidths(screenshot.width)) {
			const key = `screenshot ${code} ${width} ${screenshot.fingerprint}`;
			const draw = () => screenshotWebp(screenshotSource, width, screenshot);
			pictures.push({ path: screenshotFile(slug, width), key, draw });
		}
		return pictures;
	});
}

/**
 * An icon as it is published.
 *
 * @throws {ContentError} when it has changed since the content was read, or is no whole picture.
 */
export const iconPng = (file: string, fingerprint: string): Promise<Buffer> =>
	encode(file, fingerprint, 'icon', (picture) =>
		picture
			.autoOrient()
			.resize(iconSide, iconSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
			.toColourspace('srgb')
			.png({ compressionLevel: 9 }),
	);

const screenshotWebp = (file: string, width: number, { fingerprint, ...size }: Screenshot): Promise<Buffer> =>
	encode(file, fingerprint, 'screenshot', async (picture) => {
		const { format } = await picture.metadata();
		// Only for a JPEG it is known which way its sides were measured.
		const upright = format === 'jpeg' ? picture.autoOrient() : picture;
		const height = Math.max(1, Math.round((size.height * width) / size.width));
		return upright.resize(width, height, { fit: 'fill' }).toColourspace('srgb').webp({ quality: 82, effort: 4 });
	});

async function encode(
	file: string,
	fingerprint: string,
	kind: 'icon' | 'screenshot',
	as: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<Buffer> {
	const bytes = readFileSync(file);
	if (!sha256(bytes).startsWith(fingerprint)) {
		throw issueOf(file, 'This file changed while the catalog was being built. Build again.');
	}
	await loadSharp(`Run \`npm ci\` again; the ${kind}s of products need it.`);
	try {
		const encoded = await as(await openPicture(bytes, most[kind]));
		return await encoded.toBuffer();
	} catch (error) {
		throw issueOf(file, `Cannot be decoded (${firstLine(error)}). Save the picture again.`);
	}
}

const issueOf = (file: string, message: string): ContentError =>
	new ContentError([{ path: relative(process.cwd(), file), line: 1, column: 1, field: 'file', message }]);

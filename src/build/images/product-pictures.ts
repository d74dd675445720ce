/** Pictures of products and sponsors from the content, and the board's own for shared links, decoded and encoded again, so that only pixels are published. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Sharp } from 'sharp';
import { allScreenshots, type Catalog, type Screenshot } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import type { Site } from '../../content/schemas/site.ts';
import { publicFile } from '../../places.ts';
import { iconFile, screenshotFile, screenshotWidths, siteCard } from '../../urls/paths.ts';
import { sha256 } from '../files.ts';
import type { Picture } from './picture-cache.ts';
import { drawing, firstLine, loadSharp, openPicture } from './sharp.ts';

const iconSide = 128;

/** Pixels of the largest pictures that the content may have. */
const most = { icon: 2_048 * 2_048, screenshot: 4_096 * 4_096, image: 4_096 * 4_096 } as const;

/** They come with the files that they are made of, which the dev server shows. */
export function productPictures({
	products,
	sponsors,
	picture_files,
}: Catalog): (Picture & { readonly source: string })[] {
	const code = drawing();
	const fileOf = ({ fingerprint }: Pick<Screenshot, 'fingerprint'>) => picture_files.get(fingerprint) ?? '';
	const icons = [...products, ...sponsors].flatMap(({ slug, icon }) => {
		if (!icon) return [];
		const [source, key] = [fileOf(icon), `icon ${code} ${icon.fingerprint}`];
		return { path: iconFile(slug), source, key, draw: () => iconPng(source, icon.fingerprint) };
	});
	const screenshots = products.flatMap((product) =>
		allScreenshots(product).flatMap((screenshot, index) =>
			screenshotWidths(screenshot.width).map((width) => {
				const [source, key] = [fileOf(screenshot), `screenshot ${code} ${width} ${screenshot.fingerprint}`];
				const draw = () => screenshotWebp(source, width, screenshot);
				return { path: screenshotFile(product.slug, width, index), source, key, draw };
			}),
		),
	);
	return [...icons, ...screenshots];
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

/** The board's own picture for shared links. */
export function siteImage({ image }: Site): Picture | undefined {
	const file = image === undefined ? undefined : publicFile(image);
	if (file === undefined) return undefined;
	const fingerprint = sha256(readFileSync(file));
	const draw = () =>
		encode(file, fingerprint, 'image', (picture) =>
			picture
				.autoOrient()
				.resize(1_200, 630, { fit: 'cover' })
				.flatten({ background: '#ffffff' })
				.toColourspace('srgb')
				.png({ palette: true, quality: 95 }),
		);
	return { path: siteCard, key: `image ${drawing()} ${fingerprint}`, draw };
}

async function encode(
	file: string,
	fingerprint: string,
	kind: keyof typeof most,
	as: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<Buffer> {
	const bytes = readFileSync(file);
	if (!sha256(bytes).startsWith(fingerprint)) {
		throw issueOf(file, 'This file changed while the catalog was being built. Build again.');
	}
	await loadSharp(`Run \`npm ci\` again; each ${kind} needs it.`);
	try {
		const encoded = await as(await openPicture(bytes, most[kind]));
		return await encoded.toBuffer();
	} catch (error) {
		throw issueOf(file, `Cannot be decoded (${firstLine(error)}). Save the picture again.`);
	}
}

const issueOf = (file: string, message: string): ContentError =>
	new ContentError([{ path: relative(process.cwd(), file), line: 1, column: 1, field: 'file', message }]);

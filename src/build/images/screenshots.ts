/** Screenshots of products, decoded and encoded again in the widths that screens need, with nothing but their pixels. */
import type { Catalog, Screenshot } from '../../catalog/catalog.ts';
import { screenshotFile, screenshotWidths } from '../../routes/screenshots.ts';
import { loadSharp, openPicture } from './load-sharp.ts';
import { hashModules } from './module-hash.ts';
import { versionOf } from './packages.ts';
import type { Picture } from './picture.ts';
import { readSource, undecodable } from './published-source.ts';

/** Of the longest sides that the content may have. */
const maximumPixels = 4_096 * 4_096;
const wayOut = 'Run `npm ci` again; the screenshots of products need it.';

export function screenshotsOf({ products, screenshot_files }: Catalog): Picture[] {
	const shown = products.flatMap(({ slug, screenshot }) => {
		const file = screenshot_files.get(slug);
		return screenshot === undefined || file === undefined ? [] : [{ slug, file, screenshot }];
	});
	if (shown.length === 0) return [];
	const code = `screenshot ${versionOf(['sharp'])} ${hashModules(import.meta.filename)}`;
	return shown.flatMap(({ slug, file, screenshot }) =>
		screenshotWidths(screenshot.width).map((width): Picture => {
			const version = `${code} ${width}`;
			return {
				path: screenshotFile(slug, width),
				key: `${version} ${screenshot.fingerprint}`,
				version,
				source: () => readSource(file, screenshot.fingerprint),
				draw: (source) => drawScreenshot(source, file, width, screenshot),
			};
		}),
	);
}

async function drawScreenshot(
	source: Uint8Array,
	file: string,
	width: number,
	size: Pick<Screenshot, 'width' | 'height'>,
): Promise<Buffer> {
	await loadSharp(wayOut);
	try {
		const picture = await openPicture(source, maximumPixels);
		const { format } = await picture.metadata();
		// Only of a JPEG it is known which way its sides were measured.
		const upright = format === 'jpeg' ? picture.autoOrient() : picture;
		const height = Math.max(1, Math.round((size.height * width) / size.width));
		return await upright
			.resize(width, height, { fit: 'fill' })
			.toColourspace('srgb')
			.webp({ quality: 82, effort: 4 })
			.toBuffer();
	} catch (error) {
		throw undecodable(file, error);
	}
}

/** Products' own icons, decoded and encoded again, so that nothing but pixels of one size is published. */
import type { Catalog } from '../../catalog/catalog.ts';
import { iconFile } from '../../routes/paths.ts';
import { loadSharp, openPicture } from './load-sharp.ts';
import { hashModules } from './module-hash.ts';
import { versionOf } from './packages.ts';
import type { Picture } from './picture.ts';
import { readSource, undecodable } from './published-source.ts';

const size = 128;
const wayOut = 'Run `npm ci` again; the icons of products need it.';

export function iconsOf({ products, icon_files }: Catalog): Picture[] {
	const withIcon = products.flatMap(({ slug, icon }) => {
		const file = icon_files.get(slug);
		return icon === undefined || file === undefined ? [] : [{ slug, file, fingerprint: icon.fingerprint }];
	});
	if (withIcon.length === 0) return [];
	const version = `icon ${versionOf(['sharp'])} ${hashModules(import.meta.filename)}`;
	return withIcon.map(({ slug, file, fingerprint }) => ({
		path: iconFile(slug),
		key: `${version} ${fingerprint}`,
		version,
		source: () => readSource(file, fingerprint),
		draw: (source) => drawIcon(source, file),
	}));
}

/**
 * An icon as it is published.
 *
 * @throws {ContentError} when it has changed since the content was read, or is no whole picture.
 */
export const iconPng = (file: string, fingerprint: string): Promise<Buffer> =>
	drawIcon(readSource(file, fingerprint), file);

async function drawIcon(source: Uint8Array, file: string): Promise<Buffer> {
	await loadSharp(wayOut);
	try {
		const picture = await openPicture(source);
		return await picture
			.autoOrient()
			.resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
			.toColourspace('srgb')
			.png({ compressionLevel: 9 })
			.toBuffer();
	} catch (error) {
		throw undecodable(file, error);
	}
}

/** Products' own icons, decoded and encoded again, so that nothing but pixels of one size is published. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { ContentError } from '../../content/issue.ts';
import { iconFile } from '../../routes/paths.ts';
import { firstLine, loadSharp, openPicture } from './load-sharp.ts';
import { versionOf } from './packages.ts';
import type { Picture } from './picture.ts';

const size = 128;
const wayOut = 'Run `npm ci` again; the icons of products need it.';

export function iconsOf({ products, icon_files }: Catalog): Picture[] {
	const withIcon = products.flatMap(({ slug, icon }) => {
		const file = icon_files.get(slug);
		return icon === undefined || file === undefined ? [] : [{ slug, file, fingerprint: icon.fingerprint }];
	});
	if (withIcon.length === 0) return [];
	const version = `icon ${size} ${versionOf(['sharp'])}`;
	return withIcon.map(({ slug, file, fingerprint }) => ({
		path: iconFile(slug),
		key: `${version} ${fingerprint}`,
		version,
		source: () => readFileSync(file),
		draw: (source) => drawIcon(source, file),
	}));
}

/** @throws {ContentError} when the file is no whole picture, which its first bytes do not tell. */
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
		const message = `Cannot be decoded (${firstLine(error)}). Save the picture again.`;
		throw new ContentError([{ path: relative(process.cwd(), file), line: 1, column: 1, field: 'file', message }]);
	}
}

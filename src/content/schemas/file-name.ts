import { isSlug, maximumSlugLength } from '../../routes/paths.ts';
import { quote } from './text.ts';

/** Names that Windows keeps for devices: a checkout with such a file fails there. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Why no file may have a slug as its name, in a sentence; `undefined` where one may. */
export function whyReserved(slug: string): string | undefined {
	if (deviceName.test(slug)) return `\`${slug}\` is a device name on Windows.`;
	// With `/products/index.html`, hosts of files show a product at `/products/`.
	return slug === 'index' ? '`index` is the name by which hosts show a folder itself.' : undefined;
}

/** What is wrong with the name of a content file, which is the slug of its entry; `undefined` when nothing is. */
export function checkFileName(stem: string): string | undefined {
	if (!isSlug(stem)) {
		return `The file name is the slug: ${quote(stem)} must be lower-case letters and digits, joined by single hyphens, at most ${maximumSlugLength} characters. Rename the file.`;
	}
	const reserved = whyReserved(stem);
	return reserved && `${reserved} Rename the file.`;
}

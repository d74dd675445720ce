import { isSlug, maximumSlugLength } from '../../routes/slug.ts';
import { quote } from './text.ts';

/** Names that Windows keeps for devices: a checkout with such a file fails there. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

export const isDeviceName = (stem: string): boolean => deviceName.test(stem);

/** What is wrong with the name of a content file, which is the slug of its entry; `undefined` when nothing is. */
export function checkFileName(stem: string): string | undefined {
	if (!isSlug(stem)) {
		return `The file name is the slug: ${quote(stem)} must be lower-case letters and digits, joined by single hyphens, at most ${maximumSlugLength} characters. Rename the file.`;
	}
	if (isDeviceName(stem)) return `\`${stem}\` is a device name on Windows. Rename the file.`;
	return undefined;
}

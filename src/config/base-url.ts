import { z } from 'zod';

/**
 * The absolute address of a whole host, without a trailing slash, to which paths are appended. Pages link to each other
 * from the root of their host, so that no path can stand before them.
 */
export const baseUrl = z
	.string()
	.refine(isBaseUrl, 'write an absolute http or https URL such as `https://catalog.example`, without a path or query.')
	.transform((url) => new URL(url).origin);

function isBaseUrl(text: string): boolean {
	const url = URL.parse(text);
	if (url === null || !/^https?:$/.test(url.protocol)) return false;
	return url.pathname === '/' && !/[?#]/.test(text) && !url.username && !url.password;
}

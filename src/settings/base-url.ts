import { z } from 'zod';

/** An absolute address without a trailing slash, to which paths are appended. */
export const baseUrl = z
	.string()
	.refine(isBaseUrl, 'write an absolute http or https URL such as `https://catalog.example`, without a query.')
	.transform((url) => new URL(url).href.replace(/(?<!\/)\/+$/, ''));

function isBaseUrl(text: string): boolean {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(text) && !url.username && !url.password;
}

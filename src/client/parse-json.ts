import { ClientError } from './client-error.ts';
import type { TextResponse } from './connection.ts';

/** The JSON of a response that succeeded. */
export function parseJson({ url, status, mediaType, text }: TextResponse): unknown {
	const remedy = 'Write the address of a site of this API.';
	if (status !== 200) throw new ClientError(`\`${url}\` responds with ${status} instead of 200. ${remedy}`);
	if (isHtml({ mediaType, text })) {
		throw new ClientError(`\`${url}\` responds with a page of HTML instead of JSON. ${remedy}`);
	}
	try {
		return JSON.parse(text);
	} catch {
		const cut = /^\s*[[{]/.test(text);
		const what = cut ? 'JSON that is cut off or broken. Try again' : 'something that is not JSON. Check the address';
		throw new ClientError(`\`${url}\` responds with ${what}.`);
	}
}

/** What sites send for any path that they do not know. */
export const isHtml = ({ mediaType, text }: Pick<TextResponse, 'mediaType' | 'text'>): boolean =>
	mediaType === 'text/html' || /^\s*<(?:!doctype|html)/i.test(text);

/** Responses for Astro to write into files. */

const respond =
	(mediaType: string) =>
	(body: string): Response =>
		new Response(body, { headers: { 'Content-Type': mediaType } });

export const text = respond('text/plain; charset=utf-8');
export const markdown = respond('text/markdown; charset=utf-8');
export const svg = respond('image/svg+xml');

/** JSON that is a text already. */
export const jsonText = respond('application/json; charset=utf-8');
const manifestText = respond('application/manifest+json');

/** Compact, because clients and compressors do not need the spaces. */
export const json = (document: unknown): Response => jsonText(JSON.stringify(document));

/** A web app manifest. */
export const manifest = (document: unknown): Response => manifestText(JSON.stringify(document));

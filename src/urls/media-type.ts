/** The types of published files, and which of them are worth compressing. */

const mediaTypes: Readonly<Record<string, string>> = {
	atom: 'application/atom+xml; charset=utf-8',
	css: 'text/css; charset=utf-8',
	csv: 'text/csv; charset=utf-8',
	gif: 'image/gif',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	ics: 'text/calendar; charset=utf-8',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json; charset=utf-8',
	md: 'text/markdown; charset=utf-8',
	ndjson: 'application/x-ndjson; charset=utf-8',
	png: 'image/png',
	svg: 'image/svg+xml',
	ts: 'text/plain; charset=utf-8',
	txt: 'text/plain; charset=utf-8',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	// It says its encoding itself (RFC 7303 section 3).
	xml: 'application/xml',
};

/** JSON Feed has a type of its own (jsonfeed.org/version/1.1, "Discovery"). */
const feedPattern = /^\/feeds\/.+\.json$/;

/** The `Content-Type` of a file. */
export function mediaType(path: string): string {
	if (feedPattern.test(path)) return 'application/feed+json; charset=utf-8';
	return mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Below this many bytes a compressed body saves nothing on the wire. */
export const worthCompressing = 512;

/** Whether a file of this kind becomes smaller by compressing it. */
export const isCompressible = (path: string): boolean =>
	/\.(?:atom|css|csv|html|ics|js|json|md|ndjson|svg|ts|txt|webmanifest|xml)$/.test(path);

/** A JSON document for Astro to write into a file; compact, because clients and compressors do not need the spaces. */
export function json(document: unknown): Response {
	return new Response(JSON.stringify(document), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

/** A web app manifest for Astro to write into a file. */
export function manifest(document: unknown): Response {
	return new Response(JSON.stringify(document), { headers: { 'Content-Type': 'application/manifest+json' } });
}

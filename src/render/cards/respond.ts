/** An SVG for Astro to write into a file. */
export function svg(document: string): Response {
	return new Response(document, { headers: { 'Content-Type': 'image/svg+xml' } });
}

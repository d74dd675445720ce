/** A plain text for Astro to write into a file. */
export function text(content: string): Response {
	return new Response(content, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

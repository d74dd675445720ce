/** A Markdown document for Astro to write into a file. */
export function markdown(text: string): Response {
	return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

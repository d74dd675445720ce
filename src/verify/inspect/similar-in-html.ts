/** What follows the texts of makers, who cannot write an `id`. */
const heading = '<h2 id="similar">';
const link = /<a href="([^"]*)"/g;

/** Slugs of the similar products that the page of a product shows, one in a line; `undefined` where there are none. */
export function similarInHtml(html: string): string | undefined {
	const start = html.lastIndexOf(heading);
	if (start < 0) return undefined;
	const section = html.slice(start, html.indexOf('</section>', start));
	return Array.from(section.matchAll(link), ([, path = '']) => path.slice(path.lastIndexOf('/') + 1)).join('\n');
}

/**
 * `/robots.txt` (RFC 9309): everything may be read. What may be done with it stands in the `Content-Signal` header,
 * because checkers of this file call a directive that they do not know a mistake.
 *
 * @param sitemaps - Paths of the site maps that exist.
 */
export function robotsText(baseUrl: string, sitemaps: readonly string[]): string {
	return [
		'User-agent: *',
		'Allow: /',
		...(sitemaps.length > 0 ? ['', ...sitemaps.map((path) => `Sitemap: ${baseUrl}${path}`)] : []),
		'',
	].join('\n');
}

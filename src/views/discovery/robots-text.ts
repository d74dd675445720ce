/**
 * `/robots.txt` (RFC 9309): everything may be read, searched and quoted; training on the makers' texts is not ours to
 * grant (contentsignals.org).
 *
 * @param sitemaps - Paths of the site maps that exist.
 */
export function robotsText(baseUrl: string, sitemaps: readonly string[]): string {
	return [
		'User-agent: *',
		'Content-Signal: search=yes, ai-input=yes, ai-train=no',
		'Allow: /',
		...(sitemaps.length > 0 ? ['', ...sitemaps.map((path) => `Sitemap: ${baseUrl}${path}`)] : []),
		'',
	].join('\n');
}

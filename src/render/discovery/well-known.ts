/** Files at well-known places: `security.txt` (RFC 9116) and `robots.txt` (RFC 9309). */
import type { Catalog } from '../../catalog/catalog.ts';
import { securityFile } from '../../urls/discovery.ts';
import { sitemapFile } from '../../urls/paths.ts';

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness, and until when that is true. */
export function securityText({ base_url, site, built_at }: Catalog): string {
	return [
		`Contact: ${contact(site.forge)}`,
		`Expires: ${expires(built_at)}`,
		`Preferred-Languages: ${[...new Set([site.lang, 'en'])].join(', ')}`,
		`Canonical: ${base_url}${securityFile}`,
		'',
	].join('\n');
}

/**
 * The first instant of the eleventh month after the build: always in the future, always less than a year away (RFC 9116
 * section 2.5.5), and the same for every build of a month, so that the file rarely changes.
 *
 * @param builtAt - Such as `2026-11-20T09:30:00Z`.
 */
export function expires(builtAt: string): string {
	const built = new Date(builtAt);
	return new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11)).toISOString().replace('.000Z', 'Z');
}

/** Where to report on the repository's host: GitHub has a separate page for it, the others have issues. */
function contact({ kind, repository }: Catalog['site']['forge']): string {
	const paths = { github: '/security', gitea: '/issues', gitlab: '/-/issues' } as const;
	return repository.replace(/(?<!\/)\/+$/, '') + paths[kind];
}

/**
 * `/robots.txt` (RFC 9309): everything may be read. The `Content-Signal` header says what may be done with it,
 * because checkers of this file report unknown directives as mistakes.
 */
export const robotsText = ({ base_url }: Pick<Catalog, 'base_url'>): string =>
	`User-agent: *\nAllow: /\n\nSitemap: ${base_url}${sitemapFile}\n`;

/** Well-known files: the catalog of APIs (RFC 9727), `security.txt` (RFC 9116) and `robots.txt` (RFC 9309). */
import type { Catalog } from '../../catalog/catalog.ts';
import { agentCardFile, agentCardType, securityFile, serverCardFile, serverCardType } from '../../routes/discovery.ts';
import * as at from '../../routes/paths.ts';

/** `/.well-known/api-catalog` (RFC 9727): every API of the site, each with its description, as a link set (RFC 9264). */
export function apiCatalog(catalog: Catalog) {
	const { base_url } = catalog;
	const link = (path: string, type: string) => ({ href: base_url + path, type });
	const service_doc = [link(at.developersPage, 'text/html'), link(`${at.developersPage}.md`, 'text/markdown')];
	return {
		linkset: [
			{
				anchor: base_url + at.apiPath,
				'service-desc': [link(at.openapiFile, 'application/json')],
				'service-doc': service_doc,
				'service-meta': [link(at.llmsFile, 'text/plain')],
				status: [link(at.statusFile, 'application/json')],
			},
			{
				anchor: base_url + at.mcpEndpoint,
				'service-desc': [link(serverCardFile, serverCardType)],
				'service-doc': service_doc,
			},
			{
				anchor: base_url + at.a2aEndpoint,
				'service-desc': [link(agentCardFile, agentCardType)],
				'service-doc': service_doc,
			},
		],
	};
}

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness, and until when that is true. */
export function securityText({ base_url, site, built_at }: Catalog): string {
	return [
		`Contact: ${contact(site.forge)}`,
		`Expires: ${expires(built_at)}`,
		'Preferred-Languages: en',
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

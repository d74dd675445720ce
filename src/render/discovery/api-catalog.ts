import type { Catalog } from '../../catalog/catalog.ts';
import { agentCardFile, agentCardType, serverCardFile, serverCardType } from '../../routes/discovery.ts';
import { dataSchemasFile, developersPage, statusFile } from '../../routes/paths.ts';

/** `/.well-known/api-catalog` (RFC 9727): every API of the site, each with its description, as a link set (RFC 9264). */
export function apiCatalog(catalog: Catalog) {
	const { base_url } = catalog;
	const link = (path: string, type: string) => ({ href: base_url + path, type });
	const service_doc = [link(developersPage, 'text/html'), link(`${developersPage}.md`, 'text/markdown')];
	return {
		linkset: [
			{
				anchor: `${base_url}/api`,
				'service-desc': [link('/openapi.json', 'application/json')],
				'service-doc': service_doc,
				'service-meta': [link('/llms.txt', 'text/plain')],
				status: [link(statusFile, 'application/json')],
			},
			{
				anchor: `${base_url}/data`,
				'service-desc': [link(dataSchemasFile, 'application/schema+json')],
				'service-doc': service_doc,
			},
			{
				anchor: `${base_url}/mcp`,
				'service-desc': [link(serverCardFile, serverCardType)],
				'service-doc': service_doc,
			},
			{
				anchor: `${base_url}/a2a`,
				'service-desc': [link(agentCardFile, agentCardType)],
				'service-doc': service_doc,
			},
		],
	};
}

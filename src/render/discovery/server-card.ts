import type { Catalog } from '../../catalog/catalog.ts';
import { mcpVersions } from '../../routes/discovery.ts';
import { developersPage } from '../../routes/paths.ts';
import { serverName, toolsDescription } from './identity.ts';

/**
 * `/mcp/server-card`: what an MCP client learns before it connects (draft SEP-2127). Tools are not listed; the server
 * tells them.
 *
 * @param version - The version of the contract.
 */
export function serverCard(catalog: Catalog, version: string) {
	const { base_url, site } = catalog;
	return {
		$schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
		name: serverName(base_url),
		version,
		description: toolsDescription,
		title: site.name,
		websiteUrl: base_url + developersPage,
		remotes: [{ type: 'streamable-http', url: `${base_url}/mcp`, supportedProtocolVersions: [...mcpVersions] }],
	};
}

/** The entry of the board in a registry of MCP servers. */
import type { Catalog } from '../../catalog/catalog.ts';
import { truncate } from '../../contract/text.ts';
import { mcpEndpoint } from '../../urls/paths.ts';

/** Characters that a registry takes. */
const mostCharacters = 100;

/**
 * `/.well-known/mcp/server.json`, in the form of the MCP registry (github.com/modelcontextprotocol/registry, `server.json`).
 * Its name begins with the host of the board in reverse, which its operator proves to a registry.
 *
 * @param version - The version of the contract.
 */
export function mcpServer({ base_url, site }: Catalog, version: string) {
	const { hostname } = new URL(base_url);
	return {
		$schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
		name: `${hostname.split('.').reverse().join('.')}/catalog`,
		title: truncate(site.name, mostCharacters),
		description: truncate(site.description, mostCharacters),
		version,
		websiteUrl: base_url,
		remotes: [{ type: 'streamable-http', url: `${base_url}${mcpEndpoint}` }],
	};
}

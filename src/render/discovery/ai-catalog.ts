import type { Catalog } from '../../catalog/catalog.ts';
import { agentCardFile, agentCardType, catalogName, serverCardFile, serverCardType } from '../../routes/discovery.ts';
import { agentDescription, hostName, toolsDescription } from './identity.ts';

/** `/.well-known/ai-catalog.json`: which agents and servers of tools this host has. */
export function aiCatalog({ base_url, site }: Catalog) {
	const entry = (kind: 'mcp' | 'a2a', type: string, path: string, description: string) => ({
		identifier: `urn:air:${hostName(base_url)}:${kind}:${catalogName}`,
		displayName: site.name,
		description,
		// The AI catalog's own draft says `mediaType`, the discovery draft of MCP says `type`.
		type,
		mediaType: type,
		url: base_url + path,
	});
	return {
		specVersion: '1.0',
		entries: [
			entry('mcp', serverCardType, serverCardFile, toolsDescription),
			entry('a2a', agentCardType, agentCardFile, agentDescription),
		],
	};
}

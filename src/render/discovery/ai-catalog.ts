import type { Catalog } from '../../catalog/catalog.ts';
import { agentCardFile, agentCardType, catalogName, serverCardFile, serverCardType } from '../../routes/discovery.ts';
import { hostName } from './identity.ts';

/** `/.well-known/ai-catalog.json`: which agents and servers of tools this host has. */
export function aiCatalog({ base_url }: Catalog) {
	const entry = (kind: 'mcp' | 'a2a', type: string, path: string) => ({
		identifier: `urn:air:${hostName(base_url)}:${kind}:${catalogName}`,
		// The AI catalog's own draft says `mediaType`, the discovery draft of MCP says `type`.
		type,
		mediaType: type,
		url: base_url + path,
	});
	return {
		specVersion: '1.0',
		entries: [entry('mcp', serverCardType, serverCardFile), entry('a2a', agentCardType, agentCardFile)],
	};
}

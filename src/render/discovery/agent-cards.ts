/** Cards that lead agents to the MCP and A2A endpoints, and describe the catalog. */
import type { Catalog } from '../../catalog/catalog.ts';
import type { AgentOperation } from '../../contract/data-files.ts';
import {
	a2aVersions,
	agentCardFile,
	agentCardType,
	catalogName,
	mcpVersions,
	serverCardFile,
	serverCardType,
} from '../../routes/discovery.ts';
import { sentencesOnDrafts } from '../../routes/launch.ts';
import { a2aEndpoint, developersPage, mcpEndpoint, operationsFile } from '../../routes/paths.ts';
import { dataNotice } from '../product-text.ts';

const binding = 'JSONRPC';

/**
 * `/.well-known/agent-card.json`: the agent behind `/a2a`, as a card of A2A 1.0 and of 0.3 in one, since both versions look
 * for it at this path and pass over members that they do not know.
 *
 * @param version - The version of the contract.
 * @param operations - What a message may ask for; each is a skill.
 */
export function agentCard(catalog: Catalog, version: string, operations: readonly AgentOperation[]) {
	const { base_url, site } = catalog;
	const url = base_url + a2aEndpoint;
	return {
		name: site.name,
		description: `${agentDescription} ${dataNotice(site)}`,
		version,
		provider: { url: base_url, organization: site.name },
		documentationUrl: base_url + developersPage,
		iconUrl: `${base_url}/icon-512.png`,
		supportedInterfaces: a2aVersions.map((protocolVersion) => ({ url, protocolBinding: binding, protocolVersion })),
		capabilities: {
			streaming: false,
			pushNotifications: false,
			extendedAgentCard: false,
			extensions: [operationsExtension(base_url)],
		},
		defaultInputModes: ['text/plain', 'application/json'],
		defaultOutputModes: ['application/json', 'text/plain'],
		skills: operations.map(skillOf),
		...membersOf03(url),
	};
}

/** How a message asks for an operation, and where the schema of each is. */
const operationsExtension = (baseUrl: string) => ({
	uri: `${baseUrl}${operationsFile}`,
	description:
		'A data part {"operation": "…", "parameters": {…}} runs the skill with that id. The file at this address has the JSON Schema of the parameters of each skill. Text is searched for names of products, makers, categories and weeks, and for words; JSON in a text is read as a data part.',
	params: { operations: `${baseUrl}${operationsFile}` },
});

const skillOf = ({ name, title, description, example }: AgentOperation) => ({
	id: name,
	name: title,
	description,
	tags: ['catalog', ...name.split('_').slice(1)],
	examples: [JSON.stringify(example)],
	inputModes: ['application/json'],
});

/** The members that a card of 0.3 has instead of `supportedInterfaces`. */
const membersOf03 = (url: string) => ({ protocolVersion: '0.3.0', url, preferredTransport: binding });

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
		remotes: [{ type: 'streamable-http', url: base_url + mcpEndpoint, supportedProtocolVersions: [...mcpVersions] }],
	};
}

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

/** The host of the site in the letters that identifiers may hold; without its port. */
export function hostName(baseUrl: string): string {
	return new URL(baseUrl).hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
}

/** The name of the MCP server: the host backwards, as names of packages are (`example.catalog/launch-catalog`). */
export function serverName(baseUrl: string): string {
	const host = hostName(baseUrl);
	const isAddress = /^[\d.]+$/.test(host);
	return `${isAddress ? host : host.split('.').reverse().join('.')}/${catalogName}`;
}

/** The limits of programs here, stated in every document for agents. */
export const writingNotice =
	'Everything is read-only. Accounts, launches, votes and payments are left to people: a program may prepare a draft, and a person reviews and submits it.';

/** The purpose of the MCP server; cards of servers have room for 100 characters. */
const toolsDescription = `Searches, filters, counts and compares products; reads weekly leaderboards${sentencesOnDrafts.server}.`;

/** The purpose of the A2A agent. */
const agentDescription =
	'Answers questions about launched products, their categories and prices, and weekly leaderboards. Read-only.';

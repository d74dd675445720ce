/** The card of the A2A agent. */
import type { Catalog } from '../../catalog/catalog.ts';
import type { AgentOperation } from '../../contract/data-files.ts';
import { a2aVersions } from '../../urls/discovery.ts';
import { a2aEndpoint, developersPage, operationsFile } from '../../urls/paths.ts';
import { dataNotice } from '../shared/product-text.ts';

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

/** The purpose of the A2A agent. */
const agentDescription =
	'Answers questions about launched products, their categories and prices, and weekly leaderboards. Read-only.';

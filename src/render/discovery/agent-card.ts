import type { Catalog } from '../../catalog/catalog.ts';
import { a2aVersions } from '../../routes/discovery.ts';
import { untrustedNotice } from '../untrusted.ts';
import { skillsOf } from './agent-card-skills.ts';
import { guidePath } from './guides.ts';
import { agentDescription } from './identity.ts';

const binding = 'JSONRPC';

/**
 * `/.well-known/agent-card.json`: the agent behind `/a2a`, as a card of A2A 1.0 and of 0.3 in one, since both versions look
 * for it at this path and pass over members that they do not know.
 *
 * @param version - The version of the contract.
 */
export function agentCard(catalog: Catalog, version: string) {
	const { base_url, site } = catalog;
	const url = `${base_url}/a2a`;
	return {
		name: site.name,
		description: `${agentDescription} ${untrustedNotice}`,
		version,
		provider: { url: base_url, organization: site.name },
		documentationUrl: base_url + guidePath(catalog),
		iconUrl: `${base_url}/icon-512.png`,
		supportedInterfaces: a2aVersions.map((protocolVersion) => ({ url, protocolBinding: binding, protocolVersion })),
		capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
		defaultInputModes: ['text/plain', 'application/json'],
		defaultOutputModes: ['application/json', 'text/plain'],
		skills: skillsOf(catalog),
		...membersOf03(url),
	};
}

/** What a card of 0.3 has instead of `supportedInterfaces`. */
const membersOf03 = (url: string) => ({ protocolVersion: '0.3.0', url, preferredTransport: binding });

/** The card as version 1.0 knows it. */
export function currentMembers<Card extends ReturnType<typeof agentCard>>(card: Card) {
	const { protocolVersion, url, preferredTransport, ...members } = card;
	return members;
}

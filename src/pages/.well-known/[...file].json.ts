import type { APIRoute } from 'astro';
import { describeOperations } from '../../agents/operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../render/discovery/agent-card.ts';
import { agentsGuide } from '../../render/discovery/agents-guide.ts';
import { mcpServer } from '../../render/discovery/mcp-server.ts';
import { contractVersion } from '../../render/reference/contract.ts';
import { exampleWords } from '../../render/reference/examples.ts';

export function getStaticPaths() {
	const catalog = load();
	const version = contractVersion(contract);
	return [
		{
			params: { file: 'agent-card' },
			props: { body: agentCard(catalog, version, describeOperations(exampleWords(catalog))) },
		},
		{ params: { file: 'mcp/server' }, props: { body: mcpServer(catalog, version) } },
		{ params: { file: 'agents' }, props: { body: agentsGuide(catalog, version) } },
	];
}

export const GET: APIRoute<{ body: unknown }> = ({ props }) => Response.json(props.body);

import type { APIRoute } from 'astro';
import { describeOperations } from '../../agents/describe-operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../render/discovery/agent-card.ts';
import { agentSkills } from '../../render/discovery/agent-skills.ts';
import { agentsGuide } from '../../render/discovery/agents-guide.ts';
import { aiCatalog } from '../../render/discovery/ai-catalog.ts';
import { exampleWords } from '../../render/discovery/live-examples.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { json } from '../../render/respond.ts';

export async function getStaticPaths() {
	const catalog = load();
	const version = contractVersion(contract);
	return [
		{
			params: { file: 'agent-card' },
			props: { body: agentCard(catalog, version, describeOperations(exampleWords(catalog))) },
		},
		{ params: { file: 'agents' }, props: { body: agentsGuide(catalog, version) } },
		{ params: { file: 'ai-catalog' }, props: { body: aiCatalog(catalog) } },
		{ params: { file: 'agent-skills/index' }, props: { body: await agentSkills(catalog) } },
	];
}

export const GET: APIRoute<{ body: unknown }> = ({ props }) => json(props.body);

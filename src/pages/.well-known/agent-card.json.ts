import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../render/discovery/agent-card.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(agentCard(load(), contractVersion(contract)));

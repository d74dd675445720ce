import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../views/discovery/agent-card.ts';
import { contractVersion } from '../../views/json/openapi.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(agentCard(load(), contractVersion(contract)));

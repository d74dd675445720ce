import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentsGuide } from '../../views/discovery/agents-guide.ts';
import { contractVersion } from '../../views/json/openapi.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(agentsGuide(load(), contractVersion(contract)));

import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentsGuide } from '../../render/discovery/agents-guide.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(agentsGuide(load(), contractVersion(contract)));

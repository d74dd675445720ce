import { load } from '../../../catalog/load.ts';
import { agentSkills } from '../../../views/discovery/agent-skills.ts';
import { json } from '../../../views/json/respond.ts';

export const GET = async () => json(await agentSkills(load()));

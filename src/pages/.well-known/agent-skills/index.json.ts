import { load } from '../../../catalog/load.ts';
import { agentSkills } from '../../../render/discovery/agent-skills.ts';
import { json } from '../../../render/respond.ts';

export const GET = async () => json(await agentSkills(load()));

import { load } from '../../../catalog/current-catalog.ts';
import { agentSkills } from '../../../render/discovery/agent-skills.ts';
import { jsonFile } from '../../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => agentSkills(load()));

import { load } from '../../../catalog/current-catalog.ts';
import { agentSkills } from '../../../render/discovery/skill.ts';
import { jsonFile } from '../../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => agentSkills(load()));

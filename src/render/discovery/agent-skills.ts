import type { Catalog } from '../../catalog/catalog.ts';
import { catalogName, skillFile } from '../../routes/discovery.ts';
import { sha256 } from '../sha256.ts';
import { skillDescription, skillText } from './skill-text.ts';

/** `/.well-known/agent-skills/index.json` (discovery draft 0.2.0): the skill, and the hash of exactly its bytes. */
export async function agentSkills(catalog: Catalog) {
	return {
		$schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
		skills: [
			{
				name: catalogName,
				type: 'skill-md',
				description: skillDescription,
				url: skillFile,
				digest: `sha256:${await sha256(skillText(catalog))}`,
			},
		],
	};
}

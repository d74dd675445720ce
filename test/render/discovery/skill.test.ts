import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { agentSkills, skillText } from '../../../src/render/discovery/skill.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

test('agentSkills gives the digest of the published skill, without which clients refuse it', async () => {
	const catalog = catalogOf(['Acme']);
	const { skills } = await agentSkills(catalog);
	expect(skills.map(({ digest }) => digest)).toEqual([`sha256:${hash('sha256', skillText(catalog))}`]);
});

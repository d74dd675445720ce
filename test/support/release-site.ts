import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentSite } from '../../src/agents/site.ts';
import { baseUrl } from './run-build.ts';

export const releaseSite = (folder: string): AgentSite => ({
	baseUrl,
	name: 'Launch Catalog',
	memo: new Map(),
	read: async (path) => {
		try {
			return readFileSync(join(folder, 'client', path), 'utf8');
		} catch {
			return undefined;
		}
	},
});

import type { AgentSite } from '../../src/agents/site.ts';
import { baseUrl } from './run-build.ts';

/**
 * A site of files in memory that writes down what is read of it.
 *
 * @returns The site, and the paths in the order in which they were read.
 */
export function recordedSite(files: Readonly<Record<string, string>> = {}) {
	const read: string[] = [];
	const site: AgentSite = {
		baseUrl,
		memo: new Map(),
		read: async (path) => {
			read.push(path);
			return files[path];
		},
	};
	return { site, read };
}

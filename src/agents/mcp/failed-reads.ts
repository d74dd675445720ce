import type { AgentSite } from '../site.ts';

/**
 * The site for tools and resources, whose callers the SDK tells the message of whatever they throw. That of a file that
 * cannot be read names folders of the machine: it goes to the log, and callers get a sentence without it.
 */
export function withoutPaths(site: AgentSite): AgentSite {
	return {
		...site,
		read: async (path) => {
			try {
				return await site.read(path);
			} catch (error) {
				site.onError?.(error);
				throw new Error('The server failed to answer this request. Try again in a minute.');
			}
		},
	};
}

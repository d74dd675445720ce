import type { AgentSite } from '../site.ts';

/**
 * The site for tools and resources, whose error messages the SDK sends to clients. That of a file that cannot be read
 * names folders of the machine: it goes to the log, and clients get a sentence without it.
 */
export function hideReadErrors(site: AgentSite): AgentSite {
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

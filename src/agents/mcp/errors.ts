/**
 * The SDK sends the messages of all errors to clients. Those of faults name folders of the machine or hold parts of files:
 * they go to the log, and clients get a sentence without them.
 */
import { ProtocolError } from '@modelcontextprotocol/server';
import type { AgentSite } from '../site.ts';

/** An error whose message is meant for clients. */
export class PublicError extends Error {}

/** The site for tools and resources: a file that cannot be read is reported once, even if several of them need it. */
export function hideReadErrors(site: AgentSite): AgentSite {
	return {
		...site,
		read: async (path) => {
			try {
				return await site.read(path);
			} catch (error) {
				site.onError?.(error);
				throw new PublicError('The server could not answer this request. Try again in a minute.');
			}
		},
	};
}

/**
 * Runs what responds to a request.
 *
 * @throws {PublicError} in place of any error that is not meant for clients, which is reported.
 */
export async function hideFaults<Result>(site: AgentSite, run: () => Result | Promise<Result>): Promise<Result> {
	try {
		return await run();
	} catch (error) {
		if (error instanceof PublicError || error instanceof ProtocolError) throw error;
		site.onError?.(error);
		throw new PublicError(
			`Something went wrong on the server. Try again in a minute; if it keeps failing, tell the operator of ${site.baseUrl}.`,
		);
	}
}

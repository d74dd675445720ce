import type { CallToolResult } from '@modelcontextprotocol/server';

/** Names the members of a result that hold what makers wrote. */
const untrustedKey = 'launch-catalog/untrusted';

/**
 * A result in the shape of the API, once as data and once as text, with links to the pages about it.
 *
 * @param untrusted - Paths of members that hold text of makers.
 */
export function result(
	content: Readonly<Record<string, unknown>>,
	untrusted: readonly string[],
	links: readonly PageLink[] = [],
): CallToolResult {
	return {
		structuredContent: { ...content },
		content: [{ type: 'text', text: JSON.stringify(content) }, ...links.map(pageLink)],
		_meta: { [untrustedKey]: [...untrusted] },
	};
}

/** A page about something, without any text of makers in its name. */
export interface PageLink {
	readonly uri: string;
	/** Slug of what it is about. */
	readonly name: string;
}

const pageLink = ({ uri, name }: PageLink) => ({
	type: 'resource_link' as const,
	uri,
	name,
	mimeType: 'text/markdown',
});

/** A mistake of the caller, and how to mend it. */
export function mistake(message: string): CallToolResult {
	return { isError: true, content: [{ type: 'text', text: message }] };
}

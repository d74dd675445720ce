import { catalogName } from '../../routes/discovery.ts';

/** The host of the site in the letters that identifiers may hold; without its port. */
export function hostName(baseUrl: string): string {
	return new URL(baseUrl).hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
}

/** The name of the MCP server: the host backwards, as names of packages are (`example.catalog/launch-catalog`). */
export function serverName(baseUrl: string): string {
	const host = hostName(baseUrl);
	const isAddress = /^[\d.]+$/.test(host);
	return `${isAddress ? host : host.split('.').reverse().join('.')}/${catalogName}`;
}

/** What no program can do here, in every document for agents. */
export const writingNotice =
	'Everything is read-only. Accounts, launches, votes and payments are left to people: a program may prepare a draft, and a person reviews and submits it.';

/** What the MCP server is for; cards of servers have room for 100 characters. */
export const toolsDescription =
	'Searches, filters, counts and compares products; reads weekly leaderboards; checks launch drafts.';

/** What the A2A agent is for. */
export const agentDescription =
	'Answers questions about launched products, their categories and prices, and weekly leaderboards. Read-only.';

/** Discovery documents for programs (RFC 8615). */
import { developersPage, markdownFile, openapiFile } from './paths.ts';

export const agentsGuideFile = '/.well-known/agents.json';
export const agentCardFile = '/.well-known/agent-card.json';
/** The entry for registries of MCP servers. */
export const mcpServerFile = '/.well-known/mcp/server.json';
export const securityFile = '/.well-known/security.txt';

/** Every document above. They change with the contract, so that clients may keep them as long as a response of the API. */
export const discoveryFiles: ReadonlySet<string> = new Set([
	agentsGuideFile,
	agentCardFile,
	mcpServerFile,
	securityFile,
]);

/** Versions of the A2A protocol that `/a2a` speaks, newest first. */
export const a2aVersions = ['1.0', '0.3'] as const;

/** Paths that clients try, with the file behind each: the page form of llmstxt.org. */
export const aliases: ReadonlyMap<string, string> = new Map([['/index.html.md', markdownFile('/')]]);

/** `Link` of the home page: where machines go on from there. */
export const homeLinks = [
	`<${openapiFile}>; rel="service-desc"; type="application/json"`,
	`<${developersPage}>; rel="service-doc"; type="text/html"`,
	`<${markdownFile('/')}>; rel="alternate"; type="text/markdown"`,
].join(', ');

/** Discovery documents for programs, and their media types (RFC 8615, RFC 9727). */
import { developersPage, markdownFile, mcpEndpoint, openapiFile } from './paths.ts';

export const agentsGuideFile = '/.well-known/agents.json';
export const apiCatalogFile = '/.well-known/api-catalog';
export const aiCatalogFile = '/.well-known/ai-catalog.json';
export const agentCardFile = '/.well-known/agent-card.json';
export const serverCardFile = `${mcpEndpoint}/server-card`;
export const skillsIndexFile = '/.well-known/agent-skills/index.json';
export const skillFile = '/.well-known/agent-skills/launch-catalog/SKILL.md';
export const securityFile = '/.well-known/security.txt';

/** Every document above. They change with the contract, so that clients may keep them as long as a response of the API. */
export const discoveryFiles: ReadonlySet<string> = new Set([
	agentsGuideFile,
	apiCatalogFile,
	aiCatalogFile,
	agentCardFile,
	skillsIndexFile,
	skillFile,
	securityFile,
	serverCardFile,
]);

/** The name of this catalog among others of its kind: in cards, identifiers and the folder of its skill. */
export const catalogName = 'launch-catalog';

/** Versions of the Model Context Protocol that `/mcp` speaks, newest first; those after the first begin with `initialize`. */
export const mcpVersions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Versions of the A2A protocol that `/a2a` speaks, newest first. */
export const a2aVersions = ['1.0', '0.3'] as const;

export const serverCardType = 'application/mcp-server-card+json';
export const agentCardType = 'application/a2a-agent-card+json';

/** `Content-Type` of the files whose name does not say it. */
export const namedTypes: ReadonlyMap<string, string> = new Map([
	[apiCatalogFile, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
	[aiCatalogFile, 'application/ai-catalog+json'],
	[serverCardFile, serverCardType],
]);

/** Paths that clients try, with the file behind each: scanners of MCP servers, and the page form of llmstxt.org. */
export const aliases: ReadonlyMap<string, string> = new Map([
	['/.well-known/mcp', serverCardFile],
	['/.well-known/mcp-server-card', serverCardFile],
	['/.well-known/mcp/server-card', serverCardFile],
	['/.well-known/mcp/server-card.json', serverCardFile],
	['/index.html.md', markdownFile('/')],
]);

/** `Link` of the catalog of APIs itself, which HEAD carries (RFC 9727 section 3). */
export const apiCatalogLink = `<${apiCatalogFile}>; rel="api-catalog"`;

/** `Link` of the home page: where machines go on from there. */
export const homeLinks = [
	apiCatalogLink,
	`<${aiCatalogFile}>; rel="ai-catalog"`,
	`<${openapiFile}>; rel="service-desc"; type="application/json"`,
	`<${developersPage}>; rel="service-doc"; type="text/html"`,
	`<${markdownFile('/')}>; rel="alternate"; type="text/markdown"`,
].join(', ');

import { type CallToolResult, fromJsonSchema, type McpServer, type RegisteredTool } from '@modelcontextprotocol/server';
import { type Operation, type OperationResult, problemText } from '../operations/operation.ts';
import { prepareLaunch } from '../operations/prepare-launch.ts';
import { operations } from '../operations.ts';
import type { AgentSite } from '../site.ts';
import { hideFaults } from './hide-errors.ts';
import { publishedInput, shortOutput } from './publish-schema.ts';

/** What is the default of the protocol stays unsaid: other hints are about tools that write, and texts of strangers. */
export const annotations = { readOnlyHint: true };

/** Every build verifies its files against the contract, so results are not validated again. */
const verified = { getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never };

export const outputSchemaOf = (output: Operation['output']) => fromJsonSchema<unknown>(shortOutput(output), verified);

/** A server is made for each request, schemas are made once. */
const tools = operations
	.filter((operation) => operation !== prepareLaunch)
	.map(({ input, output, ...operation }) => ({
		...operation,
		inputSchema: publishedInput(input),
		outputSchema: outputSchemaOf(output),
	}));

/** @returns The tools by name, in the order in which clients list them. */
export function registerTools(server: McpServer, site: AgentSite): Readonly<Record<string, RegisteredTool>> {
	return Object.fromEntries(
		tools.map(({ name, title, description, inputSchema, outputSchema, untrusted, run }) => [
			name,
			server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, async (args) =>
				hideFaults(site, async () => toToolResult(await run(args, site), untrusted, site.baseUrl)),
			),
		]),
	);
}

/** What was found, once as data and once as text, with a link to its page. */
function toToolResult(found: OperationResult, untrusted: readonly string[], baseUrl: string): CallToolResult {
	if ('problem' in found) return { isError: true, content: [{ type: 'text', text: problemText(found.problem) }] };
	const { text, data, page } = found;
	const { content, ...result } = dataResult(data, text, untrusted);
	const links = page ? [pageLink(`${baseUrl}${page.path}.md`, page.slug)] : [];
	return { ...result, content: [...content, ...links] };
}

const pageLink = (uri: string, name: string) => ({
	type: 'resource_link' as const,
	uri,
	name,
	mimeType: 'text/markdown',
});

/**
 * @param text - The same facts in fewer tokens, for clients that read text alone.
 * @param untrusted - Paths of the members that hold text of makers.
 */
export const dataResult = (data: Readonly<Record<string, unknown>>, text: string, untrusted: readonly string[]) =>
	({
		structuredContent: { ...data },
		content: [{ type: 'text', text }],
		_meta: { 'launch-catalog/untrusted': [...untrusted] },
	}) satisfies CallToolResult;

/** The list of tools, made once for each release: with the words of the catalog in the schemas of arguments. */
import type { McpServer, RegisteredTool, Tool } from '@modelcontextprotocol/server';
import { vocabularyOf } from '../catalog-files.ts';
import { type AgentSite, memoize } from '../site.ts';
import { hideFaults } from './hide-errors.ts';
import { shortOutput, shortSchema, wordsInSchemas } from './publish-schema.ts';

/** Replaces the list of the SDK, which converts the schemas for every request. */
export function publishTools(
	server: McpServer,
	site: AgentSite,
	registered: Readonly<Record<string, RegisteredTool>>,
): void {
	server.server.setRequestHandler('tools/list', async () => ({
		tools: [...(await hideFaults(site, () => memoize(site, 'tools', () => listTools(site, registered))))],
	}));
}

async function listTools(
	site: AgentSite,
	registered: Readonly<Record<string, RegisteredTool>>,
): Promise<readonly Tool[]> {
	const vocabulary = await vocabularyOf(site);
	const slugs = (words: readonly { readonly slug: string }[]) => words.map(({ slug }) => slug);
	const categories = slugs(vocabulary.categories);
	const withWords = wordsInSchemas({
		category: categories,
		categories,
		pricing_model: slugs(vocabulary.pricing_models),
		plan: slugs(vocabulary.plans),
		period: slugs(vocabulary.launch_periods),
	});
	return Object.entries(registered).map(([name, { title, description, inputSchema, outputSchema, annotations }]) => {
		const input = inputSchema?.['~standard'].jsonSchema.input({ target }) ?? {};
		const output = outputSchema?.['~standard'].jsonSchema.output({ target });
		return {
			name,
			...(title !== undefined && { title }),
			...(description !== undefined && { description }),
			inputSchema: { type: 'object', ...withWords(name, shortSchema(input)) },
			...(output && { outputSchema: shortOutput(output) }),
			annotations: { ...annotations, title: undefined },
		} as Tool;
	});
}

const target = 'draft-2020-12';

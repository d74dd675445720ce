/**
 * The tools: operations as MCP offers them. `tools/list` publishes short schemas, with the words of the catalog,
 * because models read the list in every conversation; limits that only matter to hostile input are left to the check
 * of a call.
 */
import type { CallToolResult, McpServer, Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { asMembers, isObject, type Members } from '../check-request.ts';
import { demonstrationOf, type OperationResult, problemText, resultText } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import { type AgentSite, memoize, readVocabulary } from '../site.ts';
import { hideFaults } from './errors.ts';

/** Clients find longer lists with a tool, a resource or completion, or in the error about an unknown word. */
const maximumWords = 40;

/** A longer list is only in the first tool that has it; the descriptions of other tools refer to it. */
const maximumRepeated = 10;

/** Higher limits don't help a model write a value. */
const usefulMaximum = 1_000;

const unpublished = new Set([
	'$schema',
	'additionalProperties',
	'maxItems',
	'maxLength',
	'minItems',
	'minLength',
	'minimum',
	'pattern',
]);

function shortSchema(schema: Members): Record<string, unknown> {
	const kept = Object.entries(schema).filter(([keyword, value]) => {
		if (keyword === 'type') return !('enum' in schema);
		if (keyword === 'default') return value !== '' && value !== 1;
		return !unpublished.has(keyword) && !(keyword === 'maximum' && Number(value) > usefulMaximum);
	});
	return Object.fromEntries(
		kept.map(([keyword, value]) => {
			if (keyword === 'items' && isObject(value)) return [keyword, shortSchema(value)];
			if (keyword !== 'properties' || !isObject(value)) return [keyword, value];
			const properties = Object.entries(value).map(([name, own]) => [name, isObject(own) ? shortSchema(own) : own]);
			return [keyword, Object.fromEntries(properties)];
		}),
	);
}

/**
 * Adds the words that arguments can have to the schemas of tools.
 *
 * @param words - By argument, beside those that schemas have.
 * @returns A function for one tool after the other.
 */
function wordsInSchemas(words: Readonly<Record<string, readonly string[]>>) {
	const tools = new Map<string, string>();
	const withWords = (tool: string, name: string, argument: Members): Members => {
		const { enum: own, items, type, description, ...rest } = argument;
		const known: unknown = words[name] ?? own ?? asMembers(items)['enum'];
		if (!Array.isArray(known) || known.length === 0 || known.length > maximumWords) return argument;
		const first = tools.get(known.join());
		if (first !== undefined && known.length > maximumRepeated) {
			const text = `${description} Listed in \`${first}\`.`;
			return { description: text, ...rest, type, ...(type === 'array' && { items: { type: 'string' } }) };
		}
		tools.set(known.join(), tool);
		return type === 'array'
			? { description, ...rest, type, items: { enum: known } }
			: { description, ...rest, enum: known };
	};
	return (tool: string, schema: Members): Members => {
		const named = Object.entries(asMembers(schema['properties'])).map(
			([name, argument]) => [name, withWords(tool, name, asMembers(argument))] as const,
		);
		return { ...schema, properties: Object.fromEntries(named) };
	};
}

/** Members of results that are no lists. */
const memberTypes: Readonly<Record<string, string>> = {
	...{ page: 'integer', total_pages: 'integer', total_count: 'integer', complete_count: 'integer' },
	...{ matched: 'string', product: 'object', launch_period: 'object' },
};

function outputSchema(members: readonly string[]) {
	const properties = members.map((member) => [member, { type: memberTypes[member] ?? 'array' }] as const);
	return { type: 'object' as const, properties: Object.fromEntries(properties), required: [...members] };
}

/**
 * What the list says of each tool, beside the words of the catalog; converted once. Results are described by the names and
 * types of their members, since `/openapi.json` has their shapes. Hints that are the default of a read-only tool are left out.
 */
const listed = operations.map(({ name, title, description, input, members }) => ({
	name,
	title,
	description,
	inputSchema: shortSchema(z.toJSONSchema(input, { io: 'input' })),
	outputSchema: outputSchema(members),
	annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}));

export function registerTools(server: McpServer, site: AgentSite): void {
	for (const { name, description, input, untrusted, run } of operations) {
		server.registerTool(name, { description, inputSchema: input }, async (args) =>
			hideFaults(site, async () => toToolResult(await run(args, site), untrusted, site)),
		);
	}
	// In place of the list of the SDK, which converts the schemas for every request.
	server.server.setRequestHandler('tools/list', async () => ({
		tools: [...(await hideFaults(site, () => memoize(site, 'tools', () => listTools(site))))],
	}));
}

function toToolResult(found: OperationResult, untrusted: readonly string[], site: AgentSite): CallToolResult {
	if ('problem' in found) return { isError: true, content: [{ type: 'text', text: problemText(found.problem) }] };
	// The text has the same facts in fewer tokens, for clients that read text alone.
	return {
		structuredContent: { ...found.data },
		content: [{ type: 'text', text: resultText(found, site) }],
		_meta: { 'launch-catalog/untrusted': [...untrusted, ...(found.untrusted ?? [])], ...demonstrationOf(site) },
	};
}

async function listTools(site: AgentSite): Promise<readonly Tool[]> {
	const vocabulary = await readVocabulary(site);
	const slugs = (words: readonly { readonly slug: string }[]) => words.map(({ slug }) => slug);
	const categories = slugs(vocabulary.categories);
	const withWords = wordsInSchemas({
		category: categories,
		categories,
		pricing_model: slugs(vocabulary.pricing_models),
		plan: slugs(vocabulary.plans),
		period: slugs(vocabulary.launch_periods),
	});
	return listed.map(({ name, inputSchema, ...tool }) => {
		return { name, ...tool, inputSchema: { type: 'object', ...withWords(name, inputSchema) } } as Tool;
	});
}

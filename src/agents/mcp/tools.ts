/**
 * The tools: operations as MCP offers them. `tools/list` publishes short schemas, with the words of the catalog,
 * because models read the list in every conversation; limits that only matter to hostile input are left to the check
 * of a call.
 */
import {
	type CallToolResult,
	fromJsonSchema,
	type McpServer,
	type RegisteredTool,
	type StandardSchemaWithJSON,
	type Tool,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { isObject, type Members, membersOf } from '../check-request.ts';
import { type Operation, type OperationResult, problemText } from '../operations/operation.ts';
import { prepareLaunch } from '../operations/prepare-launch.ts';
import { operations } from '../operations.ts';
import { type AgentSite, memoize, vocabularyOf } from '../site.ts';
import { hideFaults } from './errors.ts';

/** More words than these are found by a tool, a resource and completion, or in the error about an unknown one. */
const maximumWords = 40;

/** A longer list is in the first tool that has it, where descriptions of others lead. */
const maximumRepeated = 10;

/** Numbers above say that something is bounded, not what to write. */
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

/** The schema of a tool's input, which checks calls in full and is published in short. Converted once. */
export function publishedInput<Schema extends z.ZodObject>(
	schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
	const json = shortSchema(z.toJSONSchema(schema, { io: 'input' }));
	const { validate } = schema['~standard'];
	const jsonSchema = { input: () => json, output: () => json };
	return { '~standard': { version: 1, vendor: 'launch-catalog', validate, jsonSchema } };
}

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

/** The schema of a result in short: the names of its members. `/openapi.json` has their shapes. */
const shortOutput = ({ required = [] }: { readonly required?: readonly string[] }) => ({
	type: 'object' as const,
	required: [...required],
});

/**
 * Puts the words that arguments may have into the schemas of tools.
 *
 * @param words - By argument, beside those that schemas have.
 * @returns A function for one tool after the other.
 */
function wordsInSchemas(words: Readonly<Record<string, readonly string[]>>) {
	const tools = new Map<string, string>();
	const withWords = (tool: string, name: string, argument: Members): Members => {
		const { enum: own, items, type, description, ...rest } = argument;
		const known: unknown = words[name] ?? own ?? membersOf(items)['enum'];
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
		const named = Object.entries(membersOf(schema['properties'])).map(
			([name, argument]) => [name, withWords(tool, name, membersOf(argument))] as const,
		);
		return { ...schema, properties: Object.fromEntries(named) };
	};
}

/** Only the hint that differs from the default of the protocol; the others are about tools that write. */
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

/** The result of an operation as data and as text, with a link to its page. */
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

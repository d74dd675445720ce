/**
 * JSON Schemas as `tools/list` publishes them: what a model needs to write arguments. Models read the list in every
 * conversation, so that limits which only matter to hostile input are left to the check of a call.
 */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { isObject, type Members, membersOf } from '../json-rpc.ts';

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

export function shortSchema(schema: Members): Record<string, unknown> {
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

/** Of a result: the names of its members, whose shapes are those of `/openapi.json`. */
export const shortOutput = ({ required = [] }: { readonly required?: readonly string[] }) => ({
	type: 'object' as const,
	required: [...required],
});

/**
 * Puts the words that arguments may have into the schemas of tools.
 *
 * @param words - By argument, beside those that schemas have.
 * @returns A function for one tool after the other.
 */
export function wordsInSchemas(words: Readonly<Record<string, readonly string[]>>) {
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

/**
 * JSON Schemas as `tools/list` publishes them: what a model needs to write arguments. Models read the list in every
 * conversation, so that limits which only matter to hostile input are left to the check of a call.
 */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { isObject, type Members } from '../json-rpc.ts';

/** More words than these are found by a tool, a resource and completion, or in the error about an unknown one. */
const maximumWords = 20;
const maximumMembers = 10;

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
	const hasWords = Array.isArray(schema['enum']) && schema['enum'].length <= maximumMembers;
	const kept = Object.entries(schema).filter(([keyword, value]) => {
		if (keyword === 'enum') return hasWords;
		if (keyword === 'type') return !hasWords;
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

/** A schema with the words that its arguments may have, by argument, where these are few. */
export function withWords(schema: Members, words: Readonly<Record<string, readonly string[]>>): Members {
	const { properties } = schema;
	if (!isObject(properties)) return schema;
	const named = Object.entries(properties).map(([name, own]) => {
		const known = words[name] ?? [];
		if (!isObject(own) || known.length === 0 || known.length > maximumWords) return [name, own];
		const { description: _, type, ...rest } = own;
		return [name, type === 'array' ? { ...rest, type, items: { enum: known } } : { ...rest, enum: known }];
	});
	return { ...schema, properties: Object.fromEntries(named) };
}

/** What an editor may write into each field, in words, of the JSON Schemas: for the reference of the editors' guide. */
import type { ContentSchemaName } from './field-descriptions.ts';
import { contentJsonSchema, type JsonSchema } from './json-schema.ts';
import { picturePattern } from './product-fields.ts';
import { hostPattern, urlPattern } from './text.ts';

export interface FieldFacts {
	/** Such as `launches[].votes`. */
	readonly path: string;
	readonly isRequired: boolean;
	/** Such as `text, at most 80 characters`. */
	readonly form: string;
	/** What an absent field stands for, as YAML writes it. */
	readonly default: string | undefined;
	readonly description: string;
}

/** In the order in which a file has them. */
export const fieldsOf = (name: ContentSchemaName): FieldFacts[] => fieldsIn(contentJsonSchema(name), '');

function fieldsIn({ properties = {}, required = [] }: JsonSchema, parent: string): FieldFacts[] {
	return Object.entries(properties).flatMap(([key, schema]) => {
		const path = `${parent}${key}`;
		const field: FieldFacts = {
			path,
			isRequired: required.includes(key),
			form: formOf(schema),
			default: writtenAs(schema.default),
			description: schema.description ?? '',
		};
		return [field, ...fieldsIn(schema, `${path}.`), ...fieldsIn(schema.items ?? {}, `${path}[].`)];
	});
}

function writtenAs(value: unknown): string | undefined {
	return typeof value === 'string' ? value : JSON.stringify(value);
}

function formOf(schema: JsonSchema): string {
	if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(', ')}`;
	if (schema.type === 'string') return textForm(schema);
	if (schema.type === 'boolean') return '`true` or `false`';
	if (schema.type === 'array') return listForm(schema);
	if (schema.type === 'object') return 'map';
	return `${schema.type === 'integer' ? 'whole number' : 'number'}${rangeOf(schema)}`;
}

function textForm({ format, pattern, maxLength }: JsonSchema): string {
	if (format === 'date') return 'date, such as `2026-11-09`';
	if (pattern === picturePattern) return 'slug with the ending `.png`, `.jpg` or `.webp`';
	const isAddress = pattern === urlPattern || pattern === hostPattern;
	const noun = isAddress ? '`http` or `https` address' : pattern?.startsWith('^[a-z') ? 'slug' : 'text on one line';
	return `${noun}, at most ${maxLength?.toLocaleString('en')} characters`;
}

function listForm({ items, minItems, maxItems }: JsonSchema): string {
	const noun = items?.type === 'object' ? 'maps' : items?.type === 'array' ? 'lists' : 'slugs';
	const least = minItems === undefined ? '' : `at least ${minItems}`;
	const most = maxItems === undefined ? '' : `at most ${maxItems}`;
	return `list of ${noun}, ${[least, most].filter(Boolean).join(', ')}`;
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
	// Above it no number is exact: nobody means it for a limit.
	const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
	const [from, to] = [minimum, most].map((number) => number?.toLocaleString('en').replace('-', '−'));
	return `${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`;
}

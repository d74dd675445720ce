/**
 * The fields of the content for people and programs: as JSON Schema, draft 7, which editors of YAML and linters of front
 * matter read, and as the tables of the editors' guide. What JSON Schema cannot say is in the descriptions, and only the
 * check finds it.
 */
import { z } from 'zod';
import { schemaFile, schemaNames, slugPattern } from '../../urls/paths.ts';
import { type ContentSchemaName, type FileDescription, fieldDescriptions } from './field-descriptions.ts';
import { type OwnField, ownRows } from './own-fields.ts';
import { originPattern } from './policy.ts';
import { productFrontMatter, productSchemaOf } from './product.ts';
import { picturePattern } from './product-fields.ts';
import { categoryFrontMatter, pageFrontMatter, siteFile, synonymsFile } from './site.ts';
import { sponsorFrontMatter } from './sponsor.ts';
import { hostPattern, urlPattern } from './text.ts';
import { textsFile } from './texts.ts';
import { launchPeriodFrontMatter } from './week.ts';

/** The part of JSON Schema that the content's schemas use. */
export interface JsonSchema {
	readonly $schema?: string;
	readonly $id?: string;
	readonly title?: string;
	readonly description?: string;
	readonly type?: string;
	readonly default?: unknown;
	readonly anyOf?: readonly JsonSchema[];
	readonly enum?: readonly string[];
	readonly pattern?: string;
	readonly format?: string;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly uniqueItems?: boolean;
	readonly items?: JsonSchema;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: boolean;
}

const schemas: Readonly<Record<ContentSchemaName, z.ZodObject>> = {
	product: productFrontMatter,
	launch_period: launchPeriodFrontMatter,
	category: categoryFrontMatter,
	page: pageFrontMatter,
	sponsor: sponsorFrontMatter,
	site: siteFile,
	texts: textsFile,
	synonyms: synonymsFile,
};

/**
 * @param own - The fields that the board declares for products.
 * @throws {Error} when a field has no description, or a description no field.
 */
export function contentJsonSchema(name: ContentSchemaName, own: readonly OwnField[] = []): JsonSchema {
	const { title, about, file, fields }: FileDescription = fieldDescriptions[name];
	const zodSchema = name === 'product' ? productSchemaOf(own) : schemas[name];
	const meanings = name === 'product' ? ownRows(own).map((row) => [row.name, row.meaning]) : [];
	const { $schema, ...schema } = z.toJSONSchema(zodSchema, { io: 'input', target: 'draft-7' }) as JsonSchema;
	return {
		...($schema === undefined ? {} : { $schema }),
		// Relative to the address of the schema, so the same files work for every board.
		$id: schemaFile(name),
		title,
		description: `\`content/${file}\`: ${about}`,
		...describeFields(name, schema, { ...fields, ...Object.fromEntries(meanings) }),
	};
}

/** Puts a description at each property of objects, at any depth. @param name - What the schema describes. */
export function describeFields(name: string, schema: JsonSchema, fields: FileDescription['fields']): JsonSchema {
	const described = new Set<string>();
	const result = describe(schema, '', (path) => {
		described.add(path);
		const text = fields[path];
		if (text === undefined) throw new Error(`The field \`${path}\` of \`${name}\` has no description.`);
		return text;
	});
	const unknown = Object.keys(fields).filter((path) => !described.has(path));
	if (unknown.length > 0) throw new Error(`\`${name}\` has no field \`${unknown.join('`, `')}\`.`);
	return result;
}

function describe(schema: JsonSchema, path: string, textOf: (path: string) => string): JsonSchema {
	const { properties, items, ...rest } = schema;
	const described = Object.entries(properties ?? {}).map(([key, value]): [string, JsonSchema] => {
		const inner = path === '' ? key : `${path}.${key}`;
		return [key, { description: textOf(inner), ...describe(value, inner, textOf) }];
	});
	return {
		...rest,
		...(items ? { items: describe(items, `${path}[]`, textOf) } : {}),
		...(properties ? { properties: Object.fromEntries(described) } : {}),
	};
}

interface FieldFacts {
	/** Such as `launches[].votes`. */
	readonly path: string;
	readonly isRequired: boolean;
	/** Such as `text, at most 80 characters`. */
	readonly form: string;
	/** The value of an absent field, as YAML writes it. */
	readonly default: string | undefined;
	readonly description: string;
}

/** In the order in which a file has them. */
const fieldsOf = (name: ContentSchemaName): FieldFacts[] => fieldsIn(contentJsonSchema(name), '');

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
	if (schema.anyOf) return schema.anyOf.map(formOf).join(' or ');
	if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(', ')}`;
	if (schema.type === 'string') return textForm(schema);
	if (schema.type === 'boolean') return '`true` or `false`';
	if (schema.type === 'array') return listForm(schema);
	if (schema.type === 'object') return 'group of fields';
	return `${schema.type === 'integer' ? 'whole number' : 'number'}${rangeOf(schema)}`;
}

function textForm({ format, pattern, maxLength }: JsonSchema): string {
	if (format === 'date') return 'date in the form `2026-12-31`';
	if (format === 'email') return 'email address';
	if (pattern === picturePattern) return 'slug followed by `.png`, `.jpg` or `.webp`';
	const isAddress = pattern === urlPattern || pattern === hostPattern;
	const noun = isAddress ? '`http` or `https` address' : pattern === slugPattern.source ? 'slug' : 'text on one line';
	return maxLength === undefined ? noun : `${noun}, at most ${maxLength.toLocaleString('en')} characters`;
}

function listForm({ items, minItems, maxItems }: JsonSchema): string {
	const known = { [slugPattern.source]: 'slugs', [originPattern.source]: 'origins' };
	const ofTexts = known[items?.pattern ?? ''] ?? 'texts';
	const noun = items?.type === 'object' ? 'entries' : items?.type === 'array' ? 'lists' : ofTexts;
	const least = minItems === undefined ? '' : `at least ${minItems}`;
	const most = maxItems === undefined ? '' : `at most ${maxItems.toLocaleString('en')}`;
	return `list of ${noun}, ${[least, most].filter(Boolean).join(', ')}`;
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
	// zod limits whole numbers to exact ones. Readers don't need to know that.
	const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
	const [from, to] = [minimum, most].map((number) => number?.toLocaleString('en').replace('-', '−'));
	if (to === undefined) return from === undefined ? '' : `, ${from} or more`;
	return from === undefined ? `, ${to} or less` : ` from ${from} to ${to}`;
}

export interface FieldTablesOptions {
	/** Such as `###`. */
	readonly heading: string;
	/** The folder of the JSON Schemas, as a link leads to it. */
	readonly schemas: string;
}

/** The reference of every field of the content in Markdown, with one table for each kind of file. */
export const fieldTables = ({ heading, schemas }: FieldTablesOptions): string =>
	schemaNames
		.map((name) => {
			const { title, file, about }: FileDescription = fieldDescriptions[name];
			return [
				`${heading} ${title}: \`content/${file}\``,
				'',
				`${about} JSON Schema: [\`${name}.json\`](${schemas}/${name}.json).`,
				'',
				'| Field | Form | Meaning |',
				'| --- | --- | --- |',
				...fieldsOf(name).map(rowOf),
			].join('\n');
		})
		.join('\n\n');

function rowOf({ path, form, isRequired, default: otherwise, description }: FieldFacts): string {
	const more = [isRequired ? 'required' : '', otherwise === undefined ? '' : `\`${otherwise}\` when left out`];
	return `| \`${path}\` | ${[form, ...more].filter(Boolean).join('; ')} | ${description} |`;
}

/**
 * The schemas of the content as JSON Schema, draft 7: what editors of YAML and linters of front matter read. What JSON
 * Schema cannot say stands in the descriptions, and only the check finds it.
 */
import { z } from 'zod';
import { schemaFile } from '../../routes/paths.ts';
import { categoryFrontMatter } from './category.ts';
import { type ContentSchemaName, type FileDescription, fieldDescriptions } from './field-descriptions.ts';
import { launchPeriodFrontMatter } from './launch-period.ts';
import { pageFrontMatter } from './page.ts';
import { productFrontMatter } from './product.ts';
import { siteFile } from './site.ts';
import { synonymsFile } from './synonyms.ts';

/** As much of JSON Schema as the content's schemas use. */
export interface JsonSchema {
	readonly $schema?: string;
	readonly $id?: string;
	readonly title?: string;
	readonly description?: string;
	readonly type?: string;
	readonly default?: unknown;
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
	site: siteFile,
	synonyms: synonymsFile,
};

/** @throws {Error} when a field has no description, or a description no field. */
export function contentJsonSchema(name: ContentSchemaName): JsonSchema {
	const { title, about, file, fields }: FileDescription = fieldDescriptions[name];
	const { $schema, ...schema } = z.toJSONSchema(schemas[name], { io: 'input', target: 'draft-7' }) as JsonSchema;
	return {
		...($schema === undefined ? {} : { $schema }),
		// Relative to where the schema was read from: the same files serve every board.
		$id: schemaFile(name),
		title,
		description: `\`content/${file}\`: ${about}`,
		...describeFields(name, schema, fields),
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

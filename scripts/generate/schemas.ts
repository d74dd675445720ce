import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentJsonSchema, fieldTables } from '../../src/content/schemas/fields.ts';
import { schemaFile, schemaNames } from '../../src/routes/paths.ts';

const preface = `# The fields of the content

Generated from \`src/content/schemas\` by \`npm run generate\`. [Editing](editing.md) says how a board is edited.
`;

const text = (data: unknown): string => JSON.stringify(data, undefined, '\t');

/** The files that are generated from schemas, by their paths in the checkout. */
export function schemaFiles(): Readonly<Record<string, string>> {
	const schemas = schemaNames.map((name) => [`public${schemaFile(name)}`, `${text(contentJsonSchema(name))}\n`]);
	const tables = fieldTables({ heading: '##', schemas: '../public/schemas' });
	return {
		...Object.fromEntries(schemas),
		'docs/content-fields.md': `${preface}\n${tables}\n`,
		'src/contract/schemas.generated.ts': `/** Generated from openapi.yaml by \`npm run generate\`: bodies of the contract as JSON Schema (draft 2020-12). */
export const bodySchemas = ${text(bodySchemas(readFileSync('src/contract/openapi.yaml', 'utf8')))} as const;
`,
	};
}

/** The bodies of the contract for code at the edge, which reads no YAML. References are resolved, so that each stands alone. */
function bodySchemas(contract: string): object {
	const { schemas } = parse(contract).components;
	/** Members next to a reference override those of its target. */
	const resolve = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(resolve);
		if (typeof value !== 'object' || value === null) return value;
		const { $ref, ...own } = value as Readonly<Record<string, unknown>>;
		const resolved = Object.fromEntries(Object.entries(own).map(([key, member]) => [key, resolve(member)]));
		if (typeof $ref !== 'string') return resolved;
		return { ...(resolve(schemas[$ref.replace('#/components/schemas/', '')]) as object), ...resolved };
	};
	const bodies = ['ProductList', 'ProductResponse', 'LaunchPeriodList', 'LaunchPeriodDetail'];
	return Object.fromEntries(bodies.map((name) => [name, resolve(schemas[name])]));
}

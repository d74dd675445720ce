import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentJsonSchema, fieldTables } from '../../../src/content/schemas/fields.ts';
import { schemaFile, schemaNames } from '../../../src/urls/paths.ts';

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
		'src/contract/members.generated.ts': `/** Generated from openapi.yaml by \`npm run generate\`: members of products in the contract. */
export const productMembers = ${text(productMembers(readFileSync('src/contract/openapi.yaml', 'utf8')))} as const;
`,
	};
}

/** Names of members for code at the edge, which reads no YAML: those in a list, and all of a product. */
function productMembers(contract: string): object {
	const { Product, ProductDetail } = parse(contract).components.schemas;
	const [, detail] = ProductDetail.allOf;
	const listed = Object.keys(Product.properties);
	return { listed, all: [...listed, ...Object.keys(detail.properties)] };
}

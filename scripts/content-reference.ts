import { contentJsonSchema, fieldTables } from '../src/content/schemas/fields.ts';
import { schemaFile, schemaNames } from '../src/routes/paths.ts';

const preface = `# The fields of the content

Generated from \`src/content/schemas\` by \`npm run generate\`. [Editing](editing.md) says how a board is edited.
`;

/** The files that are generated from the schemas of the content, by their paths in the checkout. */
export function contentReference(): Readonly<Record<string, string>> {
	const schemas = schemaNames.map((name) => [
		`public${schemaFile(name)}`,
		`${JSON.stringify(contentJsonSchema(name), undefined, '\t')}\n`,
	]);
	const tables = fieldTables({ heading: '##', schemas: '../public/schemas' });
	return { ...Object.fromEntries(schemas), 'docs/content-fields.md': `${preface}\n${tables}\n` };
}

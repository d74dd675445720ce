/** The JSON Schemas of the content, with which editors look at files: all are there, and are what they say they are. */
import { Ajv } from 'ajv';
import { schemaFile, schemaNames } from '../routes/paths.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export const schemaFiles: readonly string[] = schemaNames.map(schemaFile);

const draft = 'http://json-schema.org/draft-07/schema#';

export function checkSchemas(files: PublishedFiles, report: Report): void {
	// Made when something has changed: it compiles the schema of the draft.
	const ajv = new Ajv();
	for (const file of schemaFiles) {
		const schema = files.json(file, report);
		if (schema === undefined) continue;
		const { $id, $schema } = { ...Object(schema) } as Readonly<Record<string, unknown>>;
		if ($schema !== draft) report({ file, pointer: '/$schema', message: `is \`${$schema}\` instead of \`${draft}\`.` });
		else if (!ajv.validateSchema(Object(schema)))
			report({
				file,
				pointer: ajv.errors?.[0]?.instancePath ?? '',
				message: `is no JSON Schema: ${ajv.errorsText()}.`,
			});
		if ($id !== file) report({ file, pointer: '/$id', message: `is \`${$id}\` instead of \`${file}\`.` });
	}
}

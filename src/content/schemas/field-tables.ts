import { schemaNames } from '../../routes/paths.ts';
import { type FileDescription, fieldDescriptions } from './field-descriptions.ts';
import { type FieldFacts, fieldsOf } from './field-reference.ts';

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

import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/**
 * Says what is wrong with XML documents; empty when nothing is.
 *
 * @param schema - Name of a RELAX NG file in `test/schemas`; none to ask only whether they are well-formed.
 */
export async function xmlProblems(documents: readonly string[], schema?: string): Promise<string> {
	const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
	const rules = schema === undefined ? undefined : readFileSync(`test/schemas/${schema}.rng`, 'utf8');
	const { errors } = await validateXML(
		rules === undefined ? { xml, normalization: 'format' } : { xml, schema: [rules], extension: 'relaxng' },
	);
	return errors.map(({ message }) => message).join('\n');
}

import { validateXML } from 'xmllint-wasm';

/** What a parser of XML says against documents; nothing when they are well-formed. */
export async function problemsOf(documents: readonly string[]): Promise<string[]> {
	const { errors } = await validateXML({
		xml: documents.map((contents, index) => ({ fileName: `document-${index}.svg`, contents })),
		normalization: 'c14n',
	});
	return errors.map(({ message }) => message);
}

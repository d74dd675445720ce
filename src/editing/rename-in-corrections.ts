import { isMap, isSeq, parseDocument } from 'yaml';
import { splitFile } from '../content/split-file.ts';
import { editFrontMatter } from './front-matter-edit.ts';
import { parseOptions } from './yaml-places.ts';

/**
 * The file of a week whose corrections have another slug for a product.
 *
 * @param text - A whole Markdown file; without such corrections it stays as it is.
 */
export function renameInCorrections(text: string, from: string, to: string): string {
	const split = splitFile(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
	if ('message' in split || !split.yaml.includes('corrections')) return text;
	const corrections = parseDocument(split.yaml, parseOptions).get('corrections');
	if (!isSeq(corrections)) return text;
	const edits = corrections.items.flatMap((item, index) =>
		isMap(item) && item.get('product') === from ? [{ path: ['corrections', index, 'product'], value: to }] : [],
	);
	return editFrontMatter(text, edits, []);
}

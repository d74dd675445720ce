import type { Catalog } from '../../src/catalog/catalog.ts';
import { searchIndex } from '../../src/render/json/search.ts';
import { searchIndexFile, searchPointerFile } from '../../src/urls/paths.ts';

export function searchTexts(catalog: Catalog): Record<string, string> {
	const file = searchIndexFile('0');
	return { [searchPointerFile]: JSON.stringify({ file }), [file]: JSON.stringify(searchIndex(catalog)) };
}

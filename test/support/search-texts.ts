import type { Catalog } from '../../src/catalog/catalog.ts';
import { searchDescriptions, searchIndex } from '../../src/render/json/search.ts';
import { searchIndexFile, searchPointerFile } from '../../src/urls/paths.ts';

export function searchTexts(catalog: Catalog): Record<string, string> {
	const [file, descriptions] = [searchIndexFile('0'), searchIndexFile('1')];
	return {
		[searchPointerFile]: JSON.stringify({ file, descriptions }),
		[file]: JSON.stringify(searchIndex(catalog)),
		[descriptions]: JSON.stringify(searchDescriptions(catalog)),
	};
}

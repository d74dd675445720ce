/** The search index: it loads, its name holds its hash, and it has every product once and nothing else. */
import { createHash } from 'node:crypto';
import { searchHashLength, searchIndexFile, searchPointerFile } from '../routes/paths.ts';
import { indexedProducts, type SearchIndexFile } from '../search/product-index.ts';
import { ProductSearch } from '../search/product-search.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export function checkSearch(files: PublishedFiles, products: ReadonlyMap<string, Resource>, report: Report): void {
	const { file } = Object(files.json(searchPointerFile, report));
	if (typeof file !== 'string' || !files.paths.has(file)) {
		report({ file: searchPointerFile, pointer: '/file', message: 'names no file.' });
		return;
	}
	const hash = createHash('sha256').update(files.bytes(file)).digest('hex').slice(0, searchHashLength);
	if (file !== searchIndexFile(hash))
		report({ file, pointer: '', message: `has another hash than its name: ${hash}.` });
	const slugs = slugsIn(files.json(file, report) as SearchIndexFile);
	if (!slugs) {
		report({ file, pointer: '', message: 'cannot be loaded.' });
		return;
	}
	const seen = new Set<string>();
	for (const slug of slugs) {
		if (!products.has(slug)) report({ file, pointer: '', message: `has \`${slug}\`, which does not exist.` });
		if (seen.has(slug)) report({ file, pointer: '', message: `has \`${slug}\` again.` });
		seen.add(slug);
	}
	for (const slug of products.keys()) {
		if (!seen.has(slug)) report({ file, pointer: '', message: `lacks \`${slug}\`.` });
	}
}

function slugsIn(index: SearchIndexFile): string[] | undefined {
	try {
		new ProductSearch(index);
		return indexedProducts(index).map(({ slug }) => slug);
	} catch {
		return undefined;
	}
}

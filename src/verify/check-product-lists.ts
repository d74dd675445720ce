/** What no schema can say of the product list: that its pages are whole, in order, and agree with the products. */
import type { ContractFacts } from './contract-schemas.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** A JSON object whose schema was checked before. */
export type Resource = Readonly<Record<string, unknown>>;

/** An item of the list and where it stands. */
interface Listed {
	readonly file: string;
	readonly pointer: string;
	readonly item: Resource;
}

/**
 * Every page of every size together is the whole list, once, in name order, and its items agree with the products.
 *
 * @param products - The single resources by slug.
 */
export function checkProductLists(
	files: PublishedFiles,
	products: ReadonlyMap<string, Resource>,
	{ pageSizes, productMembers }: ContractFacts,
	report: Report,
): void {
	const expected = new Set<string>();
	for (const size of pageSizes) {
		const pages = Math.max(1, Math.ceil(products.size / size));
		const listed: Listed[] = [];
		for (let page = 1; page <= pages; page++) {
			const file = `/data/lists/products/${size}/${page}.json`;
			expected.add(file);
			listed.push(...readPage(files, file, { page, size, products: products.size }, report));
		}
		for (const entry of listed) checkItem(entry, products, productMembers, report);
		checkOrder(listed, report);
		checkWhole(listed, products, size, report);
	}
	for (const file of files.paths) {
		if (!file.startsWith('/data/lists/products/') || expected.has(file)) continue;
		report({
			file,
			pointer: '',
			message: `is no page of ${products.size} products in sizes of ${pageSizes.join(' and ')}.`,
		});
	}
}

function readPage(
	files: PublishedFiles,
	file: string,
	{ page, size, products }: { readonly page: number; readonly size: number; readonly products: number },
	report: Report,
): Listed[] {
	const list = files.json(file, report) as (Resource & { readonly products: readonly Resource[] }) | undefined;
	if (!list) return [];
	const totals = { page, total_count: products, total_pages: Math.ceil(products / size) };
	for (const [member, value] of Object.entries(totals)) {
		if (list[member] !== value)
			report({ file, pointer: `/${member}`, message: `is ${list[member]} instead of ${value}.` });
	}
	const count = Math.min(size, products - (page - 1) * size);
	if (list.products.length !== count) {
		report({ file, pointer: '/products', message: `has ${list.products.length} products instead of ${count}.` });
	}
	return list.products.map((item, index) => ({ file, pointer: `/products/${index}`, item }));
}

function checkItem(
	{ file, pointer, item }: Listed,
	products: ReadonlyMap<string, Resource>,
	members: readonly string[],
	report: Report,
): void {
	const product = products.get(String(item['slug']));
	if (!product) {
		report({ file, pointer, message: `has no file /api/products/${item['slug']}.json.` });
		return;
	}
	for (const member of members) {
		if (JSON.stringify(item[member]) === JSON.stringify(product[member])) continue;
		report({ file, pointer: `${pointer}/${member}`, message: `differs from /api/products/${item['slug']}.json.` });
	}
}

/** Names by NFKC, lower case and code points; ties by slug. */
function checkOrder(listed: readonly Listed[], report: Report): void {
	for (const [index, { file, pointer, item }] of listed.entries()) {
		const before = listed[index - 1]?.item;
		if (!before || before['slug'] === item['slug']) continue;
		if (!isInNameOrder(before, item))
			report({ file, pointer, message: `stands after \`${before['slug']}\`, against name order.` });
	}
}

/** Whether two different products, or places of them, stand in name order. */
export function isInNameOrder(before: Resource, after: Resource): boolean {
	const slugOf = ({ slug, product }: Resource) => String(slug ?? product);
	return (compare(nameKey(before), nameKey(after)) || (slugOf(before) <= slugOf(after) ? -1 : 1)) < 0;
}

/** Every product once. */
function checkWhole(
	listed: readonly Listed[],
	products: ReadonlyMap<string, Resource>,
	size: number,
	report: Report,
): void {
	const seen = new Map<unknown, Listed>();
	for (const entry of listed) {
		const { file, pointer, item } = entry;
		const first = seen.get(item['slug']);
		if (first) report({ file, pointer, message: `repeats \`${item['slug']}\` of ${first.file}#${first.pointer}.` });
		else seen.set(item['slug'], entry);
	}
	for (const slug of products.keys()) {
		if (seen.has(slug)) continue;
		report({ file: `/api/products/${slug}.json`, pointer: '', message: `stands on no list page of size ${size}.` });
	}
}

function nameKey(item: Resource): number[] {
	const name = String(item['name'] ?? '')
		.normalize('NFKC')
		.toLowerCase();
	return [...name].map((character) => character.codePointAt(0) ?? 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
	const index = a.findIndex((code, at) => code !== b[at]);
	if (index < 0) return a.length - b.length;
	return (a[index] ?? 0) - (b[index] ?? -1);
}

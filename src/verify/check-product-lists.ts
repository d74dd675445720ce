/** What no schema can say of the product list: that its pages are whole, in order, and agree with the products. */
import type { ContractFacts } from './contract-schemas.ts';
import { digestLength } from './inspect/details-of.ts';
import type { ListDetails, Resource } from './inspect/outcome.ts';
import { followsInOrder } from './name-order.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** An item of the list and where it stands. */
interface Listed {
	readonly file: string;
	readonly index: number;
	readonly slug: string;
	/** Of its members. */
	readonly digest: string;
}

/** A page of the list. */
interface Page extends ListDetails {
	readonly file: string;
}

function* itemsOn({ file, length, slugs, digests }: Page): Generator<Listed> {
	const all = slugs.split('\n');
	for (let index = 0; index < length; index++) {
		const digest = digests.slice(index * digestLength, (index + 1) * digestLength);
		yield { file, index, slug: all[index] ?? '', digest };
	}
}

const pointerOf = ({ index }: Listed): string => `/products/${index}`;

/**
 * Every page of every size together is the whole list, once, in name order, and its items agree with the products.
 *
 * @param products - By slug.
 * @param digests - Of the members that lists show, by slug.
 * @param listOf - What was found out about a page of the list.
 */
export function checkProductLists(
	files: PublishedFiles,
	products: ReadonlyMap<string, unknown>,
	digests: ReadonlyMap<string, string>,
	{ pageSizes, productMembers }: ContractFacts,
	listOf: (file: string) => ListDetails | undefined,
	report: Report,
): void {
	const expected = new Set<string>();
	for (const size of pageSizes) {
		const last = Math.max(1, Math.ceil(products.size / size));
		const pages: Page[] = [];
		for (let page = 1; page <= last; page++) {
			const file = `/data/lists/products/${size}/${page}.json`;
			expected.add(file);
			const list = listOf(file);
			if (!list) report({ file, pointer: '', message: 'does not exist.' });
			else pages.push({ file, ...list });
			if (list) checkTotals({ file, ...list }, { page, size, products: products.size }, report);
		}
		for (const page of pages) {
			for (const entry of itemsOn(page)) {
				if (entry.digest !== digests.get(entry.slug)) checkItem(files, entry, products, productMembers, report);
			}
		}
		checkOrder(files, pages, report);
		if (!isWhole(pages, products)) checkWhole(pages, products, size, report);
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

function checkTotals(
	{ file, totals, length }: Page,
	{ page, size, products }: { readonly page: number; readonly size: number; readonly products: number },
	report: Report,
): void {
	const expected = { page, total_count: products, total_pages: Math.ceil(products / size) };
	for (const member of ['page', 'total_count', 'total_pages'] as const) {
		const [own, right] = [totals[member], expected[member]];
		if (own !== right) report({ file, pointer: `/${member}`, message: `is ${own} instead of ${right}.` });
	}
	const count = Math.min(size, products - (page - 1) * size);
	if (length !== count) report({ file, pointer: '/products', message: `has ${length} products instead of ${count}.` });
}

const itemsOf = (files: PublishedFiles, file: string): readonly Resource[] =>
	(files.json(file, () => {}) as { readonly products: readonly Resource[] }).products;

/** Of an item that differs from its product. */
function checkItem(
	files: PublishedFiles,
	entry: Listed,
	products: ReadonlyMap<string, unknown>,
	members: readonly string[],
	report: Report,
): void {
	const { file, slug } = entry;
	const pointer = pointerOf(entry);
	const own = `/api/products/${slug}.json`;
	if (!products.has(slug)) {
		report({ file, pointer, message: `has no file ${own}.` });
		return;
	}
	const item = itemsOf(files, file)[entry.index] ?? {};
	const { product } = files.json(own, () => {}) as { readonly product: Resource };
	for (const member of members) {
		if (JSON.stringify(item[member]) === JSON.stringify(product[member])) continue;
		report({ file, pointer: `${pointer}/${member}`, message: `differs from ${own}.` });
	}
}

function checkOrder(files: PublishedFiles, pages: readonly Page[], report: Report): void {
	const filled = pages.filter(({ first }) => first !== undefined);
	const isInOrder = filled.every(({ isInOrder, first }, index) => {
		const before = filled[index - 1]?.last;
		return isInOrder && first !== undefined && followsInOrder(before && { ...before }, { ...first });
	});
	if (isInOrder) return;
	let before: Resource | undefined;
	for (const { file } of pages) {
		for (const [index, item] of itemsOf(files, file).entries()) {
			if (!followsInOrder(before, item)) {
				const message = `stands after \`${before?.['slug']}\`, against name order.`;
				report({ file, pointer: `/products/${index}`, message });
			}
			before = item;
		}
	}
}

/** Whether every product stands on the pages once, and nothing else does. */
function isWhole(pages: readonly Page[], products: ReadonlyMap<string, unknown>): boolean {
	const slugs = pages.flatMap((page) => (page.length === 0 ? [] : page.slugs.split('\n')));
	const seen = new Set(slugs);
	return slugs.length === products.size && seen.size === products.size && slugs.every((slug) => products.has(slug));
}

/** Says of what is not. */
function checkWhole(
	pages: readonly Page[],
	products: ReadonlyMap<string, unknown>,
	size: number,
	report: Report,
): void {
	const seen = new Map<string, Listed>();
	for (const page of pages) {
		for (const entry of itemsOn(page)) {
			const { file, slug } = entry;
			const first = seen.get(slug);
			const message = first && `repeats \`${slug}\` of ${first.file}#${pointerOf(first)}.`;
			if (message) report({ file, pointer: pointerOf(entry), message });
			else seen.set(slug, entry);
		}
	}
	for (const slug of products.keys()) {
		if (seen.has(slug)) continue;
		report({ file: `/api/products/${slug}.json`, pointer: '', message: `stands on no list page of size ${size}.` });
	}
}

/**
 * The search index: it names every product once and nothing else, in name order, shows of each what its own file says,
 * and leads to it from the plain words of its name, from its name as a whole, and from its categories.
 */
import { isDeepStrictEqual } from 'node:util';
import type { SearchHead } from '../search/index-files.ts';
import { BestLists } from './check-search-best.ts';
import { checkCategories, checkPopularity } from './check-search-facts.ts';
import { checkInfixes } from './check-search-infixes.ts';
import { checkSearchNumbers } from './check-search-numbers.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import {
	headFile,
	type ProductList,
	productLists,
	readHead,
	type StoredProduct,
	storedProducts,
} from './search-index.ts';
import type { Report } from './violation.ts';

const page = '/search.html';
const fieldCount = 6;
const shortestPart = 3;
const longestPart = 16;
const shown = ['name', 'tagline', 'categories'] as const;

type Products = ReadonlyMap<string, Resource>;

export function checkSearch(files: PublishedFiles, products: Products, report: Report): void {
	if (!files.paths.has(headFile)) {
		if (!files.paths.has(page) || !files.text(page).includes(headFile)) return;
		report({ file: headFile, pointer: '', message: `does not exist, but ${page} asks for it.` });
		return;
	}
	const head = readHead(files, report);
	if (!head) return;
	const stored = storedProducts(files, head, report);
	checkProducts(stored, products, report);
	checkSearchNumbers(files, stored, report);
	const terms = checkLists(files, head, stored, report);
	checkPopularity(files, head, stored, report);
	checkCategories(files, head, report);
	checkInfixes(files, head, terms, report);
}

function checkProducts(stored: readonly StoredProduct[], products: Products, report: Report): void {
	const named = new Set<string>();
	const numbers = new Set<number>();
	let before = '';
	for (const { file, slug, number, shown: own } of stored) {
		const say = (message: string) => report({ file, pointer: '', message });
		const product = products.get(slug);
		if (!product) say(`names \`${slug}\`, which does not exist.`);
		else if (named.has(slug)) say(`names \`${slug}\` again.`);
		else if (shown.some((member) => !isDeepStrictEqual(own[member], product[member]))) {
			say(`differs from the product \`${slug}\`.`);
		}
		if (numbers.has(number)) say(`gives \`${slug}\` the number ${number} again.`);
		named.add(slug);
		numbers.add(number);
		const name = String(own.name).toLowerCase();
		// The order of other names is the builder's affair.
		if (!/^[a-z\d ]+$/.test(name)) continue;
		if (name < before) say(`has \`${slug}\` out of name order.`);
		before = name;
	}
	for (const slug of products.keys()) {
		if (!named.has(slug)) report({ file: headFile, pointer: '/groups', message: `lack \`${slug}\`.` });
	}
}

/** @returns The terms of the index. */
function checkLists(files: PublishedFiles, head: SearchHead, stored: readonly StoredProduct[], report: Report) {
	const byNumber = new Map(stored.map((product) => [product.number, product]));
	const missing = new Map(stored.map((product) => [product.number, expectedOf(product)]));
	const lengths = new FieldLengths();
	const terms = new Set<string>();
	const best = new BestLists(head);
	let before = '';
	for (const list of productLists(files, head, report)) {
		const { kind, file, key, field, numbers } = list;
		best.add(list);
		const say = (message: string) => report({ file, pointer: `/${kind}`, message });
		if (kind === 'descriptions') lengths.add(list);
		if (kind === 'terms') {
			if (terms.has(key) && key !== before) say(`have \`${key}\` again.`);
			before = key;
			terms.add(key);
			lengths.add(list);
		}
		if (!list.isInRange) {
			say(`have \`${key}\`, which ${headFile} leads to another file for.`);
		}
		for (const number of numbers) {
			if (!byNumber.has(number)) say(`lead from \`${key}\` to the number ${number}, which is no product.`);
			const expected = missing.get(number);
			const known = expected?.delete(`${kind} ${key}${kind === 'terms' && field > 0 ? ` ${field}` : ''}`);
			if (kind === 'categories' && !known) say(`lead from \`${key}\` to a product that is not in it.`);
			if (kind === 'nameParts' && byNumber.has(number) && !known && isPlain(byNumber.get(number)))
				say(`lead from \`${key}\` to \`${byNumber.get(number)?.slug}\`, whose name has no such part.`);
		}
	}
	for (const [number, expected] of missing) {
		for (const one of expected) {
			const [kind = '', ...key] = one.split(' ');
			const message = `do not lead from \`${key.join(' ')}\` to \`${byNumber.get(number)?.slug}\`.`;
			report({ file: headFile, pointer: `/${kind}`, message });
		}
	}
	best.check(files, head, report);
	checkTotals(head, lengths, stored, report);
	return terms;
}

const plainName = /^[a-z\d]+( [a-z\d]+)*$/;

const isPlain = (product: StoredProduct | undefined): boolean =>
	plainName.test(String(product?.shown.name).toLowerCase());

/** Words of ASCII letters and digits between spaces are terms by any rule; how others are cut is the builder's affair. */
function expectedOf({ shown: { name, categories } }: StoredProduct): Set<string> {
	const text = String(name).toLowerCase();
	const words = text.split(' ').filter((word) => /^[a-z\d]+$/.test(word));
	const slugs = Array.isArray(categories) ? categories.map((slug) => `categories ${slug}`) : [];
	const joined = text.replaceAll(' ', '');
	const count = Math.max(0, joined.length - shortestPart);
	const parts = Array.from({ length: count }, (_, at) => joined.slice(at + 1, at + 1 + longestPart));
	const whole = plainName.test(text) ? [`names ${joined}`, ...parts.map((part) => `nameParts ${part}`)] : [];
	return new Set([...words.map((word) => `terms ${word}`), ...slugs, ...whole]);
}

/** How many distinct terms each field has, as all of them say, and as they can be counted. */
class FieldLengths {
	readonly said = new Map<number, number>();
	readonly counted = new Map<number, number>();

	add({ field, numbers, lengths }: ProductList): void {
		for (const [at, number] of numbers.entries()) {
			const key = number * fieldCount + field;
			const length = lengths[at] ?? 0;
			this.said.set(key, (this.said.get(key) ?? length) === length ? length : Number.NaN);
			this.counted.set(key, (this.counted.get(key) ?? 0) + 1);
		}
	}
}

function checkTotals(
	head: SearchHead,
	{ said, counted }: FieldLengths,
	stored: readonly StoredProduct[],
	report: Report,
) {
	const say = (pointer: string, message: string) => report({ file: headFile, pointer, message });
	if (head.products !== stored.length) say('/products', `are ${head.products} instead of ${stored.length}.`);
	let sum = 0;
	for (const { number, slug } of stored) {
		sum += counted.get(number * fieldCount) ?? 0;
		for (let field = 0; field < fieldCount; field++) {
			const [one, other] = [said, counted].map((lengths) => lengths.get(number * fieldCount + field));
			if (one !== other) say('/terms', `do not say that field ${field} of \`${slug}\` has ${other} terms.`);
		}
	}
	const average = sum / stored.length || 0;
	const [own = 0] = head.averageLengths;
	if (Math.abs(own - average) > 1e-9 * Math.max(1, average)) {
		say('/averageLengths/0', `is ${own} instead of ${average}.`);
	}
}

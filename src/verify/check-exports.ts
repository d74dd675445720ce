/** The dumps hold the catalog that the API holds: nothing is missing in them, and nothing differs. */
import { isDeepStrictEqual } from 'node:util';
import { digest } from './inspect/details-of.ts';
import type { Resource } from './inspect/outcome.ts';
import type { PublishedFiles } from './published-files.ts';
import { readLines } from './read-parts.ts';
import type { Report, Violation } from './violation.ts';

const dumpFile = '/data/catalog.ndjson';
const tableFile = '/data/products.csv';
const changesFile = '/data/changes.json';

type Products = ReadonlyMap<string, unknown>;

/**
 * @param products - By slug.
 * @param digests - Of each product as JSON without its last brace.
 */
export function checkExports(
	files: PublishedFiles,
	products: Products,
	digests: ReadonlySet<string>,
	report: Report,
): void {
	const missing = [dumpFile, tableFile].filter((file) => !files.paths.has(file));
	for (const file of missing) report({ file, pointer: '', message: 'does not exist.' });
	if (missing.length > 0) return;
	checkLines(files, products, digests, report);
	checkRows(files.text(tableFile), products, report);
	checkChanges(files.json(changesFile, report), products, report);
}

const launchesMember = Buffer.from(',"launches":');

function checkLines(files: PublishedFiles, products: Products, digests: ReadonlySet<string>, report: Report): void {
	const faults: Violation[] = [];
	const keep: Report = (fault) => void faults.push(fault);
	let count = 0;
	for (const { line, isWhole } of readLines(files.locate(dumpFile))) {
		if (!isWhole) report({ file: dumpFile, pointer: '', message: 'ends within a line.' });
		else if (!isProductWithLaunches(line, digests)) checkLine(files, line, `/${count}`, products, keep);
		if (isWhole) count++;
	}
	checkCount(dumpFile, count, products, report);
	for (const fault of faults) report(fault);
}

/** Whether a line is the JSON of a product with its launches behind the other members. */
function isProductWithLaunches(line: Buffer, digests: ReadonlySet<string>): boolean {
	const at = line.lastIndexOf(launchesMember);
	if (at < 0 || !digests.has(digest(line.subarray(0, at)))) return false;
	const rest = line.toString('utf8', at + launchesMember.length);
	return rest.startsWith('[') && rest.endsWith(']}') && parseLine(rest.slice(0, -1)) !== undefined;
}

function checkLine(files: PublishedFiles, line: Buffer, pointer: string, products: Products, report: Report): void {
	const parsed = parseLine(line.toString('utf8')) as Resource | undefined;
	const { launches, ...product } = parsed ?? {};
	if (parsed === undefined) report({ file: dumpFile, pointer, message: 'is not JSON.' });
	else if (!Array.isArray(launches)) report({ file: dumpFile, pointer, message: 'has no list of launches.' });
	else if (!isDeepStrictEqual(product, productOf(files, String(product['slug']), products)))
		report({ file: dumpFile, pointer, message: `differs from the product \`${product['slug']}\`.` });
}

function productOf(files: PublishedFiles, slug: string, products: Products): unknown {
	if (!products.has(slug)) return undefined;
	return (files.json(`/api/products/${slug}.json`, () => {}) as { readonly product?: unknown }).product;
}

function parseLine(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

/** No field of the table holds a line break, so that each row is a line. */
function checkRows(text: string, products: Products, report: Report): void {
	const [head, ...rows] = text.split('\r\n').slice(0, -1);
	if (!head?.startsWith('slug,name,')) report({ file: tableFile, pointer: '', message: 'has no head.' });
	checkCount(tableFile, rows.length, products, report);
	for (const [index, row] of rows.entries()) {
		const slug = row.slice(0, (row.indexOf(',') + 1 || row.length + 1) - 1);
		const pointer = `/${index + 1}`;
		if (!products.has(slug)) report({ file: tableFile, pointer, message: `is of \`${slug}\`, which is no product.` });
		const formula = mayHoldFormula.test(row) ? fieldsOf(row).findIndex((field) => mayRun.test(field)) : -1;
		if (formula >= 0)
			report({ file: tableFile, pointer: `${pointer}/${formula}`, message: `holds a formula of \`${slug}\`.` });
	}
}

/** What spreadsheets take for a formula. */
const mayRun = /^[=+@\t\r＝＋－＠-]/;

/** Where a field could begin, and a formula in it. */
const mayHoldFormula = /(?:^|[,"])[=+@\t\r＝＋－＠-]/;

/** RFC 4180 section 2, rules 5 to 7. */
function fieldsOf(row: string): string[] {
	return Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain = '']) =>
		quoted === undefined ? plain : quoted.replaceAll('""', '"'),
	);
}

function checkCount(file: string, count: number, { size }: Products, report: Report): void {
	if (count !== size) report({ file, pointer: '', message: `has ${count} products instead of ${size}.` });
}

/** A product that is withdrawn stands in one place only: among those that were removed last. */
function checkChanges(changes: unknown, products: Products, report: Report): void {
	if (changes === undefined) return;
	const { releases } = (changes ?? {}) as { releases?: unknown };
	if (!Array.isArray(releases)) {
		report({ file: changesFile, pointer: '/releases', message: 'is not a list of releases.' });
		return;
	}
	const removed = new Set<string>();
	for (const [number, release] of (releases as readonly (ReleaseNote | null)[]).entries()) {
		const list = `/releases/${number}/products`;
		for (const kind of ['added', 'changed'] as const) {
			for (const [index, slug] of (release?.products?.[kind] ?? []).entries()) {
				if (products.has(slug)) continue;
				const pointer = `${list}/${kind}/${index}`;
				report({ file: changesFile, pointer, message: `is \`${slug}\`, which is no product.` });
			}
		}
		for (const [index, slug] of (release?.products?.removed ?? []).entries()) {
			if (!products.has(slug) && removed.has(slug)) {
				const pointer = `${list}/removed/${index}`;
				report({ file: changesFile, pointer, message: `is \`${slug}\`, which was removed for good later.` });
			}
			removed.add(slug);
		}
	}
}

interface ReleaseNote {
	readonly products?: { readonly [kind in 'added' | 'changed' | 'removed']?: readonly string[] };
}

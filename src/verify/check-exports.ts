/** The dumps hold the catalog that the API holds: nothing is missing in them, and nothing differs. */
import { isDeepStrictEqual } from 'node:util';
import type { Resource } from './check-product-lists.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const dumpFile = '/data/catalog.ndjson';
const tableFile = '/data/products.csv';
const changesFile = '/data/changes.json';

/** @param products - The single resources by slug, in the order of their files. */
export function checkExports(files: PublishedFiles, products: ReadonlyMap<string, Resource>, report: Report): void {
	const missing = [dumpFile, tableFile].filter((file) => !files.paths.has(file));
	for (const file of missing) report({ file, pointer: '', message: 'does not exist.' });
	if (missing.length > 0) return;
	checkLines(files.text(dumpFile), products, report);
	checkRows(files.text(tableFile), products, report);
	checkChanges(files.json(changesFile, report), products, report);
}

function checkLines(text: string, products: ReadonlyMap<string, Resource>, report: Report): void {
	const lines = text.split('\n').slice(0, -1);
	if (!text.endsWith('\n') && text !== '') report({ file: dumpFile, pointer: '', message: 'ends within a line.' });
	checkCount(dumpFile, lines.length, products, report);
	for (const [index, line] of lines.entries()) {
		const pointer = `/${index}`;
		const parsed = parseLine(line);
		const { launches, ...product } = parsed ?? {};
		if (parsed === undefined) report({ file: dumpFile, pointer, message: 'is not JSON.' });
		else if (!Array.isArray(launches)) report({ file: dumpFile, pointer, message: 'has no list of launches.' });
		else if (!isDeepStrictEqual(product, products.get(String(product['slug'])))) {
			report({ file: dumpFile, pointer, message: `differs from the product \`${product['slug']}\`.` });
		}
	}
}

function parseLine(line: string): Resource | undefined {
	try {
		return JSON.parse(line) as Resource;
	} catch {
		return undefined;
	}
}

/** No field of the table holds a line break, so that each row is a line. */
function checkRows(text: string, products: ReadonlyMap<string, Resource>, report: Report): void {
	const [head, ...rows] = text.split('\r\n').slice(0, -1);
	if (!head?.startsWith('slug,name,')) report({ file: tableFile, pointer: '', message: 'has no head.' });
	checkCount(tableFile, rows.length, products, report);
	for (const [index, row] of rows.entries()) {
		const [slug = ''] = row.split(',');
		const pointer = `/${index + 1}`;
		if (!products.has(slug)) report({ file: tableFile, pointer, message: `is of \`${slug}\`, which is no product.` });
		const formula = fieldsOf(row).findIndex((field) => mayRun.test(field));
		if (formula >= 0)
			report({ file: tableFile, pointer: `${pointer}/${formula}`, message: `holds a formula of \`${slug}\`.` });
	}
}

/** What spreadsheets take for a formula. */
const mayRun = /^[=+@\t\r＝＋－＠-]/;

/** RFC 4180 section 2, rules 5 to 7. */
function fieldsOf(row: string): string[] {
	return Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain = '']) =>
		quoted === undefined ? plain : quoted.replaceAll('""', '"'),
	);
}

function checkCount(file: string, count: number, { size }: ReadonlyMap<string, Resource>, report: Report): void {
	if (count !== size) report({ file, pointer: '', message: `has ${count} products instead of ${size}.` });
}

/** A product that is withdrawn stands in one place only: among those that were removed last. */
function checkChanges(changes: unknown, products: ReadonlyMap<string, Resource>, report: Report): void {
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

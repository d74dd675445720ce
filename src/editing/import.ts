/** Imports products of a table: all that it would change is planned, checked with the whole content, and only then written. */

import { isDeepStrictEqual } from 'node:util';
import { sameProducts } from '../build/check/same-products.ts';
import { type LoadOptions, loadContent } from '../catalog/load.ts';
import { folderLabel } from '../content/content-folder.ts';
import { valueAt } from '../content/describe-problem.ts';
import { ContentError } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import { printable } from '../content/schemas/text.ts';
import { websiteKey } from '../contract/data-files.ts';
import { counted, grouped } from '../contract/text.ts';
import { ChangeSet } from './change-set.ts';
import { type ColumnMap, dayColumn, type Field, mapColumns, unreadColumns } from './columns.ts';
import { type ProductEntry, productsByAnySlug } from './entries.ts';
import { type Edit, entryText, parse, splitFrontMatter } from './front-matter.ts';
import { categoryName, type ImportedProduct, type ImportOptions, rowReader } from './import-rows.ts';
import { problemLines, type Row, type RowProblem, refuse, type Table } from './table.ts';

interface Plan {
	readonly changes: ChangeSet;
	/** Names of new categories, by slug. */
	readonly categories: ReadonlyMap<string, string>;
	readonly added: readonly ImportedProduct[];
	/** Products of the content that the table has as well. */
	readonly updates: readonly ProductUpdate[];
}

export interface Import extends Plan {
	readonly table: Table;
	readonly columns: ColumnMap;
	/** A line about columns that no field has. */
	readonly unread: readonly string[];
	readonly options: ImportOptions;
	/** Problems of the rows that are left out. */
	readonly skipped: readonly RowProblem[];
}

/**
 * @throws {UserError} with every row that cannot be imported, unless these are skipped.
 * @throws {ContentError} when the content has issues of its own.
 */
export function prepareImport(table: Table, options: ImportOptions, into: LoadOptions): Import {
	const { content } = loadContent(into);
	const columns = mapColumns(table, options.map, content.site.fields);
	const unread = unreadColumns(table, columns, options.map, content.site.fields);
	let skipped = table.problems;
	let { rows } = table;
	for (;;) {
		const { problems, ...plan } = planRows(rows, content, columns, options, into);
		skipped = [...skipped, ...problems];
		if (skipped.length > 0 && !options.skipBad) {
			const remedy = ' Correct the rows, or leave them out with `--skip-bad`.';
			refuse(table, skipped, [remedy, ...unread].join('\n'));
		}
		if (problems.length === 0) return { ...plan, table, columns, unread, options, skipped };
		const bad = new Set(problems.map(({ row }) => row));
		rows = rows.filter(({ row }) => !bad.has(row));
	}
}

/** Plans the changes of all rows, and finds what is wrong with rows in the content that they would make. */
function planRows(
	rows: readonly Row[],
	content: Content,
	columns: ColumnMap,
	options: ImportOptions,
	into: LoadOptions,
): Plan & { readonly problems: readonly RowProblem[] } {
	const existing = productsByAnySlug(content.products);
	const read = rowReader(content, columns, options);
	const changes = new ChangeSet(into.contentDir);
	const problems: RowProblem[] = [];
	const rowOf = new Map<string, number>();
	const categories = new Map<string, string>();
	const added: ImportedProduct[] = [];
	const updates: ProductUpdate[] = [];
	for (const given of rows) {
		const product = read(given);
		if (!('slug' in product)) {
			problems.push(product);
			continue;
		}
		const { row, slug, fields, launch, body } = product;
		const present = existing.get(slug);
		const source = present?.source ?? `products/${slug}.md`;
		const report = (field: Field, message: string) =>
			problems.push({ row, field: columns.get(field) ?? field, message });
		const website = present?.frontMatter.website_url;
		const key = (address: unknown) => websiteKey(String(address)) ?? address;
		const isOther = website && fields['website_url'] && key(website) !== key(fields['website_url']);
		if (rowOf.has(source)) {
			report(
				'slug',
				`\`${slug}\` is also the product in row ${rowOf.get(source)}. Delete one of the two rows, or add a column \`slug\`.`,
			);
		} else if (isOther && product.isSlugGuessed && !options.force) {
			report(
				'website_url',
				`\`${slug}\` has a different website. Write the slug of this product in a column \`slug\`.`,
			);
		} else {
			rowOf.set(source, row);
			for (const [slug, text] of options.createCategories ? product.missing : []) {
				if (categories.has(slug)) continue;
				categories.set(slug, categoryName(text));
				rowOf.set(`categories/${slug}.md`, row);
				changes.write(`categories/${slug}.md`, entryText({ name: categoryName(text) }));
			}
			if (present) updates.push(updateProduct(present, product, changes, options, content.records));
			else {
				added.push(product);
				changes.write(source, entryText({ ...fields, ...(launch && { launches: [launch] }) }, body));
			}
		}
	}
	const found = changes.changes.length > 0 ? checkedProblems(changes, into, rowOf, columns, options) : [];
	return { changes, categories, added, updates, problems: [...problems, ...found] };
}

/** The issues of files that come from rows, at the cells of these rows. @throws {ContentError} for any other file. */
function checkedProblems(
	changes: ChangeSet,
	into: LoadOptions,
	rowOf: ReadonlyMap<string, number>,
	columns: ColumnMap,
	{ allowDuplicates }: ImportOptions,
): RowProblem[] {
	const sourceOf = (path: string): string => path.slice(folderLabel(into.contentDir).length + 1);
	const problem = (row: number, field: string, message: string): RowProblem => {
		const name =
			field
				.split('.')
				.at(-1)
				?.replace(/\[\d+\]$/, '') ?? field;
		return { row, field: columns.get(name === 'body' ? 'description' : name) ?? name, message };
	};
	try {
		const { content } = changes.check(into);
		const added = new Set(changes.changes.filter(({ kind }) => kind === 'added').map(({ source }) => source));
		return (allowDuplicates ? [] : sameProducts(content)).flatMap(({ path, field, message }) => {
			const row = added.has(sourceOf(path)) ? rowOf.get(sourceOf(path)) : undefined;
			return row === undefined ? [] : [problem(row, field, `${message} If not, use \`--allow-duplicates\`.`)];
		});
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.issues.map(({ path, field, message }) => {
			const row = rowOf.get(sourceOf(path));
			if (row === undefined) throw error;
			const found = problem(row, sourceOf(path).startsWith('categories/') ? 'categories' : field, message);
			if (message.startsWith('No category has ')) {
				return { ...found, message: `${message} To add it, use \`--create-categories\`.` };
			}
			if (!message.startsWith('Missing.')) return found;
			const option = found.field === 'categories' ? ', or use `--category`' : '';
			return { ...found, message: `${message} Add a column \`${found.field}\`${option}.` };
		});
	}
}

/** Describes how columns were read, which values stay although they differ, and which rows are left out; in a dry run also the changes. */
export function describeImport(
	{ table, columns, unread, options, categories, added, updates, skipped }: Import,
	isDry: boolean,
): string[] {
	const addedLine = ({ slug, fields, launch }: ImportedProduct) =>
		`added      ${slug}: ${fields['name']}${launch ? `, ${launch['period']}` : ''}`;
	return [
		`${table.path}: ${counted(table.rows.length, 'row')}.`,
		...Array.from(columns, ([field, column]) => `  ${column} → ${field}`),
		...unread,
		...dayColumn(columns, options),
		...(isDry
			? [...Array.from(categories, ([slug, name]) => `added      category ${slug}: ${name}`), ...added.map(addedLine)]
			: []),
		...updates.flatMap(({ slug, changes, conflicts }) => [
			...(isDry ? changes : []).map(
				({ field, before = 'none', after }) => `changed    ${slug} ${field}: ${shown(before)} → ${shown(after)}`,
			),
			...conflicts.map(
				({ field, before, after }) => `kept       ${slug} ${field}: ${shown(before)}, not ${shown(after)}`,
			),
		]),
		...problemLines(table, skipped).map((line) => `skipped    ${line}`),
		...(columns.has('votes') && !columns.has('period') && options.period === undefined
			? ['Votes are left out, because they belong to a launch. Give its week with `--period SLUG`.']
			: []),
		...(added.some(({ launch }) => launch) && !options.approve
			? [
					'The launches are waiting for approval: `npm run approve` lists them. To publish them at once, use `--approve`.',
				]
			: []),
		summaryOf({ added, updates, skipped }),
	];
}

function summaryOf({ added, updates, skipped }: Pick<Import, 'added' | 'updates' | 'skipped'>): string {
	const changed = updates.filter(({ changes }) => changes.length > 0).length;
	const conflicts = updates.reduce((sum, update) => sum + update.conflicts.length, 0);
	const parts = [
		`${counted(added.length, 'product')} added`,
		`${grouped(changed)} changed`,
		`${grouped(updates.length - changed)} unchanged`,
		...(conflicts > 0 ? [`${counted(conflicts, 'different value')} kept (\`--force\` overwrites them)`] : []),
		...(skipped.length > 0 ? [`${counted(new Set(skipped.map(({ row }) => row)).size, 'row')} skipped`] : []),
	];
	return `${parts.join(', ')}.`;
}

/** A value on one line, cut where it is long. */
function shown(value: unknown): string {
	const text = printable(typeof value === 'string' ? value : JSON.stringify(value));
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

interface FieldChange {
	/** Such as `tagline` or `launches[2026-w46].votes`. */
	readonly field: string;
	/** `undefined` where there was none. */
	readonly before: unknown;
	readonly after: unknown;
}

interface ProductUpdate {
	readonly slug: string;
	readonly changes: readonly FieldChange[];
	/** What differs and stays. */
	readonly conflicts: readonly FieldChange[];
}

/** Adds the values that a product's file lacks. Existing values stay unless `force` is set. */
function updateProduct(
	{ slug, source, frontMatter, body }: ProductEntry,
	imported: ImportedProduct,
	changeSet: ChangeSet,
	{ force }: ImportOptions,
	records: ReadonlyMap<string, unknown>,
): ProductUpdate {
	const [, yaml] = splitFrontMatter(changeSet.text(source).replaceAll('\r\n', '\n'));
	const written: unknown = parse(yaml).toJS();
	const [edits, changes, conflicts]: [Edit[], FieldChange[], FieldChange[]] = [[], [], []];
	/** @returns Whether the value of the table is taken. */
	const take = (change: FieldChange): boolean => {
		const isTaken = change.before === undefined || force === true;
		(isTaken ? changes : conflicts).push(change);
		return isTaken;
	};
	const set = (field: string, path: Edit['path'], after: unknown, isFinal = false): void => {
		const existing = valueAt(frontMatter, path);
		if (isDeepStrictEqual(existing, after)) return;
		if (take({ field, before: valueAt(written, path) ?? (isFinal ? existing : undefined), after })) {
			edits.push({ path, value: after });
		}
	};
	for (const [field, after] of Object.entries(imported.fields)) set(field, [field], after);
	const { launches } = frontMatter;
	const { period, ...figures } = imported.launch ?? {};
	const index = launches.findIndex((launch) => launch.period === period);
	if (imported.launch && index < 0) {
		const isFirst = launches.length === 0;
		set(
			`launches[${period}]`,
			isFirst ? ['launches'] : ['launches', launches.length],
			isFirst ? [imported.launch] : imported.launch,
		);
	} else {
		// What a closed week has been published with stays.
		const isFinal = records.has(String(period));
		for (const [field, after] of Object.entries(figures)) {
			set(`launches[${period}].${field}`, ['launches', index, field], after, isFinal);
		}
	}
	const after = imported.body?.normalize('NFC');
	const isBodyTaken = after && after !== body && take({ field: 'description', before: body || undefined, after });
	changeSet.edit(source, edits, isBodyTaken ? after : undefined);
	return { slug, changes, conflicts };
}

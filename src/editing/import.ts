/** Imports products of a table: all that it would change is planned, checked with the whole content, and only then written. */
import type { LoadOptions } from '../catalog/load.ts';
import { labelOf } from '../content/content-folder.ts';
import { ContentError } from '../content/issue.ts';
import { readContent } from '../content/read-content.ts';
import { lettersAndDigits } from '../content/schemas/near-name.ts';
import { printable, quote } from '../content/schemas/text.ts';
import { counted, grouped } from '../contract/counts.ts';
import { websiteKey } from '../contract/website-key.ts';
import { ChangeSet } from './change-set.ts';
import { type ColumnMap, mapColumns } from './columns.ts';
import type { ProductEntry } from './entries.ts';
import { entryText } from './front-matter-edit.ts';
import { type ImportedProduct, type ImportOptions, problemAt, type RowProblem, rowReader } from './import-rows.ts';
import { type ProductUpdate, updateProduct } from './import-update.ts';
import { type Problem, problemLines, type Row, refuse, type Table } from './table.ts';

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
	readonly options: ImportOptions;
	/** Problems of the rows that are left out. */
	readonly skipped: readonly Problem[];
}

type Into = Pick<LoadOptions, 'contentDir' | 'date'>;

/**
 * @throws {EditError} with every row that cannot be imported, unless these are skipped.
 * @throws {ContentError} when the content has issues of its own.
 */
export function prepareImport(table: Table, options: ImportOptions, into: Into): Import {
	const content = readContent(into.contentDir);
	const columns = mapColumns(table, options.map);
	const skipped: Problem[] = [...table.problems];
	const planRows = rowPlanner(content, columns, options, into);
	let rows = table.rows;
	for (;;) {
		const { problems, ...plan } = planRows(rows);
		skipped.push(...problems);
		if (skipped.length > 0 && !options.skipBad) {
			refuse(table.path, skipped, ' Correct the rows, or leave them out with `--skip-bad`.');
		}
		if (problems.length === 0) return { ...plan, table, columns, options, skipped };
		const bad = new Set(problems.map(({ row }) => row));
		rows = rows.filter((row) => !bad.has(row));
	}
}

/** Plans the import of rows: what they change, and what is wrong with them in the content that they make. */
function rowPlanner(content: ReturnType<typeof readContent>, columns: ColumnMap, options: ImportOptions, into: Into) {
	const { contentDir } = into;
	const former = content.products.flatMap((product) =>
		product.frontMatter.former_slugs.map((slug) => [slug, product] as const),
	);
	const existing = new Map([...former, ...content.products.map((product) => [product.slug, product] as const)]);
	return (rows: readonly Row[]): Plan & { readonly problems: readonly RowProblem[] } => {
		const { read, missing } = rowReader(content, columns, options);
		const changes = new ChangeSet(contentDir);
		const problems: RowProblem[] = [];
		const products = new Map<string, ImportedProduct>();
		const duplicateOf = duplicateFinder(content.products, options);
		const added: ImportedProduct[] = [];
		const updates: ProductUpdate[] = [];
		for (const row of rows) {
			const product = read(row, (problem) => problems.push(problem));
			if (!product) continue;
			const present = existing.get(product.slug);
			const source = present?.source ?? `products/${product.slug}.md`;
			const [field, message] = sameSlug(product, products.get(source)) ?? duplicateOf(product, present) ?? [];
			if (field !== undefined && message !== undefined) {
				problems.push(problemAt(row, columns, field, message));
				continue;
			}
			products.set(source, product);
			if (present) updates.push(updateProduct(present, product, changes, options, content.records));
			else {
				const { fields, launch, body } = product;
				added.push(product);
				changes.write(source, entryText({ ...fields, ...(launch && { launches: [launch] }) }, body));
			}
		}
		const categories = new Map<string, string>();
		for (const product of options.createCategories ? products.values() : []) {
			for (const slug of product.fields.categories) {
				const name = missing.get(slug);
				if (name === undefined || categories.has(slug)) continue;
				categories.set(slug, name);
				products.set(`categories/${slug}.md`, product);
				changes.write(`categories/${slug}.md`, entryText({ name }));
			}
		}
		if (!changes.isEmpty) problems.push(...checkedProblems(changes, into, products, columns));
		return { changes, categories, added, updates, problems };
	};
}

/** What the check finds in files that come from rows, at the cells of these. @throws {ContentError} for any other file. */
function checkedProblems(
	changes: ChangeSet,
	into: Into,
	products: ReadonlyMap<string, ImportedProduct>,
	columns: ColumnMap,
): RowProblem[] {
	try {
		changes.check(into);
		return [];
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.issues.map(({ path, field, message }) => {
			const source = path.slice(labelOf(into.contentDir).length + 1);
			const product = products.get(source);
			if (!product) throw error;
			const [name = 'row'] = field === 'front matter' ? [] : (field.split('.').at(-1)?.split('[') ?? []);
			const known = source.startsWith('categories/') ? 'categories' : name === 'body' ? 'description' : name;
			const isUnknown = known === 'categories' && message.startsWith('No category');
			const remedy = isUnknown ? ' `--create-categories` adds those that are missing.' : '';
			return problemAt(product.row, columns, known, message + remedy);
		});
	}
}

type Fault = readonly [field: string, message: string];

function sameSlug({ slug }: ImportedProduct, other: ImportedProduct | undefined): Fault | undefined {
	const message = `\`${slug}\` is the product in line ${other?.row.line}, too. Delete one of the two, or write slugs into a column \`slug\`.`;
	return other && ['slug', message];
}

/** Finds rows that give a product which the catalog, or an earlier row, has under another slug. */
function duplicateFinder(products: readonly ProductEntry[], { allowDuplicates, force }: ImportOptions) {
	const known = new Map<string, string>();
	const keysOf = (name: string, website: unknown): Fault[] => [
		['name', `name ${lettersAndDigits(name)}`],
		...(typeof website === 'string' ? [['website_url', `website ${websiteKey(website) ?? website}`] as const] : []),
	];
	const add = (slug: string, keys: readonly Fault[]) => {
		for (const [, key] of keys) if (!known.has(key)) known.set(key, slug);
	};
	for (const { slug, frontMatter } of products) add(slug, keysOf(frontMatter.name, frontMatter.website_url));
	return ({ slug, isSlugGuessed, fields }: ImportedProduct, present: ProductEntry | undefined): Fault | undefined => {
		const keys = keysOf(fields.name, fields['website_url']);
		const own = present?.slug ?? slug;
		const same = keys.find(([, key]) => (known.get(key) ?? own) !== own);
		if (same && !allowDuplicates) {
			const [field, key] = same;
			const other = known.get(key);
			const what = field === 'name' ? 'name' : 'website';
			const message = `${quote(String(fields[field]))} is the ${what} of \`${other}\`. If both are one product, write \`${other}\` into a column \`slug\`, or delete a row; if not, use \`--allow-duplicates\`.`;
			return [field, message];
		}
		const website = present?.frontMatter.website_url;
		const [, key] = keys[1] ?? [];
		if (isSlugGuessed && !force && website && key !== undefined && key !== keysOf('', website)[1]?.[1]) {
			return ['website_url', `\`${own}\` has another website. Write the slug of the product into a column \`slug\`.`];
		}
		add(own, keys);
		return undefined;
	};
}

/** How the columns were understood, what stays although it differs, and which rows are left out; of a dry run, also what changes. */
export function describeImport(
	{ table, columns, options, categories, added, updates, skipped }: Import,
	isDry: boolean,
): string[] {
	const fieldOf = new Map([...columns].flatMap(([field, names]) => names.map((name) => [name, field])));
	const unread = table.columns.filter((column) => !fieldOf.has(column));
	const hasWeek = options.period !== undefined || columns.has('period');
	return [
		`${table.path}: ${counted(table.rows.length, 'row')}.`,
		...[...fieldOf].map(([column, field]) => `  ${column} → ${field}`),
		...(unread.length > 0 ? [`  left out: ${unread.join(', ')}`] : []),
		...(isDry ? [...categories].map(([slug, name]) => `added      category ${slug}: ${name}`) : []),
		...(isDry
			? added.map(
					({ slug, fields, launch }) => `added      ${slug}: ${fields.name}${launch ? `, ${launch['period']}` : ''}`,
				)
			: []),
		...updates.flatMap(({ slug, changes, conflicts }) => [
			...(isDry ? changes : []).map(({ field, before, after }) =>
				before === undefined
					? `changed    ${slug} ${field}: ${shown(after)} is added`
					: `changed    ${slug} ${field}: ${shown(before)} becomes ${shown(after)}`,
			),
			...conflicts.map(
				({ field, before, after }) => `kept       ${slug} ${field}: ${shown(before)}, not ${shown(after)}`,
			),
		]),
		...problemLines(table.path, skipped).map((line) => `skipped    ${line}`),
		...(!hasWeek && columns.has('votes')
			? [
					'Votes belong to a launch and are left out: give a week with `--period SLUG`, or a column with `--map COLUMN=period`.',
				]
			: []),
		...(hasWeek && added.length > 0 && !options.approve
			? ['The launches wait for approval: `npm run approve` lists them. With `--approve` they are public at once.']
			: []),
		summaryOf({ added, updates, skipped }),
	];
}

function summaryOf({ added, updates, skipped }: Pick<Import, 'added' | 'updates' | 'skipped'>): string {
	const changed = updates.filter(({ changes }) => changes.length > 0).length;
	const conflicts = updates.reduce((sum, update) => sum + update.conflicts.length, 0);
	const parts = [
		...[`${counted(added.length, 'product')} added`, `${grouped(changed)} changed`],
		`${grouped(updates.length - changed)} unchanged`,
		...(conflicts > 0 ? [`${counted(conflicts, 'value')} kept that differ (\`--force\` overwrites them)`] : []),
		...(skipped.length > 0 ? [`${counted(new Set(skipped.map(({ line }) => line)).size, 'row')} skipped`] : []),
	];
	return `${parts.join(', ')}.`;
}

/** A value on one line, cut where it is long. */
function shown(value: unknown): string {
	const text = printable(typeof value === 'string' ? value : JSON.stringify(value));
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

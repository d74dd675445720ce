/** From what was read to what would be written. Nothing here reads or writes a file. */
import type { Content } from '../../content/read-content.ts';
import { EditError } from '../edit-error.ts';
import { type ColumnMap, mapColumns } from './column-map.ts';
import { type Field, launchFields } from './fields.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './import-plan.ts';
import type { NewCategory } from './imported-product.ts';
import { planProducts } from './plan-products.ts';
import { readPublished } from './published-products.ts';
import type { PublishedSource } from './published-source.ts';
import { type ReadRow, readRow } from './read-row.ts';
import type { RowProblem, SourceTable } from './source.ts';
import { ImportVocabulary } from './vocabulary.ts';

type ImportedInto = Pick<Content, 'site' | 'categories' | 'launchPeriods' | 'products'>;

export interface PlanFacts {
	/** The front matter of a product's file as it is written, without defaults. */
	readonly writtenOf: (product: Content['products'][number]) => unknown;
}

/** @throws {EditError} One sentence about an option that cannot be used. */
export function planTable(
	table: SourceTable,
	content: ImportedInto,
	options: ImportOptions,
	{ writtenOf }: PlanFacts,
): ImportPlan {
	const vocabulary = new ImportVocabulary(content, options);
	const resolved = resolveOptions(options, vocabulary);
	const columns = mapColumns(table, options.map);
	if (options.map.length === 0 && table.rows.length === 0 && table.problems.length === 0)
		throw new EditError(`Cannot import \`${table.name}\`: it has no rows.`);
	const rows = table.rows.map((row) => readRow(row, columns, vocabulary, resolved));
	const planned = planProducts(rows, content, options, writtenOf);
	return {
		source: {
			name: table.name,
			format: table.format,
			rows: table.rows.length + table.problems.length,
			columns: summaryOf(table, columns, options),
		},
		...planned,
		problems: [...table.problems, ...planned.problems],
		...newEntries(vocabulary, rows, planned.problems),
		notes: notesOf(columns, options, planned.added.length),
	};
}

export function planPublished(
	source: PublishedSource,
	content: ImportedInto,
	options: ImportOptions,
	{ writtenOf }: PlanFacts,
): ImportPlan {
	const vocabulary = new ImportVocabulary(content, options);
	const resolved = resolveOptions(options, vocabulary);
	if (options.map.length > 0)
		throw new EditError(`Cannot use \`--map\` with \`${source.name}\`: its fields are those of the content already.`);
	if (options.period !== undefined)
		throw new EditError(`Cannot use \`--period\` with \`${source.name}\`: its products have weeks already.`);
	const own = new Set(content.products.map(({ slug }) => slug));
	const rows = source.products.map((product, index) =>
		readPublished(
			product,
			{
				place: source.placeOf(index, product.slug),
				launches: source.launches.get(product.slug) ?? [],
				formerSlugs: (source.formerSlugs.get(product.slug) ?? []).filter((slug) => !own.has(slug)),
			},
			vocabulary,
			resolved,
		),
	);
	// Weeks without a launch belong to the site as well.
	const weeks = new Map(source.periods.map((period) => [period.slug, period]));
	if (options.createPeriods) for (const slug of weeks.keys()) vocabulary.period(slug);
	// A catalog may have products of one name or website: its own editors have let it.
	const planned = planProducts(rows, content, { ...options, allowDuplicates: true }, writtenOf);
	const entries = newEntries(vocabulary, rows, planned.problems, weeks.keys());
	const newPeriods = entries.newPeriods.map((period) => ({
		...period,
		name: weeks.get(period.slug)?.name ?? period.name,
	}));
	return {
		source: { name: source.name, format: source.format, rows: source.products.length, columns: [] },
		...planned,
		newCategories: entries.newCategories.map(
			({ slug, name }): NewCategory => ({ slug, name: source.categoryNames[slug] ?? name }),
		),
		newPeriods,
		notes: waiting(options, planned.added.length),
	};
}

/** Categories and weeks that are missing, as far as rows that are imported name them. */
function newEntries(
	{ newCategories, newPeriods }: ImportVocabulary,
	rows: readonly ReadRow[],
	problems: readonly RowProblem[],
	weeks: Iterable<string> = [],
): Pick<ImportPlan, 'newCategories' | 'newPeriods'> {
	const bad = new Set(problems.map(({ place }) => place));
	const products = rows.flatMap((row) => ('product' in row && !bad.has(row.product.place) ? [row.product] : []));
	const categories = new Set(products.flatMap(({ fields }) => fields.categories));
	const periods = new Set([...weeks, ...products.flatMap(({ launches }) => launches.map(({ period }) => period))]);
	return {
		newCategories: newCategories.filter(({ slug }) => categories.has(slug)),
		newPeriods: newPeriods.filter(({ slug }) => periods.has(slug)),
	};
}

/** The week and the category that are given for all rows, by their slugs. */
function resolveOptions(
	options: ImportOptions,
	vocabulary: ImportVocabulary,
): Pick<ImportOptions, 'period' | 'category' | 'approve'> {
	const resolve = (
		flag: string,
		text: string | undefined,
		find: (text: string) => ReturnType<ImportVocabulary['category']>,
	) => {
		const found = text === undefined ? undefined : find(text);
		if (found === undefined) return undefined;
		if ('message' in found) throw new EditError(`Cannot use \`--${flag}\`: ${found.message}`);
		return found.slug;
	};
	return {
		period: resolve('period', options.period, (text) => vocabulary.period(text)),
		category: resolve('category', options.category, (text) => vocabulary.category(text)),
		approve: options.approve,
	};
}

function summaryOf({ columns }: SourceTable, map: ColumnMap, options: ImportOptions): ImportPlan['source']['columns'] {
	const fieldOf = new Map([...map].flatMap(([field, names]) => names.map((name) => [name, field])));
	const used = (field: Field | undefined) => field !== undefined && !isUnused(field, map, options);
	return columns.map((column) => ({ column, field: used(fieldOf.get(column)) ? fieldOf.get(column) : undefined }));
}

/** A field that is known and means nothing here. */
function isUnused(field: Field, map: ColumnMap, { period, approve }: ImportOptions): boolean {
	if (field === 'period') return period !== undefined;
	if (launchFields.includes(field) && period === undefined && !map.has('period')) return true;
	return (field === 'first_launched_on' || field === 'approved') && !approve;
}

function notesOf(map: ColumnMap, options: ImportOptions, added: number): string[] {
	const hasWeek = options.period !== undefined || map.has('period');
	const withoutWeek = hasWeek ? [] : launchFields.filter((field) => map.has(field));
	const names = withoutWeek.map((field) => `\`${field}\``).join(', ');
	return [
		...(withoutWeek.length > 0
			? [
					`${names} belong to a launch and are left out: there is no week. Give one with \`--period SLUG\`, or a column with \`--map COLUMN=period\`.`,
				]
			: []),
		...(map.has('first_launched_on') && !options.approve
			? ['`first_launched_on` makes a product public and is left out: `--approve` takes it over.']
			: []),
		...(added > 0 && !hasWeek && !(options.approve && map.has('first_launched_on'))
			? [
					'Products without a launch are not public. Give them a week with `--period SLUG`, or a day with `--approve` and a column `first_launched_on`.',
				]
			: []),
		...(hasWeek ? waiting(options, added) : []),
	];
}

const waiting = ({ approve }: ImportOptions, added: number): string[] =>
	approve || added === 0
		? []
		: ['The launches wait for approval: `npm run pending` lists them. With `--approve` they are public at once.'];

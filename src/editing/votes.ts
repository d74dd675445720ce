/** Votes, comments and scores of a week: from a table or a command into the files of the products. */
import { describeProblem } from '../content/describe-problem.ts';
import type { Content } from '../content/read-content.ts';
import { lettersAndDigits } from '../content/schemas/names.ts';
import { productFrontMatter } from '../content/schemas/product.ts';
import { excerpt, quote } from '../content/schemas/text.ts';
import { suggest } from '../urls/nearest.ts';
import { UserError } from '../user-error.ts';
import type { ChangeSet } from './change-set.ts';
import { mapColumns, numberOf, wholeNumberOf } from './columns.ts';
import { findWeek, type ProductEntry, productsByAnySlug, refuseRecorded, type WeekEntry } from './entries.ts';
import { type Row, type RowProblem, refuse, type Table } from './table.ts';

const countFields = ['votes', 'comments', 'score'] as const;

type CountField = (typeof countFields)[number];

/** A number that is left out stays as it is. */
export type Figures = Readonly<Partial<Record<CountField, number>>>;

/** What the file of one product says of the week, before and after. */
interface VotesChange {
	readonly product: string;
	/** Path in the content folder. */
	readonly source: string;
	readonly is_approved: boolean;
	readonly counts: Readonly<Partial<Record<CountField, { readonly before: number | null; readonly after: number }>>>;
}

export interface SetVotes {
	readonly changed: readonly VotesChange[];
	/** Slugs of products whose files have these numbers already. */
	readonly same: readonly string[];
}

export interface VotesOrder {
	/** Slug of the week. */
	readonly period: string;
	/** By the slugs of products. */
	readonly figures: ReadonlyMap<string, Figures>;
	/** Today in UTC, `YYYY-MM-DD`. */
	readonly date: string;
}

/**
 * Puts figures into the launches of a week that is open, or over and not closed.
 *
 * @param changes - Gets the changed files.
 * @throws {UserError} when the week is closed or has not begun.
 */
export function setVotes(content: Content, changes: ChangeSet, { period, figures, date }: VotesOrder): SetVotes {
	refuseRecorded(content, begunWeek(content, period, date), 'Say why it is corrected with `--reason "…"`.');
	const named = content.products.filter(({ slug }) => figures.has(slug));
	const rows = named.map(({ slug, source, frontMatter: { launches } }) => {
		const index = launches.findIndex((launch) => launch.period === period);
		if (index < 0) throw new UserError(`\`${slug}\` has no launch in \`${period}\`. Add one to \`${source}\`.`);
		const launch = launches[index];
		const counts = Object.entries(figures.get(slug) ?? {}).flatMap(([field, after]) => {
			const before = launch?.[field as CountField] ?? null;
			return after === before ? [] : [[field, { before, after }] as const];
		});
		changes.edit(
			source,
			counts.map(([field, { after }]) => ({ path: ['launches', index, field], value: after })),
		);
		return { product: slug, source, is_approved: launch?.approved === true, counts: Object.fromEntries(counts) };
	});
	const isSame = ({ counts }: VotesChange) => Object.keys(counts).length === 0;
	return {
		changed: rows.filter((row) => !isSame(row)),
		same: rows.filter(isSame).map(({ product }) => product),
	};
}

/** @throws {UserError} when there is no such week, or it is to come. */
export function begunWeek(content: Content, period: string, date: string): WeekEntry {
	const week = findWeek(content, period);
	const { starts_on } = week.frontMatter;
	if (starts_on <= date) return week;
	throw new UserError(
		`The week \`${period}\` begins on ${starts_on}, so there can be no votes yet. Name another week.`,
	);
}

/**
 * The figures that a table gives. An empty cell gives none.
 *
 * @throws {UserError} with every row that cannot be used.
 */
export function readVotes(
	content: Content,
	{ period, date }: Pick<VotesOrder, 'period' | 'date'>,
	given: Table,
	map?: readonly string[],
): { readonly figures: VotesOrder['figures']; readonly unread: readonly string[] } {
	begunWeek(content, period, date);
	const table = rowsOfCounts(given);
	const columns = mapColumns(table, map);
	const counted = countFields.filter((field) => columns.has(field));
	if (counted.length === 0) {
		const message = `No column holds votes. There is ${table.columns.map(quote).join(', ')}; call one \`votes\`, \`comments\` or \`score\`, or use \`--map COLUMN=votes\`.`;
		return refuse(table, [{ row: 1, field: 'header', message }]);
	}
	const problems: RowProblem[] = [...table.problems];
	const find = productFinder(content.products, period);
	const figures = new Map<string, Figures>();
	const take = ({ row, cells }: Row): void => {
		const word = cells.get(columns.get('slug') ?? '') ?? cells.get(columns.get('name') ?? '');
		const product = word === undefined ? 'Names no product. Write its slug, or delete the row.' : find(String(word));
		const refuseRow = (message: string, field = 'product') => problems.push({ row, field: excerpt(field), message });
		if (typeof product === 'string') return void refuseRow(product);
		const { slug } = product;
		if (figures.has(slug)) return void refuseRow(`\`${slug}\` is there twice. Keep one row for each product.`);
		const counts = counted.flatMap((field) => {
			const name = columns.get(field) ?? field;
			const count = cells.has(name) ? countOf(field, cells.get(name)) : undefined;
			if (typeof count === 'string') refuseRow(count, name);
			return typeof count === 'number' ? [[field, count] as const] : [];
		});
		figures.set(slug, Object.fromEntries(counts));
	};
	for (const row of table.rows) take(row);
	if (problems.length > 0) refuse(table, problems);
	const read = new Set((['slug', 'name', ...counted] as const).map((field) => columns.get(field)));
	return { figures, unread: table.columns.filter((column) => !read.has(column)) };
}

/** A single object of numbers, `{"acme-notes": 214, "zeta": 96}`, as a row for each product. */
function rowsOfCounts(table: Table): Table {
	const [only, second] = table.rows;
	if (!only || second || ![...only.cells.values()].every((cell) => typeof cell === 'number')) return table;
	const rows = [...only.cells].map(([product, votes]) => ({
		row: only.row,
		cells: new Map<string, unknown>(Object.entries({ product, votes })),
	}));
	return { ...table, columns: ['product', 'votes'], rows };
}

/** Finds products with a launch in a week by slugs, former slugs, and names that only one product has; or says what is wrong. */
export function productFinder(
	products: readonly ProductEntry[],
	period: string,
): (word: string) => ProductEntry | string {
	const bySlug = productsByAnySlug(products);
	const byName = Map.groupBy(products, ({ frontMatter }) => lettersAndDigits(frontMatter.name));
	const isLaunched = ({ frontMatter }: ProductEntry) => frontMatter.launches.some((launch) => launch.period === period);
	return (word) => {
		const named = byName.get(lettersAndDigits(word)) ?? [];
		const launched = named.filter(isLaunched);
		const [product, second] = bySlug.has(word) ? [bySlug.get(word)] : launched.length > 0 ? launched : named;
		if (!product) {
			const near = suggest(word.toLowerCase().slice(0, 100), [...bySlug.keys()]);
			return `There is no product ${quote(word)}.${near || ' Write its slug, which is the name of its file.'}`;
		}
		if (second) return `${quote(word)} is the name of ${named.length} products. Write the slug of one.`;
		if (isLaunched(product)) return product;
		return `${quote(product.slug)} has no launch in \`${period}\`. Add it to \`${product.source}\`, or delete the row.`;
	};
}

const { shape } = productFrontMatter.shape.launches.unwrap().element;

/**
 * Reads votes, comments or a score by the rule of the field: digits alone, since `1,214` is another number in another country.
 *
 * @returns The number, or what is wrong as a sentence.
 */
export function countOf(field: CountField, given: unknown): number | string {
	const value = field === 'score' ? numberOf(given) : wholeNumberOf(given);
	const { data, error } = shape[field].safeParse(value);
	const [issue] = error?.issues ?? [];
	return issue === undefined ? data || 0 : describeProblem(issue, value, field !== 'score');
}

/** What changes, one line a product. */
export function describeVotes(period: string, { changed, same }: SetVotes, unread: readonly string[]): string[] {
	const total = changed.length + same.length;
	const width = Math.max(0, ...changed.map(({ product }) => product.length));
	const inWords = ({ counts, is_approved }: VotesChange): string =>
		Object.entries(counts)
			.map(([field, { before, after }]) => `${field} ${before ?? 'by the rule'} → ${after}`)
			.join(', ') + (is_approved ? '' : ' (not approved)');
	return [
		`${period}: ${changed.length} of ${total} ${total === 1 ? 'product changes' : 'products change'}.`,
		...changed.map((change) => `  ${change.product.padEnd(width)}  ${inWords(change)}`),
		...(unread.length > 0 ? [`Not read: ${unread.map(quote).join(', ')}.`] : []),
	];
}

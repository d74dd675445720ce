/** Votes, comments and scores of a week, from a table into the files of the products. */
import type { Content } from '../../content/read-content.ts';
import { excerpt, quote } from '../../content/schemas/text.ts';
import type { ChangeSet } from '../change-set.ts';
import { EditError } from '../edit-error.ts';
import { findWeek, type ProductEntry } from '../find-entry.ts';
import { editFrontMatter } from '../front-matter-edit.ts';
import { keyOrder } from '../key-order.ts';
import { type Problem, refuse } from '../table/problem.ts';
import type { Row, Table } from '../table/table.ts';
import { refuseRecorded } from '../week-state.ts';
import { type Columns, type CountField, findColumns } from './columns.ts';
import { countOf } from './count-of.ts';
import { ProductIndex } from './product-index.ts';

/** What the file of one product says of the week, before and after. */
export interface VotesChange {
	readonly product: string;
	/** Path in the content folder. */
	readonly source: string;
	readonly counts: Readonly<Partial<Record<CountField, { readonly before: number | null; readonly after: number }>>>;
}

export interface SetVotes {
	readonly changed: readonly VotesChange[];
	/** Slugs of products whose files have the numbers of the table already. */
	readonly same: readonly string[];
	/** Columns of the table that mean nothing here. */
	readonly unread: readonly string[];
}

export interface VotesOrder {
	/** Slug of the week. */
	readonly period: string;
	readonly table: Table;
	/** Today in UTC, `YYYY-MM-DD`. */
	readonly date: string;
}

/**
 * Puts the numbers of a table into the launches of a week. An empty cell leaves its number as it is.
 *
 * @param changes - Gets the changed files; none when anything is wrong.
 * @throws {EditError} with every row that cannot be used.
 */
export function setVotes(content: Content, changes: ChangeSet, { period, table, date }: VotesOrder): SetVotes {
	const week = findWeek(content, period);
	const correct = `\`npm run correct -- ${period} SLUG --reason "…"\` corrects one product of it.`;
	refuseRecorded(content, week, correct);
	if (week.frontMatter.starts_on > date) {
		throw new EditError(
			`The week \`${period}\` begins on ${week.frontMatter.starts_on}, so that there can be no votes yet. Name another week.`,
		);
	}
	const columns = findColumns(table);
	const read = rowReader(content, period, columns);
	const problems: Problem[] = [...table.problems];
	const rows = table.rows.flatMap((row) => read(row, (problem) => problems.push(problem)) ?? []);
	if (problems.length > 0) refuse(table.path, problems);
	for (const { source, index, counts } of rows) {
		const edits = Object.entries(counts).map(([field, { after }]) => ({
			path: ['launches', index, field],
			value: after,
		}));
		if (edits.length > 0) changes.write(source, editFrontMatter(changes.text(source), edits, keyOrder));
	}
	const isSame = ({ counts }: VotesChange) => Object.keys(counts).length === 0;
	return {
		changed: rows.filter((row) => !isSame(row)).map(({ product, source, counts }) => ({ product, source, counts })),
		same: rows.filter(isSame).map(({ product }) => product),
		unread: columns.unread,
	};
}

/** Reads one row after the other; the second one of a product is a problem. */
function rowReader({ products }: Content, period: string, { product: names, counts }: Columns) {
	const index = new ProductIndex(products);
	const seen = new Map<string, number>();
	const launchOf = ({ frontMatter }: ProductEntry) =>
		frontMatter.launches.findIndex((launch) => launch.period === period);
	return (row: Row, report: (problem: Problem) => void) => {
		const named = names.map((name) => row.cells.get(name)).find((cell) => cell !== undefined);
		if (!named)
			return report({
				line: row.line,
				column: row.column,
				field: 'product',
				message: 'Names no product. Write its slug, or delete the row.',
			});
		const { value, ...place } = named;
		const refuseRow = (message: string) => report({ ...place, field: 'product', message });
		const product = index.find(String(value), (each) => launchOf(each) >= 0);
		if (typeof product === 'string') return refuseRow(product);
		const first = seen.get(product.slug);
		if (first !== undefined) {
			return refuseRow(`\`${product.slug}\` stands in line ${first} already. Keep one row for each product.`);
		}
		seen.set(product.slug, row.line);
		const launch = product.frontMatter.launches[launchOf(product)];
		if (!launch) return refuseRow(noLaunch(product, period));
		const changed = [...counts].flatMap(([field, name]) => {
			const cell = row.cells.get(name);
			const after = cell === undefined ? undefined : countOf(field, cell.value);
			if (cell === undefined || after === undefined) return [];
			if (typeof after === 'string') {
				report({ line: cell.line, column: cell.column, field: excerpt(name), message: after });
				return [];
			}
			const before = launch[field] ?? null;
			return after === before ? [] : [[field, { before, after }] as const];
		});
		return {
			product: product.slug,
			source: product.source,
			index: launchOf(product),
			counts: Object.fromEntries(changed),
		};
	};
}

function noLaunch({ slug, source, frontMatter }: ProductEntry, period: string): string {
	const weeks = frontMatter.launches.map((launch) => `\`${launch.period}\``);
	const others = weeks.length === 0 ? 'it has none at all' : `it was launched in ${weeks.join(', ')}`;
	return `${quote(slug)} has no launch in \`${period}\`: ${others}. Add it to \`${source}\`, or delete the row.`;
}

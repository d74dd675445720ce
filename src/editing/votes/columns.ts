/** Which column of a table says what, by the names that people give them. */
import { lettersAndDigits } from '../../content/schemas/near-name.ts';
import { excerpt, quote } from '../../content/schemas/text.ts';
import { refuse } from '../table/problem.ts';
import type { Table } from '../table/table.ts';

const countFields = ['votes', 'comments', 'score'] as const;

export type CountField = (typeof countFields)[number];

export interface Columns {
	/** The best one first: the slug of a product, then its name. */
	readonly product: readonly string[];
	readonly counts: ReadonlyMap<CountField, string>;
	/** Columns that nothing is read from. */
	readonly unread: readonly string[];
}

/** Letters and digits of what the columns are called, the best first. */
const productNames = [
	'slug',
	'productslug',
	'product',
	'productname',
	'name',
	'title',
	'launch',
	'project',
	'app',
	'tool',
];

const countNames: Readonly<Record<CountField, readonly string[]>> = {
	votes: ['votes', 'vote', 'upvotes', 'upvote', 'votecount', 'votescount', 'totalvotes', 'numberofvotes', 'likes'],
	comments: ['comments', 'comment', 'commentcount', 'commentscount', 'totalcomments', 'numberofcomments', 'replies'],
	score: ['score', 'scores', 'totalscore', 'finalscore'],
};

/** @throws {EditError} when no column names the product, none has a number, or two have the same. */
export function findColumns({ path, columns }: Pick<Table, 'path' | 'columns'>): Columns {
	const known = columns.map((name) => ({ name, key: lettersAndDigits(name) }));
	const problem = (message: string) => refuse(path, [{ line: 1, column: 1, field: 'header', message }]);
	const product = productNames.flatMap((key) => known.filter((column) => column.key === key).map(({ name }) => name));
	const given = columns.map((name) => `\`${excerpt(name)}\``).join(', ') || 'none';
	if (product.length === 0) {
		return problem(`No column names the product. There is ${given}; call one of them \`product\`.`);
	}
	const counts = new Map<CountField, string>();
	for (const field of countFields) {
		const [first, second] = known.filter(({ key }) => countNames[field].includes(key));
		if (second) {
			return problem(`${quote(first?.name ?? '')} and ${quote(second.name)} both hold ${field}. Delete one of them.`);
		}
		if (first) counts.set(field, first.name);
	}
	if (counts.size === 0) {
		return problem(`No column holds votes. There is ${given}; call one \`votes\`, \`comments\` or \`score\`.`);
	}
	const read = new Set([...product, ...counts.values()]);
	return { product, counts, unread: columns.filter((name) => name !== '' && !read.has(name)) };
}

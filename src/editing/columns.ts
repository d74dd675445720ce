/** Which column of a table gives which field, by the names that people give to columns. */
import { lettersAndDigits } from '../content/schemas/near-name.ts';
import { quote } from '../content/schemas/text.ts';
import { suggest } from '../routes/nearest.ts';
import { EditError } from './edit-error.ts';
import { type Problem, refuse, type Table } from './table.ts';

/** Names of columns for each field, the likeliest first, letters and digits alone: `Home page` is `homepage`. */
const synonyms = {
	slug: ['slug', 'productslug', 'handle'],
	name: ['name', 'title', 'product', 'productname', 'appname', 'displayname', 'launch', 'project', 'app', 'tool'],
	tagline: ['tagline', 'summary', 'shortdescription', 'subtitle', 'slogan', 'headline', 'excerpt'],
	description: ['description', 'longdescription', 'fulldescription', 'body', 'details', 'about', 'content', 'text'],
	categories: ['categories', 'category', 'topics', 'topic', 'tags', 'tag', 'keywords', 'labels', 'genre'],
	pricing_model: ['pricingmodel', 'pricemodel', 'pricingtype'],
	price_label: ['pricelabel', 'price', 'pricing', 'pricetext', 'cost'],
	maker: ['maker', 'author', 'vendor', 'company', 'organisation', 'organization', 'developer', 'publisher', 'owner'],
	website_url: [
		'websiteurl',
		'website',
		'homepage',
		'homepageurl',
		'officialsite',
		'site',
		'web',
		'link',
		'repository',
	],
	discoverable: ['discoverable', 'visible', 'public'],
	first_launched_on: ['firstlaunchedon', 'launchedon', 'launchdate', 'releasedon', 'releasedate'],
	reviews_count: ['reviewscount', 'reviewcount', 'reviews'],
	average_rating: ['averagerating', 'rating', 'avgrating'],
	former_slugs: ['formerslugs', 'aliases', 'oldslugs'],
	period: ['period', 'launchperiod', 'week', 'launchweek'],
	plan: ['plan'],
	votes: ['votes', 'vote', 'upvotes', 'upvote', 'votecount', 'votescount', 'totalvotes', 'numberofvotes', 'likes'],
	comments: ['comments', 'comment', 'commentcount', 'commentscount', 'totalcomments', 'numberofcomments', 'replies'],
	score: ['score', 'scores', 'totalscore', 'finalscore'],
	approved: ['approved'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Field = keyof typeof synonyms;

export type CountField = 'votes' | 'comments' | 'score';

const fieldNames = Object.keys(synonyms) as readonly Field[];

/** Columns by field: the first that has a value in a row gives it. */
export type ColumnMap = ReadonlyMap<Field, readonly string[]>;

/** Columns that are called like a field, the likeliest first. */
const columnsLike = (columns: readonly string[], field: Field): string[] =>
	synonyms[field].flatMap((key) => columns.filter((column) => lettersAndDigits(column) === key));

/**
 * @param given - `column=field`, or `column=` for one that is left out. Other fields are found by the names of columns.
 * @throws {EditError} for what cannot be used, and when no column names the product.
 */
export function mapColumns(table: Table, given: readonly string[]): ColumnMap {
	const told = given.map((assignment) => readAssignment(assignment, table));
	const map = new Map<Field, string[]>();
	for (const [column, field] of told) if (field) map.set(field, [...(map.get(field) ?? []), column]);
	const free = table.columns.filter((column) => told.every(([other]) => other !== column));
	for (const field of fieldNames) {
		const [first] = map.has(field) ? [] : columnsLike(free, field);
		if (first !== undefined) map.set(field, [first]);
	}
	if (!map.has('name') && !map.has('slug')) {
		refuse(table.path, [unnamed(table.columns, 'say which is its name with `--map COLUMN=name`.')]);
	}
	return map;
}

function readAssignment(assignment: string, { path, columns }: Table): readonly [string, Field | undefined] {
	const at = assignment.lastIndexOf('=');
	const [column, field] = [assignment.slice(0, Math.max(0, at)), assignment.slice(at + 1)];
	if (column === '') {
		throw new EditError(
			`Cannot use \`--map ${assignment}\`: write \`--map COLUMN=FIELD\`, or \`--map COLUMN=\` to leave one out.`,
		);
	}
	if (!columns.includes(column)) {
		const remedy = suggest(column, columns) || ` There are ${columns.map(quote).join(', ')}.`;
		throw new EditError(`\`${path}\` has no column ${quote(column)}.${remedy}`);
	}
	const known = fieldNames.find((one) => one === field);
	if (known || field === '') return [column, known];
	const remedy = suggest(field, fieldNames) || ` Use one of ${fieldNames.map(quote).join(', ')}.`;
	throw new EditError(`There is no field ${quote(field)} to map ${quote(column)} to.${remedy}`);
}

const unnamed = (columns: readonly string[], remedy: string): Problem => ({
	...{ line: 1, column: 1, field: 'header' },
	message: `No column names the product. There is ${columns.map(quote).join(', ') || 'none'}; ${remedy}`,
});

interface VoteColumns {
	/** The slug of a product, then its name. */
	readonly product: readonly string[];
	readonly counts: ReadonlyMap<CountField, string>;
	/** Columns that nothing is read from. */
	readonly unread: readonly string[];
}

/** @throws {EditError} when no column names the product, none has a number, or two have the same. */
export function findVoteColumns({ path, columns }: Table): VoteColumns {
	const problem = (message: string) => refuse(path, [{ line: 1, column: 1, field: 'header', message }]);
	const product = [...columnsLike(columns, 'slug'), ...columnsLike(columns, 'name')];
	if (product.length === 0) return refuse(path, [unnamed(columns, 'call one of them `product`.')]);
	const counts = new Map<CountField, string>();
	for (const field of ['votes', 'comments', 'score'] as const) {
		const [first, second] = columnsLike(columns, field);
		if (second) problem(`${quote(first ?? '')} and ${quote(second)} both hold ${field}. Delete one of them.`);
		if (first) counts.set(field, first);
	}
	if (counts.size === 0)
		problem(
			`No column holds votes. There is ${columns.map(quote).join(', ')}; call one \`votes\`, \`comments\` or \`score\`.`,
		);
	const read = new Set([...product, ...counts.values()]);
	return { product, counts, unread: columns.filter((name) => !read.has(name)) };
}

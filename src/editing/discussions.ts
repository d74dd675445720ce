/** Votes and comments that readers leave on GitHub: the GraphQL queries of a week, and the figures in the responses. */
import { z } from 'zod';
import type { Content } from '../content/read-content.ts';
import { gitHubThread, isSameThread } from '../content/schemas/discussion.ts';
import { quote } from '../content/schemas/text.ts';
import { EditError } from './edit-error.ts';
import { type ProductEntry, refuseRecorded } from './entries.ts';
import { type Problem, problemLines, type Row, type Table } from './table.ts';
import { begunWeek, type Figures, productFinder, type VotesOrder } from './votes.ts';

type Week = Pick<VotesOrder, 'period' | 'date'>;

const launchesPerQuery = 100;

/** `resource(url:)` would be shorter, but does not find discussions. */
const members = {
	issue: 'url reactions(content: THUMBS_UP) { totalCount } comments { totalCount }',
	discussion: 'url upvoteCount comments { totalCount }',
} as const;

/**
 * @returns The queries that ask GitHub for every discussion of a week; none when no launch has one there.
 * @throws {EditError} when the week is closed or has not begun.
 */
export function discussionQueries(content: Content, { period, date }: Week): string[] {
	refuseRecorded(content, begunWeek(content, period, date), 'Its figures stay as they are.');
	const fields = discussionsIn(content, period).flatMap(({ slug, url }) => {
		const thread = gitHubThread(url);
		if (!thread) return [];
		const { owner, repository, kind, number } = thread;
		const field = `${aliasOf(slug)}: repository(owner: "${owner}", name: "${repository}", followRenames: true)`;
		return `${field} { ${kind}(number: ${number}) { ${members[kind]} } }`;
	});
	return Array.from({ length: Math.ceil(fields.length / launchesPerQuery) }, (_, index) => {
		const asked = fields.slice(index * launchesPerQuery, (index + 1) * launchesPerQuery);
		return `query {\n${asked.join('\n')}\n}`;
	});
}

/** A name of GraphQL holds no hyphen and begins with no digit; a slug holds no underscore. */
const aliasOf = (slug: string): string => `_${slug.replaceAll('-', '_')}`;
const slugOf = (alias: string): string => alias.slice(1).replaceAll('_', '-');

/** The approved launches of a week that are discussed on GitHub. */
const discussionsIn = ({ products }: Content, period: string) =>
	products.flatMap(({ slug, frontMatter: { discoverable, launches } }) => {
		const { approved, discussion_url: url } = launches.find((launch) => launch.period === period) ?? {};
		return discoverable && approved && url !== undefined && gitHubThread(url) ? [{ slug, url }] : [];
	});

const count = z.int().nonnegative();
const total = z.object({ totalCount: count });
const repository = z.object({
	issue: z.object({ url: z.url(), reactions: total, comments: total }).nullish(),
	discussion: z.object({ url: z.url(), upvoteCount: count, comments: total }).nullish(),
});
type Repository = z.output<typeof repository>;

const response = z.object({
	data: z.record(z.string(), repository.nullable()),
	errors: z.array(z.object({ message: z.string(), path: z.array(z.unknown()).default([]) })).default([]),
});
const failure = z.union([
	z.object({ errors: z.tuple([z.object({ message: z.string() })]).rest(z.unknown()) }),
	z.object({ message: z.string() }),
]);

const responseMembers = ['data', 'errors', 'extensions', 'message', 'documentation_url', 'status'];

/** Whether a table is a list of GraphQL responses. */
export const isResponses = ({ columns }: Table): boolean => columns.every((name) => responseMembers.includes(name));

/** A discussion with another address than the file of its product gives. */
interface Moved {
	readonly product: string;
	/** Path in the content folder. */
	readonly source: string;
	readonly url: string;
}

interface ReadDiscussions {
	readonly figures: VotesOrder['figures'];
	readonly moved: readonly Moved[];
}

/** What to do about each of them. */
export const movedLines = (moved: readonly Moved[]): string[] =>
	moved.map(
		({ product, source, url }) =>
			`The discussion of \`${product}\` has moved to ${quote(url)}. Change \`discussion_url\` in \`${source}\`.`,
	);

/**
 * The figures in the responses to the queries of a week.
 *
 * @throws {EditError} with every discussion that cannot be counted, or with the responses that are errors as a whole.
 */
export function readDiscussions(content: Content, { period, date }: Week, table: Table): ReadDiscussions {
	begunWeek(content, period, date);
	const responses = table.rows.map(({ row, cells }) => ({
		row,
		read: response.safeParse(Object.fromEntries(cells)),
		cells,
	}));
	const failed = responses.flatMap(({ row, read, cells }) => (read.success ? [] : [failureOf(row, cells)]));
	if (table.problems.length + failed.length > 0) refuse(table, [...table.problems, ...failed]);
	const find = productFinder(content.products, period);
	const missing = new Map(discussionsIn(content, period).map(({ slug, url }) => [slug, url]));
	const problems: Problem[] = [];
	const figures = new Map<string, Figures>();
	const moved: Moved[] = [];
	for (const { row, read } of responses) {
		for (const [alias, repository] of Object.entries(read.data?.data ?? {})) {
			const product = find(slugOf(alias));
			const error = read.data?.errors.find(({ path }) => path[0] === alias)?.message;
			const thread = typeof product === 'string' ? product : readThread(product, period, repository, error);
			if (typeof product !== 'string') missing.delete(product.slug);
			if (typeof product === 'string' || typeof thread === 'string') {
				problems.push({ row, field: 'product', message: String(thread) });
				continue;
			}
			figures.set(product.slug, thread.figures);
			if (thread.moved) moved.push(thread.moved);
		}
	}
	for (const [slug, url] of missing) {
		const message = `No response has the discussion of \`${slug}\`, ${quote(url)}. Send GitHub each query of \`--query\`.`;
		problems.push({ row: responses.length, field: 'product', message });
	}
	return problems.length > 0 ? refuse(table, problems) : { figures, moved };
}

/** @returns What is wrong with it, as a text. */
function readThread(
	{ slug, source, frontMatter }: ProductEntry,
	period: string,
	repository: Repository | null,
	error = 'There is no such page.',
): string | { readonly figures: Figures; readonly moved: Moved | undefined } {
	const url = frontMatter.launches.find((launch) => launch.period === period)?.discussion_url ?? '';
	const thread = repository?.issue ?? repository?.discussion;
	if (!thread) {
		return `GitHub does not show the discussion of \`${slug}\`, ${quote(url)}: ${quote(error)} If it was deleted or is private, correct or delete \`discussion_url\` in \`${source}\`; if not, send the query again.`;
	}
	const votes = 'upvoteCount' in thread ? thread.upvoteCount : thread.reactions.totalCount;
	const moved = isSameThread(url, thread.url) ? undefined : { product: slug, source, url: thread.url };
	return { figures: { votes, comments: thread.comments.totalCount }, moved };
}

function failureOf(row: number, cells: Row['cells']): Problem {
	const { data } = failure.safeParse(Object.fromEntries(cells));
	const why = data && ('errors' in data ? data.errors[0].message : data.message);
	return {
		row,
		field: 'response',
		message: `Has no figures.${why ? ` GitHub says: ${quote(why)}` : ''} Send the query again.`,
	};
}

function refuse(table: Table, problems: readonly Problem[]): never {
	throw new EditError(`${problemLines(table, problems).join('\n')}\n\nNothing was written.`);
}

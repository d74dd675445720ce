/** Votes and comments that readers leave on GitHub: the GraphQL queries of a week, and the figures in the responses. */
import { z } from 'zod';
import type { Content } from '../content/read-content.ts';
import { gitHubThread, isSameThread } from '../content/schemas/discussion.ts';
import { quote } from '../content/schemas/text.ts';
import { refuseRecorded } from './entries.ts';
import { type RowProblem, refuse, type Table } from './table.ts';
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
 * @throws {UserError} when the week is closed or has not begun.
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
const response = z.object({
	data: z.record(z.string(), repository.nullable()).optional(),
	errors: z.array(z.object({ message: z.string(), path: z.array(z.unknown()).default([]) })).default([]),
	message: z.string().optional(),
});

const responseMembers = ['data', 'errors', 'extensions', 'message', 'documentation_url', 'status'];

/** Whether a table is a list of GraphQL responses. */
export const isResponses = ({ columns }: Table): boolean =>
	columns.length > 0 && columns.every((name) => responseMembers.includes(name));

interface ReadDiscussions {
	readonly figures: VotesOrder['figures'];
	/** A sentence for each discussion with another address than the file of its product gives. */
	readonly moved: readonly string[];
}

/**
 * The figures in the responses to the queries of a week.
 *
 * @throws {UserError} with every discussion that cannot be counted, or with the responses that are errors as a whole.
 */
export function readDiscussions(content: Content, { period, date }: Week, table: Table): ReadDiscussions {
	begunWeek(content, period, date);
	const failed: RowProblem[] = [...table.problems];
	const responses = table.rows.map(({ row, cells }) => {
		const {
			data,
			errors = [],
			message = errors[0]?.message,
		} = response.safeParse(Object.fromEntries(cells)).data ?? {};
		const why = message === undefined ? '' : ` GitHub says: ${quote(message)}`;
		if (!data) failed.push({ row, field: 'response', message: `Has no figures.${why} Send the query again.` });
		return { row, errors, data: Object.entries(data ?? {}) };
	});
	if (failed.length > 0) refuse(table, failed);
	const find = productFinder(content.products, period);
	const missing = new Map(discussionsIn(content, period).map(({ slug, url }) => [slug, url]));
	const problems: RowProblem[] = [];
	const figures = new Map<string, Figures>();
	const moved: string[] = [];
	for (const { row, data, errors } of responses) {
		for (const [alias, answer] of data) {
			const report = (message: string) => problems.push({ row, field: 'product', message });
			const product = find(slugOf(alias));
			if (typeof product === 'string') {
				report(product);
				continue;
			}
			const { slug, source, frontMatter } = product;
			missing.delete(slug);
			const url = frontMatter.launches.find((launch) => launch.period === period)?.discussion_url ?? '';
			const thread = answer?.issue ?? answer?.discussion;
			if (!thread) {
				const why = quote(errors.find(({ path }) => path[0] === alias)?.message ?? 'There is no such page.');
				report(
					`GitHub does not show the discussion of \`${slug}\`, ${quote(url)}: ${why} If it was deleted or is private, correct or delete \`discussion_url\` in \`${source}\`; if not, send the query again.`,
				);
				continue;
			}
			const votes = 'upvoteCount' in thread ? thread.upvoteCount : thread.reactions.totalCount;
			figures.set(slug, { votes, comments: thread.comments.totalCount });
			if (!isSameThread(url, thread.url)) {
				const change = `Change \`discussion_url\` in \`${source}\`.`;
				moved.push(`The discussion of \`${slug}\` has moved to ${quote(thread.url)}. ${change}`);
			}
		}
	}
	for (const [slug, url] of missing) {
		const message = `No response has the discussion of \`${slug}\`, ${quote(url)}. Send GitHub each query of \`--query\`.`;
		problems.push({ row: responses.length, field: 'product', message });
	}
	return problems.length > 0 ? refuse(table, problems) : { figures, moved };
}

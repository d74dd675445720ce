import { InvalidArgumentError, Option } from 'commander';
import { loadContent } from '../src/catalog/load.ts';
import type { Content } from '../src/content/read-content.ts';
import { correctWeek, describeCorrection } from '../src/editing/correct-week.ts';
import { discussionQueries, isResponses, readDiscussions } from '../src/editing/discussions.ts';
import { findProduct, findWeek, weekState } from '../src/editing/entries.ts';
import { fetchTable } from '../src/editing/fetch-table.ts';
import { readTable, type Table } from '../src/editing/table.ts';
import { countOf, describeVotes, type Figures, readVotes, setVotes, type VotesOrder } from '../src/editing/votes.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { editingSettings, mapOption, readArgumentFile, runEdit } from './command-line/content-command.ts';

const figure = (field: 'votes' | 'comments' | 'score') => (text: string) => {
	const count = countOf(field, text);
	if (typeof count === 'string') throw new InvalidArgumentError(count);
	return count;
};

const command = describeCommand({
	name: 'votes',
	does: 'Enters the votes, comments and scores of a week; with --reason, corrects a closed week.',
	more: 'A table has a column for the product (slug or name) and some of `votes`, `comments` and `score`. An empty cell leaves its number as it is. When anything in it is wrong, nothing is written. Without a table, --votes, --comments and --score apply to one product. --query prints GraphQL queries for discussions on GitHub; a file with the responses is read like a table. A correction publishes the figures now in the files, and tells readers why.',
	settings: editingSettings,
})
	.argument('<period>', 'the week, such as `2026-w46`')
	.argument(
		'[table-or-slugs...]',
		'a table, CSV or JSON (`-` reads standard input), the responses to `--query`, or slugs of products',
	)
	.option('--from <address>', 'the https address of such a table; `{week}` in it stands for the week')
	.option(...mapOption)
	.option('--query', 'prints the GraphQL queries for the discussions on GitHub, one on each line')
	.option('--votes <number>', 'the votes of one product', figure('votes'))
	.option('--comments <number>', 'its comments', figure('comments'))
	.option('--score <number>', 'its score, instead of the score from the rule', figure('score'))
	.option('--reason <text>', 'why a closed week is corrected, in a sentence that readers see')
	.addOption(
		new Option(
			'--position <number>',
			'in a closed week, the place of one product; products in between shift',
		).argParser(figure('votes')),
	)
	.addOption(new Option('--rerank', 'in a closed week, reorders all products by their figures').conflicts('position'));

interface VotesOptions extends Figures {
	readonly from?: string;
	readonly map?: readonly string[];
	readonly reason?: string;
	readonly position?: number;
	readonly rerank?: boolean;
	readonly query?: boolean;
}

await runEdit(command, async ([week, given], options, { into, changes }) => {
	// As commander has read them, by the declarations above.
	const { from, map, reason, position, rerank = false, query, ...own } = options as VotesOptions;
	const { date } = into;
	const [period, words] = [String(week), given as readonly string[]];
	const [first = ''] = words;
	if (query) {
		const queries = discussionQueries(loadContent(into).content, { period, date });
		for (const text of queries) console.log(JSON.stringify({ query: text }));
		return undefined;
	}
	if (from !== undefined && words.length > 0) {
		throw new UserError('Cannot use `--from` with a table or slugs. Leave one of them out.');
	}
	const isTable = from !== undefined || (words.length === 1 && (first === '-' || /[./\\]/.test(first)));
	if (map && !isTable) throw new UserError('Cannot use `--map` without a table. Write its path, such as `votes.csv`.');
	const hasOwn = Object.keys(own).length > 0 || position !== undefined;
	if (hasOwn && (isTable || words.length > 1)) {
		throw new UserError('Figures and a place apply to one product. Name one slug.');
	}
	if (reason === undefined && (position !== undefined || rerank)) {
		throw new UserError(
			'Places change in closed weeks only, with `--reason`. Other weeks are ranked by their figures.',
		);
	}
	if ((words.length === 0 && !isTable) || (reason === undefined && !isTable && !hasOwn)) {
		throw new UserError('Cannot set votes without figures. Write `--votes 123` behind one slug, or give a table.');
	}
	const { content } = loadContent(into);
	const table = async (): Promise<Table> => {
		if (from === undefined) return readTable(...readArgumentFile(first));
		return readTable(...(await fetchTable(from.replaceAll('{week}', period))));
	};
	const read = isTable ? readFigures(content, { period, date }, await table(), map) : undefined;
	const products = isTable ? [...(read?.figures.keys() ?? [])] : words.map((slug) => findProduct(content, slug).slug);
	const figures = read?.figures ?? new Map(hasOwn ? [[first, own]] : []);
	const done =
		reason === undefined
			? setVotes(content, changes, { period, figures, date })
			: correctWeek(content, changes, { period, products, reason, date, figures, isTable, position, rerank });
	const isOver = weekState(content, findWeek(content, period), date) === 'over';
	const next = isOver ? `npm run close -- ${period}` : 'npm run build';
	const { unread = [], moved = [] } = read ?? {};
	const result = 'changed' in done ? { ...done, unread, moved } : { corrections: done };
	const lines =
		'changed' in done
			? [...describeVotes(period, done, unread), ...moved]
			: done.map((corrected) => describeCorrection(period, corrected));
	return { result: { period, ...result }, lines, next };
});

/** The figures of a table, which may be the responses to the queries. */
function readFigures(
	content: Content,
	week: Pick<VotesOrder, 'period' | 'date'>,
	table: Table,
	map?: readonly string[],
) {
	if (isResponses(table)) return { ...readDiscussions(content, week, table), unread: [] };
	return { ...readVotes(content, week, table, map), moved: [] };
}

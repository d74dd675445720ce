import { join } from 'node:path';
import { loadContent } from '../src/catalog/load.ts';
import { historyName } from '../src/content/read-single-files.ts';
import { counted } from '../src/contract/text.ts';
import { closeAll, closeWeeks } from '../src/editing/close-weeks.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { runEdit } from './command-line/content-command.ts';

const command = describeCommand({
	name: 'close',
	does: 'Records the final order of weeks that are over, so that no later edit changes it.',
	more: 'A week that has a record keeps it; to correct it, use `npm run votes` with --reason. --all also records what is published in `releases.json` of the content, for `/data/changes.json`.',
	settings: ['CONTENT_DIR', 'CATALOG_DATE'],
})
	.argument('[periods...]', 'weeks that are over, such as `2026-w46`')
	.option(
		'--all',
		`closes every week that is over and has launches, and records what is published in \`${historyName}\``,
	)
	.option('--without-votes', 'also closes weeks in which no launch has votes or a score');

await runEdit(command, ([asked], { all, withoutVotes }, { into, changes }) => {
	const periods = asked as readonly string[];
	if ((all === true) === periods.length > 0) {
		throw new UserError('Cannot close without weeks. Name them, such as `2026-w46`, or use `--all` alone.');
	}
	const loaded = loadContent(into);
	const { closed, products } =
		all === true
			? closeAll(changes, loaded, withoutVotes === true)
			: { closed: closeWeeks(changes, loaded, periods, withoutVotes === true), products: undefined };
	const next = all === true ? 'npm run build' : 'npm run close -- --all';
	const lines = closed.flatMap(({ slug, places, not_approved: left, source }) => {
		const line = `${slug}: ${counted(places, 'place')} in ${join(into.contentDir, source)}`;
		const [one, many] = [`launch of ${slug} is not approved and gets`, `launches of ${slug} are not approved and get`];
		return left.length === 0 ? [line] : [line, `${counted(left.length, one, many)} no place: ${left.join(', ')}.`];
	});
	if (closed.length === 0) {
		lines.push(all ? 'No week is over that has no record.' : 'All of these weeks already have a record.');
	}
	if (products) {
		const { added, changed, removed } = products;
		const counts = `${counted(added.length, 'product')} added, ${changed.length} changed, ${removed.length} removed`;
		lines.push(`${counts}, in ${join(into.contentDir, historyName)}`);
	} else if (all === true) lines.push('Nothing published has changed since the last record.');
	return { result: { closed, products }, lines, next };
});

/** `npm run close -- PERIOD… | --all`: records the final order of weeks that are over, and with `--all` what is published. */

import { join } from 'node:path';
import { loadContent } from '../src/catalog/load.ts';
import { historyName } from '../src/content/read-single-files.ts';
import { counted } from '../src/contract/text.ts';
import { closeAll, closeWeeks } from '../src/editing/close-weeks.ts';
import { UserError } from '../src/user-error.ts';
import { commandFor } from './commands.ts';
import { runEdit } from './content-command.ts';

const command = commandFor('close')
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

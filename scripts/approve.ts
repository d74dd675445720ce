/** `npm run approve -- [SLUG [PERIOD]]`: lists the launches that wait, or approves one; with `--week PERIOD`, all of a week. */
import { checkContent } from '../src/build/check/check-content.ts';
import { loadContent } from '../src/catalog/load.ts';
import { formatIssue } from '../src/content/issue.ts';
import { approveLaunch, approveWeek, describePending, findPending } from '../src/editing/approve.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { UserError } from '../src/user-error.ts';
import { commandFor } from './commands.ts';
import { closing, contentOptions, dryRunOption, jsonOption, makeChange } from './content-command.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('approve')
	.argument('[slug]', 'the product, such as `acme-notes`; leave it out to list all waiting launches')
	.argument('[period]', 'the week; needed if launches are waiting in several weeks')
	.option('--week <period>', 'approves all waiting launches of a week without warnings that approval would leave')
	.option('--force', 'approves the product despite its warnings')
	.option(...dryRunOption)
	.option(...jsonOption);

await runCommand(command, ([slug, period], { week, force, dryRun, json }) => {
	if (slug === undefined && week === undefined && force !== true) return listPending(json === true);
	if ((slug === undefined) === (week === undefined)) {
		throw new UserError('Cannot approve: name one product, or a week with `--week`.');
	}
	if (week !== undefined && force === true) {
		throw new UserError('Cannot use `--force` with `--week`. Approve launches with warnings one by one.');
	}
	const options = contentOptions();
	const changes = new ChangeSet(options.contentDir);
	const { content } = loadContent(options);
	if (content.launchPeriods.some((each) => each.slug === slug)) {
		throw new UserError(
			`Cannot approve: \`${slug}\` is a week. \`npm run approve -- --week ${slug}\` approves what is waiting in it.`,
		);
	}
	const found = force === true ? [] : checkContent(options).warnings;
	const approval =
		slug === undefined
			? approveWeek(content, changes, String(week), found)
			: approveLaunch(content, changes, String(slug), {
					period: period === undefined ? undefined : String(period),
					warnings: found,
				});
	const { warnings } = makeChange(changes, options, dryRun);
	const own = warnings.filter(({ path }) => changes.changes.some(({ source }) => path.endsWith(`/${source}`)));
	const next = 'left' in approval && approval.left.length > 0 ? 'npm run approve' : 'npm run build';
	if (json === true) {
		console.log(JSON.stringify({ ...approval, dry_run: dryRun === true, warnings: own, next }));
		return;
	}
	for (const warning of own) console.error(formatIssue(warning));
	console.log(`${describe(approval, dryRun === true)}\n${closing(changes, dryRun, next)}`);
});

function listPending(isJson: boolean): void {
	const options = contentOptions();
	const pending = findPending(options);
	console.log(isJson ? JSON.stringify({ date: options.date, launches: pending }) : describePending(pending).join('\n'));
}

function describe(approval: ReturnType<typeof approveLaunch> | ReturnType<typeof approveWeek>, isDry: boolean): string {
	if ('product' in approval) {
		const { product, period, changed } = approval;
		const said = changed ? `${isDry ? 'would be' : 'is'} approved` : 'is already approved';
		return `The launch of \`${product}\` in \`${period}\` ${said}.`;
	}
	const { approved, left } = approval;
	const lines = [`Approved: ${approved.join(', ') || 'none'}.`];
	if (left.length > 0) lines.push(`Left out because of warnings: ${left.join(', ')}.`);
	return lines.join('\n');
}

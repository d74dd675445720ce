import { checkContent } from '../src/build/check/check-content.ts';
import { approveLaunch, approveWeek, describePending, findPending } from '../src/editing/approve.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { editingSettings, runEdit } from './command-line/content-command.ts';

const command = describeCommand({
	name: 'approve',
	does: 'Lists the launches waiting for approval, with their warnings; with a slug, approves one. An approved launch is public from the first day of its week.',
	settings: editingSettings,
})
	.argument('[slug]', 'the product, such as `acme-notes`; leave it out to list all waiting launches')
	.argument('[period]', 'the week; needed if launches are waiting in several weeks')
	.option(
		'--week <period>',
		'approves all waiting launches of a week, except those with warnings that approval does not fix',
	)
	.option('--force', 'approves the product despite its warnings');

await runEdit(command, ([slug, period], { week, force }, { into, changes, isDryRun, isJson }) => {
	if (slug === undefined && week === undefined && force !== true) {
		const launches = findPending(into);
		console.log(isJson ? JSON.stringify({ date: into.date, launches }) : describePending(launches).join('\n'));
		return undefined;
	}
	if ((slug === undefined) === (week === undefined)) {
		throw new UserError('Cannot approve: name one product, or a week with `--week`.');
	}
	if (week !== undefined && force === true) {
		throw new UserError('Cannot use `--force` with `--week`. Approve launches with warnings one by one.');
	}
	const { content, warnings } = checkContent(into);
	if (content.launchPeriods.some((each) => each.slug === slug)) {
		throw new UserError(
			`Cannot approve: \`${slug}\` is a week. \`npm run approve -- --week ${slug}\` approves what is waiting in it.`,
		);
	}
	const found = force === true ? [] : warnings;
	if (slug === undefined) {
		const result = approveWeek(content, changes, String(week), found);
		const { approved, left } = result;
		const lines = [`Approved: ${approved.join(', ') || 'none'}.`];
		if (left.length > 0) lines.push(`Left out because of warnings: ${left.join(', ')}.`);
		return { result, lines, next: left.length > 0 ? 'npm run approve' : 'npm run build', showsWarnings: true };
	}
	const result = approveLaunch(content, changes, String(slug), {
		period: period === undefined ? undefined : String(period),
		warnings: found,
	});
	const said = result.changed ? `${isDryRun ? 'would be' : 'is'} approved` : 'is already approved';
	const lines = [`The launch of \`${result.product}\` in \`${result.period}\` ${said}.`];
	return { result, lines, next: 'npm run build', showsWarnings: true };
});

import { formatIssue, formatWarning } from '../../content/issue.ts';
import { printable } from '../../content/schemas/text.ts';
import type { Pending, PendingLaunch } from './find-pending.ts';

/** A heading a launch, with what an editor needs to decide. */
export function describePending({ launches, otherIssues }: Pending): string[] {
	const other =
		otherIssues === 0
			? []
			: [
					'',
					`${count(otherIssues, 'issue')} in other files. \`npm run check\` lists them; nothing can be approved before.`,
				];
	if (launches.length === 0) return ['No launch waits for approval.', ...other];
	const waits = launches.length === 1 ? 'waits' : 'wait';
	return [
		`${count(launches.length, 'launch', 'launches')} ${waits} for approval.`,
		...launches.flatMap(linesOf),
		...other,
	];
}

function linesOf(launch: PendingLaunch): string[] {
	const { product, name, file, issues, warnings, approve } = launch;
	const found = [...issues.map(formatIssue), ...warnings.map(formatWarning)];
	const doubt = found.length === 0 ? 'Check: nothing is wrong.' : undefined;
	const command =
		issues.length > 0 ? `Fix the ${issues.length === 1 ? 'issue' : 'issues'} first, then: ${approve}` : approve;
	return [
		'',
		`${printable(name)} (${product}, ${file})`,
		`  ${weekText(launch)} ${ageText(launch)}`,
		...(doubt === undefined ? found.map((line) => `  ${line}`) : [`  ${doubt}`]),
		`  ${command}`,
	];
}

function weekText({ period, week }: PendingLaunch): string {
	if (!week) return period === '' ? 'It names no week.' : `There is no week ${printable(period)}.`;
	const { state, starts_on, ends_on } = week;
	if (state === 'coming') return `Week ${period} begins on ${starts_on}.`;
	if (state === 'open') return `Week ${period} is open until ${ends_on}.`;
	return `Week ${period} ended on ${ends_on}${state === 'recorded' ? ' and is closed' : ''}.`;
}

function ageText({ added, days }: PendingLaunch): string {
	const age = days === 0 ? 'Here since today' : `Here for ${count(days, 'day')}`;
	return added.from === 'commit' ? `${age}.` : `${age}, by the time of the file: no commit has added it.`;
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** Records of closed weeks are still those that the last snapshot has noted. */
import type { Issue } from '../issue.ts';
import type { PlacedEntry } from '../read-entry.ts';
import type { History } from '../schemas/history.ts';
import type { LaunchPeriodFrontMatter } from '../schemas/launch-period.ts';
import type { PeriodRecord } from './read-record.ts';
import { recordFingerprint } from './record-fingerprint.ts';

const remedy =
	'Take it back from the history of the repository; what was wrong in a closed week is put right by `npm run correct`.';

export function checkNotedRecords(
	noted: History['records'] = {},
	weeks: readonly PlacedEntry<LaunchPeriodFrontMatter>[],
	records: ReadonlyMap<string, PeriodRecord>,
	report: (issue: Issue) => void,
): void {
	for (const { slug, source, issueAt } of weeks) {
		const record = records.get(slug);
		const expected = Object.hasOwn(noted, slug) ? noted[slug] : undefined;
		if (expected === undefined || (record && recordFingerprint(record.places) === expected)) continue;
		const file = source.replace(/md$/, 'csv');
		const fault = record
			? `holds other figures than when \`npm run snapshot\` noted it`
			: 'is gone, without which edits change the final order';
		report(issueAt([], `The week is closed, and its record \`${file}\` ${fault}. ${remedy}`));
	}
}

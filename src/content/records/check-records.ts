/** Records of closed weeks are those that `releases.json` has noted, and only weeks with a record have corrections. */
import type { Issue } from '../issue.ts';
import type { Entry } from '../read-entry.ts';
import type { History } from '../schemas/history.ts';
import type { LaunchPeriodFrontMatter } from '../schemas/launch-period.ts';
import type { PeriodRecord } from './read-record.ts';
import { recordFingerprint } from './record-fingerprint.ts';

export function checkRecords(
	noted: History['records'] = {},
	weeks: readonly Entry<LaunchPeriodFrontMatter>[],
	records: ReadonlyMap<string, PeriodRecord>,
	report: (issue: Issue) => void,
): void {
	for (const { slug, source, frontMatter, issueAt } of weeks) {
		const record = records.get(slug);
		if (!record && frontMatter.corrections.length > 0) {
			const message = `The week \`${slug}\` has no record that could be corrected. Run \`npm run close -- ${slug}\`, or delete the lines.`;
			report(issueAt(['corrections'], message));
		}
		const expected = Object.hasOwn(noted, slug) ? noted[slug] : undefined;
		if (expected === undefined || (record && recordFingerprint(record.places) === expected)) continue;
		const file = source.replace(/md$/, 'csv');
		const fault = record ? 'was edited by hand' : 'is gone, without which edits change the final order';
		const message = `The week is closed, and its record \`${file}\` ${fault}. Restore it from the history of the repository; \`npm run votes\` with \`--reason\` is the way to change a closed week.`;
		report(issueAt([], message));
	}
}

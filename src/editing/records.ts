/** Records of closed weeks, as far as a change of a product concerns them. */
import type { Content } from '../content/read-content.ts';
import type { WeekEntry } from './find-entry.ts';

/** Closed weeks whose record has one of these slugs, in the order of the content. */
export const weeksRecording = (
	{ launchPeriods, records }: Pick<Content, 'launchPeriods' | 'records'>,
	slugs: readonly string[],
): WeekEntry[] =>
	launchPeriods.filter((week) =>
		records.get(week.slug)?.places.some(({ product }) => product !== undefined && slugs.includes(product)),
	);

/** A record with another slug for a product. Everything else stays byte for byte. */
export const renameInRecord = (text: string, from: string, to: string): string =>
	text
		.split('\n')
		.map((line) => {
			const cells = line.split(',');
			return cells[1] === from ? cells.with(1, to).join(',') : line;
		})
		.join('\n');

import { groupByCause, type Issue, type IssueGroup, ofSeverity, type Warning } from '../../content/issue.ts';
import type { Findings } from './findings.ts';

interface Place {
	readonly path: string;
	readonly line: number;
	readonly column: number;
	readonly field: string;
}

/** A cause at the first of its places. */
interface Finding extends Place {
	readonly severity: 'error' | Warning['severity'];
	readonly message: string;
	/** Each place that has the cause. */
	readonly places: readonly Place[];
}

/** What a program gets of a check. */
export interface FindingsDocument {
	/** The date for which weeks are active or finished. */
	readonly date: string;
	readonly issues: readonly Finding[];
	readonly warnings: readonly Finding[];
	readonly notes: readonly Finding[];
	readonly counts: {
		readonly issues: number;
		/** Above the number of issues where one cause has several places. */
		readonly issue_places: number;
		readonly warnings: number;
		readonly notes: number;
		/** Visible products, and weeks; `null` while there are issues. */
		readonly products: number | null;
		readonly launch_periods: number | null;
	};
	/** With `--changed`: how many further findings concern files that have not changed. */
	readonly elsewhere?: number;
}

export function findingsDocument(
	{ issues, warnings, counts }: Findings,
	date: string,
	elsewhere?: number,
): FindingsDocument {
	const found = {
		issues: groupByCause(issues).map((group) => finding('error', group)),
		warnings: groupByCause(ofSeverity(warnings, 'warning')).map((group) => finding('warning', group)),
		notes: groupByCause(ofSeverity(warnings, 'note')).map((group) => finding('note', group)),
	};
	return {
		date,
		...found,
		counts: {
			issues: found.issues.length,
			issue_places: issues.length,
			warnings: found.warnings.length,
			notes: found.notes.length,
			products: counts?.products ?? null,
			launch_periods: counts?.launch_periods ?? null,
		},
		...(elsewhere === undefined ? {} : { elsewhere }),
	};
}

function finding(severity: Finding['severity'], { first, places }: IssueGroup<Issue>): Finding {
	return { ...placeOf(first), severity, message: first.message, places: places.map(placeOf) };
}

const placeOf = ({ path, line, column, field }: Issue): Place => ({ path, line, column, field });

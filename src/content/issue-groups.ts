/** Issues that one cause makes in many places are told once: a plan that 53 launches name and `site.yaml` no longer has. */

/** As much of an issue as tells what made it. */
interface Finding {
	readonly cause?: string;
}

export interface IssueGroup<Found extends Finding> {
	readonly first: Found;
	/** Every place that has the cause, in the order of the issues; the first one's is the first. */
	readonly places: readonly Found[];
}

/** @returns Groups in the order of their first issues. An issue without a cause elsewhere is a group of one. */
export function groupByCause<Found extends Finding>(found: readonly Found[]): IssueGroup<Found>[] {
	const groups: { first: Found; places: Found[] }[] = [];
	const byCause = new Map<string, { first: Found; places: Found[] }>();
	for (const finding of found) {
		const known = finding.cause === undefined ? undefined : byCause.get(finding.cause);
		if (known) {
			known.places.push(finding);
			continue;
		}
		const group = { first: finding, places: [finding] };
		groups.push(group);
		if (finding.cause !== undefined) byCause.set(finding.cause, group);
	}
	return groups;
}

import { scoreOf } from '../../catalog/score.ts';
import type { LaunchFrontMatter } from '../../content/schemas/product.ts';
import type { Site } from '../../content/schemas/site.ts';
import type { CollectedChanges } from './collected-changes.ts';
import type { ComparisonContext, ExistingProduct } from './existing-product.ts';
import type { ImportedLaunch } from './imported-product.ts';
import { memberOf } from './member-of.ts';

/** Adds launches in other weeks, and what is missing of those that the file has. */
export function compareLaunches(
	{ frontMatter: { launches }, written }: Pick<ExistingProduct, 'frontMatter' | 'written'>,
	imported: readonly ImportedLaunch[],
	{ rule, isClosed }: ComparisonContext,
	collected: CollectedChanges,
): void {
	const appended: ImportedLaunch[] = [];
	for (const launch of imported) {
		const index = launches.findIndex(({ period }) => period === launch.period);
		const existing = launches[index];
		if (!existing) {
			const after = withoutRuled(launch, rule);
			collected.changes.push({ field: `launches[${launch.period}]`, before: undefined, after });
			appended.push(after);
			continue;
		}
		const kept = memberOf(memberOf(written, 'launches'), index);
		const taken = { ...existing };
		// What a closed week has been published with stays.
		const closed = isClosed(launch.period);
		const take = (field: 'plan' | 'approved' | 'votes' | 'comments' | 'score', after: unknown): boolean => {
			const before = memberOf(kept, field) ?? (closed ? existing[field] : undefined);
			const change = { field: `launches[${launch.period}].${field}`, before, after };
			return collected.take(change, before !== undefined, { path: ['launches', index, field], value: after });
		};
		for (const field of ['plan', 'approved', 'votes', 'comments'] as const) {
			const after = launch[field];
			if (after === undefined || after === existing[field]) continue;
			if (take(field, after)) Object.assign(taken, { [field]: after });
		}
		// The record has the score of a closed week, whatever the rule gives today.
		const score = closed && existing.score === undefined ? undefined : missingScore(launch, taken, existing, rule);
		if (score !== undefined) take('score', score);
	}
	const next = launches.length;
	if (next > 0) {
		for (const [index, value] of appended.entries()) collected.edits.push({ path: ['launches', next + index], value });
	} else if (appended.length > 0) collected.edits.push({ path: ['launches'], value: appended });
}

/** A launch as a file has it: without a score that the rule of the site gives by itself, and without zeros. */
export function withoutRuled(launch: ImportedLaunch, rule: Site['score']): ImportedLaunch {
	const { score, votes = 0, comments = 0, period, plan, approved } = launch;
	const isRuled = score === undefined || score === scoreOf({ score: undefined, votes, comments }, rule);
	return {
		period,
		...(plan !== undefined && { plan }),
		...(approved && { approved }),
		...(votes !== 0 && { votes }),
		...(comments !== 0 && { comments }),
		...(!isRuled && { score }),
	};
}

/** The score that is to be written so that the launch has the one of the source; `undefined` when it has. */
function missingScore(
	{ score, votes, comments }: ImportedLaunch,
	taken: LaunchFrontMatter,
	existing: LaunchFrontMatter,
	rule: Site['score'],
): number | undefined {
	if (score === undefined || scoreOf(taken, rule) === score) return undefined;
	// Other votes stay, so that a score by the rule is theirs.
	const differs = (votes ?? taken.votes) !== taken.votes || (comments ?? taken.comments) !== taken.comments;
	return differs && existing.score === undefined ? undefined : score;
}

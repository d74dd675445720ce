import { workflowCommands } from '../build/check/workflow-commands.ts';
import { isStranger } from './association.ts';
import type { Review } from './review-change.ts';

/**
 * Findings as annotations of GitHub Actions, at their lines of the pull request.
 *
 * @param association - Of the author; what only editors do is an error when a stranger does it, else worth a look.
 */
export function annotations({ issues, warnings, flags }: Review, association: string): string[] {
	const [errors, notices] = isStranger(association) ? [flags, []] : [[], flags];
	return workflowCommands({
		issues: [...issues, ...errors],
		warnings: [...warnings, ...notices.map((flag) => ({ ...flag, severity: 'note' as const }))],
		counts: undefined,
	});
}

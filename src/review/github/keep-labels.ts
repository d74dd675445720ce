import type { GitHub } from './github.ts';

/** The labels that reviews set and take away; all others are left alone. */
const reviewLabels = ['new launch', 'needs an editor'] as const;

export type ReviewLabel = (typeof reviewLabels)[number];

/** @param present - The labels that the pull request has. */
export async function keepLabels(
	github: GitHub,
	{ number, present, wanted }: { number: number; present: readonly string[]; wanted: readonly ReviewLabel[] },
): Promise<void> {
	const missing = wanted.filter((label) => !present.includes(label));
	if (missing.length > 0) await github.send('POST', `/issues/${number}/labels`, { labels: missing });
	for (const label of reviewLabels) {
		if (wanted.includes(label) || !present.includes(label)) continue;
		await github.send('DELETE', `/issues/${number}/labels/${encodeURIComponent(label)}`);
	}
}

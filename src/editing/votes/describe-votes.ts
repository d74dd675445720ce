import type { SetVotes, VotesChange } from './set-votes.ts';

/** What changes, one line a product. */
export function describeVotes(period: string, { changed, same, unread }: SetVotes): string[] {
	const total = changed.length + same.length;
	const width = Math.max(0, ...changed.map(({ product }) => product.length));
	return [
		`${period}: ${changed.length} of ${total} ${total === 1 ? 'product changes' : 'products change'}.`,
		...changed.map((change) => `  ${change.product.padEnd(width)}  ${countsOf(change)}`),
		...(unread.length > 0 ? [`Not read: ${unread.map((name) => `\`${name}\``).join(', ')}.`] : []),
	];
}

function countsOf({ counts }: VotesChange): string {
	return Object.entries(counts)
		.map(([field, { before, after }]) => `${field} ${before ?? 'by the rule'} → ${after}`)
		.join(', ');
}

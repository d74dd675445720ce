import leven from 'leven';

/**
 * The known word that was probably meant, as a sentence to put behind an error.
 *
 * @returns ` Did you mean …?` with a leading space, or an empty text when nothing is near.
 */
export function suggest(word: string, known: Iterable<string>): string {
	const limit = Math.max(1, Math.floor(word.length / 3));
	let best: string | undefined;
	let least = limit + 1;
	for (const candidate of known) {
		if (Math.abs(candidate.length - word.length) >= least) continue;
		const distance = leven(word, candidate);
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}

/** Suggests the known word nearest to one that is misspelt. */
import leven from 'leven';

/**
 * The known word that was probably meant, as a sentence to put behind an error.
 *
 * @returns ` Did you mean …?` with a leading space, or an empty text when nothing is near.
 */
export function suggest(word: string, known: Iterable<string>): string {
	const nearest = nearestWord(word, known);
	return nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
}

export function nearestWord(word: string, known: Iterable<string>): string | undefined {
	for (const candidate of known) if (isSwap(word, candidate)) return candidate;
	const limit = Math.max(1, Math.floor(word.length / 3));
	let best: string | undefined;
	let least = limit + 1;
	for (const candidate of known) {
		if (Math.abs(candidate.length - word.length) >= least) continue;
		const distance = leven(word, candidate, { maxDistance: least });
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best;
}

/** Whether two words differ by one edit: a letter more, less or other, or two neighbours that changed places. */
export function isOneEditApart(a: string, b: string): boolean {
	return isSwap(a, b) || (Math.abs(a.length - b.length) <= 1 && leven(a, b, { maxDistance: 2 }) <= 1);
}

/** Whether two neighbours changed places, the commonest mistake in digits: `2026-w64` for `2026-w46`. */
function isSwap(word: string, candidate: string): boolean {
	if (word.length !== candidate.length || word === candidate) return false;
	let first = 0;
	while (word[first] === candidate[first]) first++;
	const isSame = word[first] === candidate[first + 1] && word[first + 1] === candidate[first];
	return isSame && word.slice(first + 2) === candidate.slice(first + 2);
}

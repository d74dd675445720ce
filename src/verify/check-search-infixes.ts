/** Files of infixes: each has every term with a part that begins with one of its keys, so that similar terms are found. */
import type { SearchHead } from '../search/index-files.ts';
import type { PublishedFiles } from './published-files.ts';
import { headFile, infixTerms } from './search-index.ts';
import type { Report } from './violation.ts';

const minimumPart = 2;
const lengths = { minimum: 3, maximum: 42 };

export function checkInfixes(
	files: PublishedFiles,
	head: SearchHead,
	terms: ReadonlySet<string>,
	report: Report,
): void {
	const expected = head.infixes.map(() => new Set<string>());
	const firsts = head.infixes.map(([first]) => first);
	for (const term of terms) {
		if (term.length < lengths.minimum || term.length > lengths.maximum) continue;
		for (let from = 0; from <= term.length - minimumPart; from++) {
			const part = term.slice(from);
			expected[lastAtMost(firsts, part)]?.add(term);
		}
	}
	for (const [at, range] of head.infixes.entries()) {
		const own = infixTerms(files, range, report);
		const wanted = expected[at] ?? new Set();
		for (const term of wanted) if (!own.has(term)) say(at, `lack \`${term}\`.`);
		for (const term of own) if (!wanted.has(term)) say(at, `have \`${term}\`, which does not belong there.`);
	}

	function say(at: number, message: string): void {
		report({ file: headFile, pointer: `/infixes/${at}`, message });
	}
}

/** The place of the last key that is not after this one. */
function lastAtMost(keys: readonly string[], key: string): number {
	let [low, high] = [0, keys.length];
	while (low + 1 < high) {
		const middle = (low + high) >> 1;
		if ((keys[middle] ?? '') <= key) low = middle;
		else high = middle;
	}
	return low;
}

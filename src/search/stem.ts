/**
 * Forms of one English word have one stem: plurals, `-ing`, `-ed` and `-er`. A stem is always a beginning of its word, so
 * that all forms stand together in the index, and no other language loses more than such an ending.
 */

/** Shorter words and stems stand for other words. */
const minimumWord = 4;
const minimumStem = 3;

const endings: readonly (readonly [ending: string, cut: number])[] = [
	['ies', 3],
	['sses', 2],
	['xes', 2],
	['zes', 2],
	['ches', 2],
	['shes', 2],
];

/** @param term - Folded. */
export function stemOf(term: string): string {
	if (term.length < minimumWord || !/^[a-z]+$/.test(term)) return term;
	const singular = withoutPlural(term);
	const verb = withoutVerbEnding(singular);
	const stem = verb.endsWith('e') || /[^aeiou]y$/.test(verb) ? verb.slice(0, -1) : verb;
	return stem.length < minimumStem ? singular : stem;
}

function withoutPlural(term: string): string {
	if (term.length < minimumWord) return term;
	const [, known] = endings.find(([ending]) => term.endsWith(ending)) ?? [];
	const cut = known ?? (term.endsWith('s') && !/(?:ss|us|is)$/.test(term) ? 1 : 0);
	return term.length - cut < minimumStem ? term : term.slice(0, term.length - cut);
}

/** Also without the consonant that such an ending doubles: `shopping` is `shop`. */
function withoutVerbEnding(term: string): string {
	const [ending] = /(?:ing|ed|er)$/.exec(term) ?? [''];
	const rest = term.slice(0, term.length - ending.length);
	if (ending === '' || rest.length < minimumStem || !/[aeiouy]/.test(rest)) return term;
	const last = rest.slice(-1);
	return last === rest.at(-2) && !/[aeiouylsz]/.test(last) && rest.length > minimumStem ? rest.slice(0, -1) : rest;
}

/** Whether a word may have others of its stem. */
export const hasForms = (term: string): boolean => term.length >= minimumStem && /^[a-z]+$/.test(term);

/** Whether two different words are forms of one. A word of three letters has a plural alone: `not` is no form of `note`. */
export function sameStem(one: string, other: string): boolean {
	if (Math.min(one.length, other.length) >= minimumWord) return stemOf(one) === stemOf(other);
	return [one, other].every(hasForms) && withoutPlural(one) === withoutPlural(other);
}

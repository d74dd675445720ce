/** Words that say what something is used for, or what kind of program it is: `read RSS feeds`, `password manager`. */
import { wordKey } from './tokens.ts';

const words = `
	read write watch listen teach learn edit make create manage organize organise keep track play view open use help take
	store handle plan record browse share let lets watching listening reading teaching making creating managing tracking
	manager managers reader readers player players client clients library libraries system systems platform platforms viewer
	lesen schreiben schauen hören lernen lehren bearbeiten machen erstellen verwalten organisieren ansehen anschauen
`;

const generalWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(wordKey));

/** Without such words, where others are beside them. */
export function mainWords(terms: readonly string[]): readonly string[] {
	const main = terms.filter((term) => !generalWords.has(wordKey(term)));
	return main.length > 0 ? main : terms;
}

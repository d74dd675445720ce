/** Verbs that say what something is used for: `read RSS feeds`. The words beside them say more. */
import { wordKey } from './tokens.ts';

const verbs = `
	read write watch listen teach learn edit make create manage organize organise keep track play view open use help take
	store handle plan record browse share let lets watching listening reading teaching making creating managing tracking
	lesen schreiben schauen hören lernen lehren bearbeiten machen erstellen verwalten organisieren ansehen anschauen
`;

const useVerbs: ReadonlySet<string> = new Set(verbs.trim().split(/\s+/).map(wordKey));

/** Without such verbs, where other words are beside them. */
export function mainWords(terms: readonly string[]): readonly string[] {
	const main = terms.filter((term) => !useVerbs.has(wordKey(term)));
	return main.length > 0 ? main : terms;
}

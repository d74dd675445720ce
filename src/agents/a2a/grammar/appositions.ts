/** Finds what only says again what a named thing is: `Merlin, the bird thing`, `jujutsu the git thingy`, `Krita (das Malprogramm)`. */
import type { CatalogWords } from './catalog-words.ts';
import { type Token, wordSet } from './tokens.ts';

const articles = wordSet('the that this a an one der die das dem den diese dieser dieses dies so ein eine einem einen');
const nouns = wordSet(`
	thing things thingy thingie app apps tool program programme software application editor game site website service project
	library language database browser client player one manager suite system engine framework platform plugin reader viewer
	ding dings dingens teil sache programm anwendung spiel seite dienst projekt bibliothek sprache datenbank werkzeug
`);
const maximumWords = 4;

/** Places of the words. */
export function findAppositions(tokens: readonly Token[], { products, nameWords }: CatalogWords): readonly number[] {
	for (let at = 1; at < tokens.length; at++) {
		if (!articles.has(tokens[at]?.key ?? '')) continue;
		const name = tokens[at - 1]?.key ?? '';
		const pair = `${tokens[at - 2]?.key ?? ''}${name}`;
		if (!products.has(name) && !products.has(pair) && (nameWords.get(name) ?? -1) < 0) continue;
		for (let end = at + 1; end < Math.min(tokens.length, at + 1 + maximumWords); end++) {
			const next = tokens[end + 1];
			const isEnd = !next || next.isBehindComma || next.isBehindStop;
			if (tokens[end]?.isBehindComma || tokens[end]?.isBehindStop) break;
			if (isEnd && isNoun(tokens[end]?.key ?? '')) return Array.from({ length: end + 1 - at }, (_, step) => at + step);
		}
	}
	return [];
}

/** Also the German compounds: `Malprogramm`. */
const isNoun = (key: string): boolean => nouns.has(key) || /(?:programm|app|spiel|software|editor|dings?)$/.test(key);

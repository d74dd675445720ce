/** Corrects words that nothing in the catalog and the grammar is spelled like. */
import type { TermFile } from '../../../search/index-files.ts';
import { rangeOf } from '../../../search/key-ranges.ts';
import { similarTerms } from '../../../search/similar-terms.ts';
import { sameStem } from '../../../search/stem.ts';
import { fold } from '../../../search/terms.ts';
import { nearSlugs } from '../../search.ts';
import { searchIndex } from '../../search-index.ts';
import type { AgentSite } from '../../site.ts';
import { type CatalogWords, joined } from './catalog-words.ts';
import { launchRequestWords } from './intents/launch-requests.ts';
import { requestWords } from './intents/requests.ts';
import { pricePhrases } from './prices.ts';
import { readSentence } from './read-sentence.ts';
import type { NamedProduct } from './reading.ts';
import { type Sign, signsByPhrase } from './signs.ts';
import { timeWords } from './time/time-words.ts';
import { phraseKey, type Token, wordKey } from './tokens.ts';
import { everydayKeys, everydayNeed, everydayTopic } from './words/everyday-topics.ts';
import { fillers, questionWords } from './words/fillers.ts';
import { englishTopic, germanKeys } from './words/german-topics.ts';
import { isStoryWord } from './words/story-words.ts';

const minimumLength = 4;
/** Of words of conversation: shorter ones are too near to others. */
const minimumFiller = 8;
const topicWords: readonly string[] = [
	...[...everydayKeys, ...germanKeys].filter((word) => word.length > minimumLength),
	...[...fillers].filter((word) => word.length >= minimumFiller),
];
const topicKeys = new Set(topicWords);
const topicsByLetter = byLetter(topicWords);
const uncorrected: ReadonlySet<Sign> = new Set(['not', 'except', 'neutral']);
/** In shorter words another letter makes another word. */
const minimumReplaced = 6;
/** Of a word that is written as a name. */
const minimumName = 7;
/** Words of one sentence that are looked at. */
const maximumWords = 4;

const grammarWords: readonly string[] = [
	...new Set([...correctable(), ...pricePhrases, ...timeWords, ...requestWords].flatMap((phrase) => phrase.split(' '))),
	...questionWords,
].filter((word) => word.length >= minimumLength);
const knownWords = new Set(grammarWords);
const grammarByLetter = byLetter(grammarWords);

/** By their first letters: the first one of a word is seldom wrong. */
function byLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
	return Map.groupBy(words, (word) => word.slice(0, 1));
}

/** Words of the same first letter and nearly the same length. */
const alikeIn = (words: ReadonlyMap<string, readonly string[]>, key: string): readonly string[] =>
	(words.get(key.slice(0, 1)) ?? []).filter(({ length }) => Math.abs(length - key.length) <= toleratedEdits(key));

/** Words of long phrases of negation are seldom meant: `sick of`. */
function correctable(): string[] {
	return [...signsByPhrase]
		.filter(([phrase, signs]) => !phrase.includes(' ') || !signs.some((sign) => uncorrected.has(sign)))
		.map(([phrase]) => phrase);
}

export interface Corrected {
	readonly tokens: readonly Token[];
	readonly products: ReadonlyMap<number, NamedProduct>;
}

export async function correctSpelling(
	tokens: readonly Token[],
	words: CatalogWords,
	site: AgentSite,
	known: ReadonlyMap<number, NamedProduct> = new Map(),
): Promise<Corrected> {
	const reading = readSentence(tokens, words, known);
	const rest = tokens.filter((token) => [...reading.rest, ...reading.excludedWords].includes(token));
	const unknown = rest.filter(
		({ key }) =>
			key.length >= minimumLength &&
			englishTopic(key) === undefined &&
			!requestWords.has(key) &&
			!launchRequestWords.has(key),
	);
	const corrected = new Map<Token, string>();
	const products = new Map(known);
	for (const token of unknown.slice(0, maximumWords)) {
		if (isKnownWord(token.key)) continue;
		if (words.nameWords.has(token.key) || (await isTerm(token.key, site))) continue;
		const at = tokens.indexOf(token);
		const isName = at > 0 && /^\p{Lu}/u.test(token.written) && token.key.length < minimumName;
		const word = isName ? undefined : (nearWord(token) ?? nearCategoryWord(token.key, words) ?? nearTopic(token));
		if (word !== undefined) corrected.set(token, word);
		else for (const [place, product] of await nearProduct(tokens, at, rest, words, site)) products.set(place, product);
	}
	if (corrected.size === 0) return { tokens, products };
	return { tokens: tokens.map((own) => ({ ...own, key: corrected.get(own) ?? own.key })), products };
}

const isKnownWord = (key: string): boolean =>
	isStoryWord(key) || (everydayTopic(key) ?? everydayNeed(key)) !== undefined;

/** Whether the search index has a word, or another form of it. */
async function isTerm(key: string, site: AgentSite): Promise<boolean> {
	const reader = await searchIndex(site);
	const head = await reader.head();
	if (!head) return false;
	const files = await reader.ranges<TermFile>(rangeOf(head.terms, key));
	return files.some(
		({ terms, synonyms }) =>
			terms.some(([term]) => term === key || sameStem(term, key)) || synonyms.some(([phrase]) => phrase === key),
	);
}

/** The word of the grammar that has one letter more, less or another, or two of them exchanged. */
function nearWord({ key, written }: Token): string | undefined {
	const exchanged = exchanges(written).find((other) => knownWords.has(other));
	if (exchanged !== undefined) return exchanged;
	const alike = similarTerms(key, toleratedEdits(key), alikeIn(grammarByLetter, key)).filter(
		({ term }) => term[0] === key[0] && (term.length !== key.length || key.length >= minimumReplaced),
	);
	return alike.toSorted((a, b) => a.distance - b.distance)[0]?.term;
}

/** The word of the lists of topics, or one of conversation, that is spelled nearly so; not for what is written as a name. */
function nearTopic({ key, written }: Token): string | undefined {
	if (/^\p{Lu}/u.test(written)) return undefined;
	const exchanged = exchanges(written).find((other) => topicKeys.has(other));
	if (exchanged !== undefined) return exchanged;
	const alike = similarTerms(key, toleratedEdits(key), alikeIn(topicsByLetter, key)).filter(
		({ term }) => term[0] === key[0] && (term.length !== key.length || key.length >= minimumReplaced),
	);
	return alike.toSorted((a, b) => a.distance - b.distance)[0]?.term;
}

/** The word of a category's name that is spelled nearly so. */
function nearCategoryWord(key: string, { vocabulary }: CatalogWords): string | undefined {
	const names = new Set(vocabulary.categories.flatMap(({ name }) => phraseKey(name).split(' ')));
	const alike = similarTerms(
		key,
		toleratedEdits(key),
		[...names].filter((name) => name.length > minimumReplaced),
	);
	return alike.toSorted((a, b) => a.distance - b.distance)[0]?.term;
}

/** Keys of what is written when two letters are exchanged. */
function exchanges(written: string): string[] {
	const text = fold(written);
	return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) =>
		wordKey(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)),
	);
}

const toleratedEdits = (key: string): number => (key.length < 9 ? 1 : 2);

/** By the word with the next one, where it is unknown as well, or by itself. */
async function nearProduct(
	tokens: readonly Token[],
	at: number,
	rest: readonly Token[],
	words: CatalogWords,
	site: AgentSite,
): Promise<(readonly [place: number, product: NamedProduct])[]> {
	for (const length of [3, 2, 1]) {
		const own = tokens.slice(at, at + length);
		if (own.length < length || (length > 1 && !own.some((token) => rest.includes(token)))) continue;
		const written = own.map((token) => token.written).join(' ');
		const row = await nearRow(own.map(({ key }) => key).join(''), written, words, site);
		if (row === undefined) continue;
		return own.map((_, index) => [at + index, { row, written, how: 'similar', at }]);
	}
	return [];
}

async function nearRow(key: string, written: string, { table, products }: CatalogWords, site: AgentSite) {
	const exchanged = exchanges(written.replaceAll(' ', '')).find((other) => products.has(other));
	if (exchanged !== undefined) return products.get(exchanged);
	const near = await nearSlugs(site, written);
	const candidates = near.flatMap((slug) => {
		const row = table.rows.get(slug) ?? -1;
		return [joined(slug), joined(table.names[row] ?? '')].map((name) => [name, row] as const);
	});
	const [best] = similarTerms(key, toleratedEdits(key), new Set(candidates.map(([name]) => name)))
		.filter(({ term }) => term[0] === key[0] || key.length >= minimumReplaced)
		.toSorted((a, b) => a.distance - b.distance);
	return candidates.find(([name]) => name === best?.term)?.[1];
}

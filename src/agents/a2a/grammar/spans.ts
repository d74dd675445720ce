/** Finds the longest known words and phrases at each place of a sentence. */
import { type CatalogWords, type NamedCategory, stemmed } from './catalog-words.ts';
import { type Price, pricesOf } from './prices.ts';
import { maximumPhrase, type Sign, signsByPhrase } from './signs.ts';
import type { Token } from './tokens.ts';
import { fillers } from './words/fillers.ts';
import { englishTopic } from './words/german-topics.ts';
import { topicPhrases } from './words/topic-phrases.ts';

export interface Span {
	readonly from: number;
	/** Behind the last token. */
	readonly end: number;
	readonly row?: number;
	/** Whether the words are also a part of common language. */
	readonly isCommon?: boolean;
	readonly category?: NamedCategory;
	readonly maker?: string;
	readonly possibleMaker?: string;
	readonly price?: Price;
	readonly signs?: readonly Sign[];
}

const longestName = 8;

/** @param isFree - Whether no other reader has taken the token. */
export function findSpans(tokens: readonly Token[], words: CatalogWords, isFree: (at: number) => boolean): Span[] {
	const prices = pricesOf(words.vocabulary);
	const spans: Span[] = [];
	for (let from = 0; from < tokens.length; ) {
		const best = isFree(from) ? longestAt(tokens, from, words, prices, isFree) : undefined;
		if (best) spans.push(best);
		from = best?.end ?? from + 1;
	}
	return spans;
}

function longestAt(
	tokens: readonly Token[],
	from: number,
	words: CatalogWords,
	prices: ReadonlyMap<string, Price>,
	isFree: (at: number) => boolean,
): Span | undefined {
	let best: Span | undefined;
	let name = '';
	let phrase = '';
	for (let end = from + 1; end <= Math.min(tokens.length, from + longestName) && isFree(end - 1); end++) {
		const key = tokens[end - 1]?.key ?? '';
		name += key;
		phrase = phrase === '' ? key : `${phrase} ${key}`;
		const signs = end - from <= maximumPhrase ? signsByPhrase.get(phrase) : undefined;
		const price = prices.get(phrase);
		const row = words.products.get(name);
		const maker = words.makers.get(name);
		const possibleMaker = words.shortMakers.get(name);
		const topic = (end === from + 1 ? englishTopic(key) : undefined) ?? topicPhrases.get(phrase);
		const category = words.categories.get(stemmed(phrase)) ?? (topic && words.categories.get(stemmed(topic)));
		if (!signs && !price && row === undefined && !maker && !possibleMaker && !category) continue;
		const isPartOfWord = tokens[from]?.isHyphenated === true;
		const isCommon =
			isPartOfWord || (end === from + 1 && !isProperName(tokens, from) && (signs !== undefined || fillers.has(phrase)));
		best = {
			from,
			end,
			...(row !== undefined &&
				!isPartOfWord && { row, isCommon: isCommon || price !== undefined || category !== undefined }),
			...(category && { category }),
			...(maker && { maker }),
			...(possibleMaker && { possibleMaker }),
			...(price && { price }),
			...(signs && { signs }),
		};
	}
	return best;
}

/** Written as a name within a sentence, such as `Things`. */
const isProperName = (tokens: readonly Token[], at: number): boolean =>
	at > 0 && /^\p{Lu}/u.test(tokens[at]?.written ?? '') && /^[a-z]/.test(tokens[at - 1]?.written ?? '');

/** What products are to be about: a category where the words name one, else words to search for. */

import { maximumQueryLength } from '../../../search/stages.ts';
import { synonymsIn } from '../../../search/synonyms.ts';
import { termsOf } from '../../../search/terms.ts';
import { searchIndex } from '../../search-index.ts';
import { stemmed } from '../grammar/catalog-words.ts';
import { phraseKey, wordKey } from '../grammar/tokens.ts';
import { mainWords } from '../grammar/words/general-words.ts';
import { englishTopic } from '../grammar/words/german-topics.ts';
import type { Context } from './context.ts';

export interface Topic {
	/** Slugs. */
	readonly categories: readonly string[];
	/** Empty where categories say it all. */
	readonly query: string;
}

export async function topicOf({ reading, words, site }: Context): Promise<Topic> {
	const { rest, categories, content } = reading;
	const whole = [...new Set(categories.flatMap(({ slug, isPart }) => (isPart ? [] : [slug])))];
	const parts = categories.filter(({ slug, isPart }) => isPart && !whole.includes(slug));
	if (rest.length === 0) return { categories: [...whole, ...new Set(parts.map(({ slug }) => slug))], query: '' };
	const asked = whole.length > 0 ? rest : content;
	const topics = asked.filter(({ key }, _, all) => all.length === 1 || !/^\d+$/.test(key));
	const english = topics.map(({ key, written }) => englishTopic(key) ?? written.toLowerCase());
	const query = [...new Set(await Promise.all(english.map((word) => singularOf(word, site))))]
		.join(' ')
		.slice(0, maximumQueryLength);
	const known = ['', ' tools'].map((more) => words.categories.get(stemmed(phraseKey(query + more)))).find(Boolean);
	if (known) return { categories: [...new Set([...whole, known.slug])], query: '' };
	const modified = whole.length > 0 ? categoryOfModifier(query, whole, words) : undefined;
	if (modified !== undefined) return { categories: [...whole, modified], query: '' };
	const slug = whole.length === 0 ? await categoryBySynonym(query, words.categories, site) : undefined;
	return slug === undefined ? { categories: whole, query } : { categories: [slug], query: '' };
}

/** The singular of a word for which editors have listed other words in this form alone. */
async function singularOf(word: string, site: Context['site']): Promise<string> {
	if (!/[^s]s$/.test(word)) return word;
	const reader = await searchIndex(site);
	const head = await reader.head();
	if (!head) return word;
	const [own, other] = await Promise.all([word, word.slice(0, -1)].map((form) => synonymsIn(reader, head, [form])));
	return own?.length === 0 && (other?.length ?? 0) > 0 ? word.slice(0, -1) : word;
}

/** `programming` beside another category, of which some products are in `Programming languages` too. */
function categoryOfModifier(
	query: string,
	whole: readonly string[],
	{ vocabulary, table }: Context['words'],
): string | undefined {
	const [word = '', ...others] = mainWords(query.split(' '));
	if (others.length > 0) return undefined;
	const [own, ...more] = vocabulary.categories.filter(({ name }) => phraseKey(name).startsWith(`${wordKey(word)} `));
	if (!own || more.length > 0 || whole.includes(own.slug)) return undefined;
	const needed = [...whole, own.slug].map((slug) => table.categories.indexOf(slug));
	const isIn = (indexes: readonly number[]): boolean => needed.every((index) => indexes.includes(index));
	return table.columns.categories.some(isIn) ? own.slug : undefined;
}

async function categoryBySynonym(
	query: string,
	categories: Context['words']['categories'],
	site: Context['site'],
): Promise<string | undefined> {
	const reader = await searchIndex(site);
	const head = await reader.head();
	const terms = termsOf(query);
	if (!head || terms.length > 3) return undefined;
	const found = await synonymsIn(reader, head, terms);
	const phrases = found.filter(({ from, end }) => from === 0 && end === terms.length).flatMap((own) => own.phrases);
	return phrases.map((phrase) => categories.get(stemmed(phrase.join(' ')))?.slug).find((slug) => slug !== undefined);
}

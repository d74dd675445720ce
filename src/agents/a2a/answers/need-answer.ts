/** Products for a need that somebody tells of in many words. */
import { counted } from '../../../contract/counts.ts';
import { readProduct } from '../../catalog-files.ts';
import type { OperationResult } from '../../operations/operation.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { isPerson, type Need } from '../grammar/intents/needs.ts';
import type { Token } from '../grammar/tokens.ts';
import { everydayNeed } from '../grammar/words/everyday-topics.ts';
import { compoundTopic, englishTopic } from '../grammar/words/german-topics.ts';
import { isGerman } from '../grammar/words/german-words.ts';
import { knownProductIn } from '../grammar/words/known-products.ts';
import { choiceOf, choiceText } from './choice.ts';
import { type Choice, choose } from './choose.ts';
import type { Context } from './context.ts';
import { joinedWith, listedData, named, priceName, productUrl } from './lines.ts';
import { type ScoredRow, scoredMatches } from './scored-matches.ts';

const shownProducts = 8;
/** Words that no product has. */
const shownWords = 6;
const saidWeight = 0.5;
/** Whom something is for says less than what it is for. */
const ofPersons: ReadonlySet<string> = new Set(['children']);
const shareOfPersons = 0.5;

/** @returns `undefined` where no product has enough of the words. */
export async function needAnswer(context: Context, need: Need): Promise<OperationResult | undefined> {
	const own = { ...context, reading: need.reading };
	const choice = await choiceOf(own, []);
	const fitting = isOfAny(choice) ? undefined : new Set(choose(context.words, choice).map(({ row }) => row));
	const known = knownProductIn(need.words.map(({ token }) => token.key));
	const isInGerman = isGerman(context.reading.tokens);
	const terms = new Map(known?.kind.split(' ').map((term) => [term, 1]));
	for (const { token, weight } of need.words)
		for (const term of termsOf(token, isInGerman))
			terms.set(term, Math.max(ofPersons.has(term) ? shareOfPersons : weight, terms.get(term) ?? 0));
	const weighed = [...terms].map(([term, weight]) => ({ term, weight }));
	const found = (await scoredMatches(context, weighed, (row) => fitting?.has(row) ?? true))
		.filter((own) => own.words.some((word) => !isPerson(word) && !ofPersons.has(word)))
		.slice(0, shownProducts);
	if (found.length === 0) return undefined;
	const lines = await Promise.all(found.map((product) => lineOf(context, product)));
	const used = new Set(found.flatMap((product) => product.words));
	const unused = weighed.flatMap(({ term, weight }) => (weight >= saidWeight && !used.has(term) ? [quoted(term)] : []));
	const left = unused.length > 0 ? ` I found none by ${joinedWith('or', unused.slice(0, shownWords))}.` : '';
	const head = `By words of what you tell, the catalog has ${counted(found.length, 'product')}${choiceText(choice, own)} that may help, best match first.${left}`;
	return {
		text: [head, ...lines, untrustedNote].join('\n'),
		data: { products: found.map(({ row }) => listedData(context, row)) },
	};
}

/** Whether every product is as good. */
const isOfAny = ({ prices, excludedRows, excludedCategories = [], excludedMakers = [], ...others }: Choice): boolean =>
	prices.length + excludedRows.length + excludedCategories.length + excludedMakers.length === 0 &&
	!others.isUnlaunched &&
	!others.isUnpriced &&
	[others.maker, others.weeks, others.places, others.excludedPlaces, others.votes, others.firstLaunched].every(
		(own) => own === undefined,
	);

/** A word, and in German sentences the English ones for it. */
function termsOf({ key, written }: Token, isInGerman: boolean): readonly string[] {
	const english = isInGerman ? (englishTopic(key) ?? compoundTopic(key)) : undefined;
	const need = everydayNeed(key);
	if (english !== undefined) return need === undefined ? [english] : [need];
	return [written.toLowerCase()];
}

async function lineOf(context: Context, { row, words }: ScoredRow): Promise<string> {
	const { table } = context.words;
	const tagline = (await readProduct(context.site, table.slugs[row] ?? ''))?.tagline;
	const facts = [named(table, row), priceName(context.words, row)].filter(Boolean).join(', ');
	return `- ${facts}${tagline ? `: ${quoted(tagline)}` : ''} (for ${words.map(quoted).join(', ')}) ${productUrl(context, row)}`;
}

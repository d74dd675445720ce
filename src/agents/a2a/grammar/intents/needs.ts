/** Sentences that tell of a need, in which most words are a story: `I record at home and there is a hum, what could clean that up?` */

import { pricePhrases } from '../prices.ts';
import type { Reading } from '../reading.ts';
import { type Sign, signsByPhrase } from '../signs.ts';
import { type Token, wordSet } from '../tokens.ts';
import { everydayNeed, everydayTopic } from '../words/everyday-topics.ts';
import { fillers } from '../words/fillers.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { englishTopic } from '../words/german-topics.ts';
import { isGerman } from '../words/german-words.ts';
import { isStoryWord } from '../words/story-words.ts';

/** Who tells of a need, or whose need it is. */
const tellers = wordSet(`
	i im ive id ill my mine we our were weve he his him she her
	grandpa grandma granny dad mum mom father mother uncle aunt brother sister son daughter wife husband friend neighbour
	neighbor boss opa oma papa mama vater mutter bruder schwester sohn tochter frau mann
	ich mich mein meine meinen meinem meiner meines wir unser unsere unseren unserem unserer er ihm ihn
	habe hab suche brauche möchte fahre freund freundin kollege kollegin nachbar chef tante onkel jemand
`);
const others = wordSet(
	'me us mir uns they their you your one someone people users country leute nutzer sie ihr man kid kids child children kind kinder',
);

/** What a need is asked for with. */
const cues = wordSet(`
	need needs want wants wanna love looking seeking anything something thing stuff tool app program software way help
	helps which what whats who how possible where can could should recommend suggest idea ideas tip trying try wish keep keeps
	brauche brauch bräuchte braucht suche such sucht möchte will wollen soll sollen hätte etwas was womit welche welches
	welcher wie wer wo wohin hilft helfen könnte kann gibts gibt programm irgendwas möglich tipp empfehlen
`);

/** Sentences about the catalog itself, its weeks and its numbers. */
const ofCatalog: readonly Sign[] = [
	'winner',
	'votes',
	'podium',
	'score',
	'result',
	'compare',
	'count',
	'mostVotes',
	'fewestVotes',
	'pricingModels',
	'context',
];
const catalogWords = wordSet(`
	week weeks week's catalog catalogue board leaderboard ranking rankings rank ranks launch launches launched listed listing
	rating ratings rated review reviews reviewed reviewer reviewers bewertung bewertungen entry entries vote votes voted voting winner winners won points score woche wochen katalog rangliste platz plätze
	gewonnen gewinner sieger stimmen punkte kategorie category categories maker makers submit editor's slug
`);

/** Beside these words a sentence asks for more than products. */
const interrogatives = wordSet('why when who warum wieso weshalb wann wer');
const contrasts = wordSet('but aber');
const negatives = wordSet('not no nothing none never without nicht nix nichts kein keine keinen ohne');

/** `this site`, `your data`: no need for a product. */
const pointing = wordSet('this your you diese dieser eure euer deine');
const ownThings = wordSet(`
	site website page service api data documentation docs feed database collection updated update store seite webseite daten
	schnittstelle dienst
`);
const isAboutSite = (tokens: readonly Token[]): boolean =>
	tokens.some(
		({ key }, at) => pointing.has(key) && tokens.slice(at + 1, at + nearWords).some((next) => ownThings.has(next.key)),
	);
const nearWords = 3;

/** Words of a need beside those that the catalog has a filter for. */
const leastWords = 2;
const leastTokens = 5;
const fewTokens = 3;
/** Beside a category. */
const fewRest = 1;
const longTokens = 9;

const shareOfStory = 0.6;
const shareOfGeneral = 0.45;
const shareOfCommon = 0.25;

export interface Need {
	/** Without the conditions that words of the story seem to name. */
	readonly reading: Reading;
	readonly words: readonly WeighedToken[];
}

interface WeighedToken {
	readonly token: Token;
	/** Words of the part that asks count most. */
	readonly weight: number;
}

/**
 * @param isStory - Whether only a sentence of somebody who needs something is one.
 * @returns `undefined` for other sentences.
 */
export function needIn(reading: Reading, isStory = true): Need | undefined {
	const { tokens, signs, products, makers } = reading;
	if (tokens.length < (isStory ? leastTokens : fewTokens) || products.length + makers.length > 0) return undefined;
	if (reading.possibleProducts.some(({ written, at }) => at > 0 && isCapital(written)) && !isGerman(tokens))
		return undefined;
	if (
		reading.excludedCategories.length > 0 ||
		signs.has('except') ||
		(signs.has('not') && tokens.some(({ key }, at) => contrasts.has(key) && negatives.has(tokens[at + 1]?.key ?? '')))
	)
		return undefined;
	if (
		ofCatalog.some((sign) => signs.has(sign)) ||
		(signs.has('unknownFacts') &&
			!tokens.some(({ key }) => others.has(key) && signsByPhrase.get(key)?.includes('unknownFacts'))) ||
		tokens.some(({ key }) => catalogWords.has(key))
	)
		return undefined;
	if (!isStory && interrogatives.has(tokens[0]?.key ?? '')) return undefined;
	if (isAboutSite(tokens)) return undefined;
	const isListed = reading.categories.some(({ isPart }) => !isPart) && reading.rest.length <= fewRest;
	if (isStory && isListed) return undefined;
	if (isStory && !tokens.some(({ key }) => tellers.has(key) || (key === 'will' && isGerman(tokens)))) return undefined;
	const content = tokens.filter((token) => isContent(token, reading));
	const telling = content.filter(({ key }) => weightOf(key) > shareOfGeneral);
	const isLong =
		tokens.length >= longTokens && telling.some(({ key }) => isHint(key) || englishTopic(key) !== undefined);
	if (telling.length < leastWords && !isLong) return undefined;
	const asking = askingPart(tokens, content);
	const words = content.map((token) => ({
		token,
		weight: (asking.has(token) ? 1 : shareOfStory) * weightOf(token.key),
	}));
	return { words, reading: isStory ? withoutConditions(reading) : { ...reading, categories: [] } };
}

/** Without what words of a story seem to ask for; a price is kept. */
const withoutConditions = (reading: Reading): Reading => ({
	...reading,
	products: [],
	excludedProducts: [],
	times: [],
	places: undefined,
	excludedPlaces: undefined,
	votes: undefined,
	hasOtherBounds: false,
	limit: undefined,
	excludedWords: [],
	lackedWords: [],
	makers: [],
	possibleMakers: [],
	excludedMakers: [],
	categories: [],
	excludedCategories: [],
});

const isCapital = (written: string): boolean => /^\p{Lu}/u.test(written);

/** Also words that seem to be conditions: `no signal`. */
function isContent({ key, written }: Token, { content, rest }: Reading): boolean {
	if (isPerson(key) && isHint(key)) return true;
	if (cues.has(key) || isPerson(key) || !/^[\p{L}\d]{3,}$/u.test(written) || /^\d+$/.test(key)) return false;
	if (rest.some((own) => own.key === key)) return true;
	if (isHint(key)) return true;
	if (fillers.has(key) || (signsByPhrase.has(key) && !isGeneralWord(key))) return false;
	return content.some((own) => own.key === key) || !pricePhrases.has(key);
}

/** The words of the last part of the sentence that asks and has words of its own; all without such a part. */
function askingPart(tokens: readonly Token[], content: readonly Token[]): ReadonlySet<Token> {
	const parts: Token[][] = [];
	for (const token of tokens) {
		if (parts.length === 0 || token.isBehindStop || token.isBehindComma) parts.push([]);
		parts.at(-1)?.push(token);
	}
	const asking = parts.filter(
		(part) => part.some(({ key }) => cues.has(key)) && part.some((token) => content.includes(token)),
	);
	return new Set((asking.length > 0 ? asking : parts).flat());
}

export const isPerson = (key: string): boolean => tellers.has(key) || others.has(key);

export const isHint = (key: string): boolean => (everydayNeed(key) ?? everydayTopic(key)) !== undefined;

function weightOf(key: string): number {
	if (isStoryWord(key) || isPerson(key)) return isHint(key) ? shareOfStory : shareOfCommon;
	return isGeneralWord(key) ? shareOfGeneral : 1;
}

/** Parsers of sentences about one product, or about products of one kind. */
import { pageBounds } from '../../contract/limits.ts';
import { maximumQueryLength } from '../../search/stages.ts';
import { maximumNameLength } from '../operations/input-fields.ts';
import type { Intent, IntentParser } from './intent.ts';
import { listWords, searchWords, withoutStopWords } from './stop-words.ts';

const start =
	"(?:what is|what's|whats|what are|where is|who is|tell me|show me|show|give me|get|find|do you know|can you tell me)?";
const property =
	'(?:website|web site|homepage|home page|site|url|link|address|details|info|information|facts|price|pricing|cost|rating|reviews|votes|maker|author|creator|developer|tagline|description|categor(?:y|ies))';

/** `what is the website of duckdb`, `duckdb's maker`, `how many votes does duckdb have`. */
const factPatterns: readonly RegExp[] = [
	new RegExp(`^${start} ?(?:the |a )?${property} (?:of|on|for|about) (?:the )?(?:product )?(.+)$`),
	new RegExp(`^${start} ?(.+?)'s ${property}$`),
	/^who (?:makes|made|created|develops|is behind) (.+)$/,
	/^how many (?:votes|reviews) (?:does|did|has) (.+?)(?: have| has| get| got)?$/,
	/^(?:how much (?:is|does)|what does|when was) (.+?)(?: cost| launched| first launched)?$/,
];

const aboutPattern =
	/^(?:tell me (?:more )?about|what is|what's|what are|whats|describe|explain|show(?: me)?|get|info on)(?: the)?(?: product)? (.+)$/;

/** One word is a name. */
const namePattern = /^(?:product )?([\p{L}\p{N}][\p{L}\p{N}.+#_-]*)$/u;

export const parseFact: IntentParser = (text) => product(factPatterns.map((pattern) => pattern.exec(text)?.[1]));

export const parseProduct: IntentParser = (text) =>
	product([aboutPattern.exec(text)?.[1], namePattern.exec(text)?.[1]]);

function product(names: readonly (string | undefined)[]): Intent | undefined {
	const name = names.find((own) => own !== undefined);
	return name === undefined || name.length > maximumNameLength
		? undefined
		: { operation: 'get_product', parameters: { name } };
}

export const parseList: IntentParser = (text) => {
	const rest = withoutStopWords(text.replace(/\bpage \d{1,5}\b/, ' '), listWords);
	if (rest !== '' || !/\b(?:products?|catalog(?:ue)?|everything)\b/.test(text)) return undefined;
	const [, number = '1'] = /\bpage (\d{1,5})\b/.exec(text) ?? [];
	const page = Math.min(pageBounds.maximum, Math.max(1, Number(number)));
	return { operation: 'list_products', parameters: { page } };
};

/** Every response with products has their number. */
export const parseCount: IntentParser = (text) => {
	const [, what] =
		/^how many (.+?)(?: are there| exist| do you (?:have|know|list)| are (?:listed|in (?:the|this|your) catalog(?:ue)?)| does (?:the|this|your) catalog(?:ue)? (?:have|list)| (?:are )?in total)$/.exec(
			text,
		) ?? [];
	if (
		what === undefined ||
		/\b(?:categories|makers|weeks|periods|launches|votes|reviews|comments|users|people)\b/.test(what)
	)
		return undefined;
	const query = withoutStopWords(what, searchWords);
	return query === '' ? { operation: 'list_products', parameters: { page: 1 } } : search(query);
};

/** `best databases`: products of a kind. Only weeks are ranked, so there is no best of all time. */
export const parseBest: IntentParser = (text) => {
	if (!/\b(?:top|best|popular|highest rated)\b/.test(text)) return undefined;
	if (/\b(?:weeks?|months?|years?|today|yesterday|tomorrow|ever|overall|all[- ]time|worst|how)\b/.test(text))
		return undefined;
	return search(withoutStopWords(text.replace(/\b(?:top|best) \d{1,4}\b/, ' '), searchWords));
};

export const parseSearch: IntentParser = (text) => {
	const asksToFind =
		/\b(?:find|search|look(?:ing)? for|need|want|recommend|suggest|alternatives? (?:to|for)|similar to|is there|are there|do you (?:have|know)|something|anything|which|any|apps?|tools?|software)\b/;
	return asksToFind.test(text) ? search(withoutStopWords(text, searchWords)) : undefined;
};

const search = (query: string): Intent | undefined =>
	query === '' || query.length > maximumQueryLength
		? undefined
		: { operation: 'search_products', parameters: { query } };

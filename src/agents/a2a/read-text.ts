/**
 * What a text names of the catalog: products, makers, categories, prices and weeks, and a few plain intents. The rest of its
 * words are searched. Callers have a language model; nothing here tries to understand a sentence.
 */
import { nameKey } from '../../search/terms.ts';
import { slugOfWebsite } from '../catalog-files.ts';
import { weekWinners } from '../product-table.ts';
import { findWord, type WordKind, weekSlug } from '../resolve.ts';
import type { AgentSite } from '../site.ts';

export type Intent = 'best' | 'newest' | 'count' | 'launch' | 'vote' | 'buy' | 'delete';

export interface Named {
	readonly kind: WordKind | 'launch_period' | 'time' | 'price';
	/** A slug; days such as `2026-10`; or `free`. */
	readonly value: string;
}

export interface Reading {
	readonly named: readonly Named[];
	readonly intents: ReadonlySet<Intent>;
	/** The words that name nothing and say something, in their order. */
	readonly rest: readonly string[];
	/** How many results are asked for: `top 3`. */
	readonly limit: number | undefined;
}

/** Words of a name at most. */
const longestName = 6;

export async function readText(text: string, site: AgentSite): Promise<Reading> {
	const intents = new Set(intentWords.flatMap(([intent, pattern]) => (pattern.test(text) ? intent : [])));
	const { times, left } = await readTimes(text, site);
	const words = Array.from(left.matchAll(/[\p{L}\p{N}][^\s"“”„«»()?!,;:]*/gu), ([word]) =>
		word.replace(/(?:['’]s?|[.…])+$/u, ''),
	);
	const named: Named[] = [...times];
	const rest: string[] = [];
	for (let at = 0; at < words.length; ) {
		const found = await nameAt(words, at, site);
		if (found) named.push(found.name);
		else if (saysSomething(words[at] ?? '')) rest.push(words[at] ?? '');
		at += found?.length ?? 1;
	}
	const [, count = ''] = /\b(?:top|best|first|newest|latest|last)? ?(\d\d?)\b/i.exec(left) ?? [];
	const limit = Number(count) || undefined;
	const [only] = rest;
	// A name in small letters is one where it is all that is said: `tell me about krita`.
	const product = rest.length === 1 && only ? await findWord(site, 'product', only) : undefined;
	if (product === undefined || named.some(({ kind }) => kind === 'product')) return { named, intents, rest, limit };
	return { named: [...named, { kind: 'product', value: product }], intents, rest: [], limit };
}

const saysSomething = (word: string): boolean => !/^\d{1,2}$/.test(word) && !ignoredWords.has(nameKey(word));

/** The longest name that begins with a word. */
async function nameAt(
	words: readonly string[],
	at: number,
	site: AgentSite,
): Promise<{ readonly name: Named; readonly length: number } | undefined> {
	const [first = '', before = ''] = [words[at], words[at - 1]];
	if (/\w\.\w/.test(first)) {
		const slug = await slugOfWebsite(site, first);
		if (slug !== undefined) return { name: { kind: 'product', value: slug }, length: 1 };
	}
	if (nameKey(first) === 'free') return { name: { kind: 'price', value: 'free' }, length: 1 };
	for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
		const text = words.slice(at, at + length).join(' ');
		for (const kind of /^(?:by|from|of|maker)$/i.test(before) ? makersFirst : productsFirst) {
			const slug =
				(await findWord(site, kind, text)) ??
				(kind === 'category' ? await findWord(site, kind, `${text}s`) : undefined);
			// Many names are words of the language as well: `Go`, `Things`, `signal`.
			const isWord = length === 1 && (kind === 'product' || kind === 'maker') && !/^\p{Lu}|\d|\p{L}\p{Lu}/u.test(text);
			if (slug !== undefined && !isWord) return { name: { kind, value: slug }, length };
		}
	}
	return undefined;
}

const productsFirst: readonly WordKind[] = ['product', 'category', 'maker', 'pricing_model'];
const makersFirst: readonly WordKind[] = ['maker', 'product', 'category', 'pricing_model'];

const months = 'january february march april may june july august september october november december'.split(' ');

/** Weeks, days, months and years, and the text without them. */
async function readTimes(text: string, site: AgentSite): Promise<{ readonly times: Named[]; readonly left: string }> {
	const weeks = await weekWinners(site);
	const times: Named[] = [];
	const take = (pattern: RegExp, read: (...groups: string[]) => Named | undefined) => (before: string) =>
		before.replace(pattern, (whole: string, ...groups: unknown[]) => {
			const found = read(whole, ...groups.filter((group) => typeof group === 'string'));
			if (found) times.push(found);
			return found ? ' ' : whole;
		});
	const week = (given: string): Named | undefined => {
		const slug = weekSlug(given, weeks);
		return slug === undefined ? undefined : { kind: 'launch_period', value: slug };
	};
	const days = (value: string): Named => ({ kind: 'time', value });
	const left = [
		take(/\b(?:this|current|last|previous)[ -]week\b/gi, week),
		take(/\b\d{4}[ -]?w(?:eek)?[ -]?\d{1,2}\b/gi, week),
		take(/\b(?:w|week) ?\d{1,2}(?:,? (?:of )?\d{4})?\b/gi, (whole) => week(whole.replace(' of ', ' '))),
		take(/\b\d{4}-\d\d-\d\d\b/g, week),
		take(new RegExp(`\\b(${months.join('|')}),? (?:of )?(\\d{4})\\b`, 'gi'), (_, month = '', year = '') =>
			days(`${year}-${String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}`),
		),
		take(/\b\d{4}-\d\d\b/g, days),
		take(/\b20\d\d\b/g, days),
	].reduce((before, apply) => apply(before), text);
	return { times, left };
}

/** Each word is a whole one; the catalog's own words are looked up, not listed here. */
const intentWords: readonly (readonly [Intent, RegExp])[] = [
	['best', /\b(?:best|top|winners?|won|win|wins|first place|leaderboard|ranking|most votes|highest)\b/i],
	['newest', /\b(?:new|newest|latest|recent|recently)\b/i],
	['count', /\b(?:how many|number of|count)\b/i],
	['vote', /\b(?:(?:up|down)vote|vote (?:for|on)|my vote)\b/i],
	['buy', /\b(?:buy|purchase|subscribe|pay for|order)\b/i],
	[
		'delete',
		/\b(?:delete|remove|unlist|take down|edit|correct)\b.*\b(?:listing|entry|account|product|page|launch|it|from)\b/i,
	],
	[
		'launch',
		/\b(?:submit|launch|publish|list|add|post|register)\b.*\b(?:my|our|an|a|new)\b.*\b(?:app|product|tool|project|software|launch|listing|startup|site|game)\b/i,
	],
];

const ignoredWords = new Set(
	`a about all alternative alternatives am an and any app apps are as ask at available be best between by can catalog catalogue
compare compared comparison cost costs could count details did difference do does entry everything fact facts find first for from
get give has have hello help hey hi highest how i in information into is it its kind know last latest launch launched launches
leaderboard let like list listed look looking make makers many may me more most much my name names need new newest next no now
number of on one or order other our out people place placed please price prices product products program programs ranking
ranks rated recent recently recommend s score search see show so software some tagline taglines tell than thank thanks that the
their them then there these they thing this to tool tools top two up us use user using versus vote votes vs want was we week
weeks well were what when where which who whose why will win winner winners wins with won would you your`.split(/\s+/),
);

/**
 * Finds names from the catalog in a text (products, makers, categories, prices and weeks), and words that choose an operation,
 * an order or a time. The other words are searched, except those that hardly anyone searches for. Grammar is not read.
 */
import { facetFields, isFacet } from '../../routes/paths.ts';
import { commonWords, nameKey } from '../../search/terms.ts';
import { type ProductOrder, weekWinners } from '../product-table.ts';
import { findWord, type WordKind, weekSlug } from '../resolve.ts';
import { type AgentSite, slugOfWebsite } from '../site.ts';

/** Each pattern is of whole words; the catalog's own words are looked up, not listed here. */
const intents = {
	winners: /\b(?:winners?|won|wins?|first places?)\b/i,
	board: /\b(?:leaderboard|ranking|leading|winning)\b/i,
	since: /\bsince\b/i,
	compare: /\b(?:compare|comparison|vs|versus|difference)\b/i,
	makers: /\bmakers?\b/i,
	categories: /\bcategor(?:y|ies)\b/i,
	weeks: /\bweeks\b/i,
	products: /\b(?:products|catalog(?:ue)?)\b/i,
	launch:
		/\b(?:submit|launch|publish|register)\b.{0,20}\b(?:my|our)\b|\b(?:submit|launch|publish|register|draft) an? (?:new )?(?:app|product|tool|project|launch)\b|\bhow (?:to|do|can)\b.{0,20}\b(?:launch|listed)\b/i,
} as const;

type Intent = keyof typeof intents;

/** The first match decides. */
const orders: readonly (readonly [ProductOrder, RegExp])[] = [
	['rating', /\b(?:(?:best|highest|top)[ -]rated|ratings?)\b/i],
	['comments', /\b(?:by comments|most (?:comments|commented|discussed))\b/i],
	['votes', /\b(?:by votes|most (?:votes|voted)|popular)\b/i],
	['newest', /\b(?:new|newest|latest|recent|recently)\b/i],
	['best_score', /\b(?:best|top|highest)\b/i],
];

export interface Named {
	readonly kind: WordKind | 'launch_period' | 'time' | 'price';
	/** A slug; a day, a month or a year; `free` or `not free`. */
	readonly value: string;
}

export interface Reading {
	readonly named: readonly Named[];
	readonly intents: ReadonlySet<Intent>;
	readonly order: ProductOrder | undefined;
	/** The requested number of results: `top 3`. */
	readonly limit: number | undefined;
	/** The words that are no names and have a meaning, in their order. */
	readonly rest: readonly string[];
	/** Words outside of names that change the meaning of others, which nothing here follows. */
	readonly unread: readonly string[];
}

/** The maximum number of words in a name. */
const longestName = 6;

export async function readText(text: string, site: AgentSite): Promise<Reading> {
	const { times, left } = await readTimes(text, site);
	const words = Array.from(left.matchAll(/[\p{L}\p{N}][^\s"“”„«»()?!,;:]*/gu), ([word]) =>
		word.replace(/(?<![.…'’])[.…'’]+$/u, '').replace(/['’](?:s|d|m|ll|re|ve)$/u, ''),
	);
	const named: Named[] = [...times];
	const others: string[] = [];
	const unread: string[] = [];
	for (let at = 0; at < words.length; ) {
		const found = await nameAt(words, at, site);
		if (found) named.push(found.name);
		else if (unreadWord.test(words[at] ?? '')) unread.push(words[at] ?? '');
		else if (saysSomething(words[at] ?? '')) others.push(words[at] ?? '');
		at += found?.length ?? 1;
	}
	const [, count, before] =
		/\b(?:top|best|first|newest|latest|last|show|list|find|give me|show me) (\d\d?)\b|\b(\d\d?) (?:best|top|newest|latest|most|free)\b/i.exec(
			left,
		) ?? [];
	const found = new Set(intentNames.filter((intent) => intents[intent].test(text)));
	return {
		intents: found,
		order: orders.find(([, pattern]) => pattern.test(text))?.[0],
		limit: Number(count ?? before) || undefined,
		unread,
		...(await withPlainNames({ named, rest: others }, found.has('compare'), site)),
	};
}

const intentNames = Object.keys(intents) as Intent[];

/** A name in lower case is a product's if the text has nothing else, or if it compares products. */
async function withPlainNames({ named, rest }: Pick<Reading, 'named' | 'rest'>, compares: boolean, site: AgentSite) {
	if (!compares && (named.length > 0 || rest.length > 1)) return { named, rest };
	const slugs = await Promise.all(rest.map((word) => findWord(site, 'product', word)));
	const products = slugs.flatMap((slug): Named[] => (slug === undefined ? [] : [{ kind: 'product', value: slug }]));
	return { named: [...named, ...products], rest: rest.filter((_, at) => slugs[at] === undefined) };
}

/** Texts cannot be filtered by these, and a search for them finds what has nothing to do with the text. */
const unreadWord =
	/^(?:not|without|except|before|after|above|below|over|under|more|less|least|than|between|twice|again)$/i;

const saysSomething = (word: string): boolean =>
	!/^\d{1,2}$/.test(word) && !commonWords.has(nameKey(word)) && !requestWords.has(nameKey(word));

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
	const isOfMaker = /^(?:by|from|of|maker)$/i.test(before);
	for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
		const text = words.slice(at, at + length).join(' ');
		const [, not, free] = /^(not |non-)?(free)$/i.exec(text) ?? [];
		if (free) return { name: { kind: 'price', value: not ? 'not free' : 'free' }, length };
		for (const kind of isOfMaker ? makersFirst : productsFirst) {
			const slug =
				(await findWord(site, kind, text)) ??
				(kind === 'category' ? await findWord(site, kind, `${text}s`) : undefined);
			// Many names are also ordinary words.
			const mayBeWord = length === 1 && (kind === 'product' || (isFacet(kind) && !isOfMaker));
			if (slug !== undefined && (!mayBeWord || /^\p{Lu}|\d|\p{L}\p{Lu}/u.test(text))) {
				return { name: { kind, value: slug }, length };
			}
		}
	}
	return undefined;
}

const productsFirst: readonly WordKind[] = ['product', 'category', ...facetFields, 'pricing_model'];
const makersFirst: readonly WordKind[] = [...facetFields, 'product', 'category', 'pricing_model'];

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
		take(/\btoday\b/gi, () => week('current')),
		take(/\bof the week\b(?! of)/gi, () => week('current')),
		take(/\b\d{4}[ -]?w(?:eek)?[ -]?\d{1,2}\b/gi, week),
		take(/\b(?:w\d\d|week ?\d{1,2})(?:,? (?:of )?\d{4})?\b/gi, (whole) => week(whole.replace(' of ', ' '))),
		take(/\b\d{4}-\d\d-\d\d\b/g, (value) => ({ kind: 'launch_period', value })),
		take(/\b([a-z]{3,9}),? (?:of )?(\d{4})\b/gi, (_, month = '', year = '') => {
			const number = months.indexOf(month.toLowerCase()) + 1;
			return number === 0 ? undefined : days(`${year}-${String(number).padStart(2, '0')}`);
		}),
		take(/\b\d{4}-(?:0[1-9]|1[0-2])\b/g, days),
		// A year without weeks is a name, such as that of a game.
		take(/\b20\d\d\b/g, (year) => (weeks.some(({ starts_on }) => starts_on.startsWith(year)) ? days(year) : undefined)),
	].reduce((before, apply) => apply(before), text.replace(/\bof all time\b/gi, ' '));
	return { times, left };
}

/** Words of requests that hardly anyone searches for. */
const requestWords = new Set(
	`ask available been begin being begins catalog catalogue categories category close closes commented
comments compare compared comparison cost costs count details did difference discussed do does end ends entry ever
every everything fact facts find first hello help here hey hi hiya highest http https information kind know last
latest launch launched launches leaderboard leading let list listed look looking make maker makers makes many may
most much name names new newest next no now number one order other out people place placed pls popular price prices
pricing product products program programs ranking ranks rated rating ratings recent recently right s score search
second see show since so software start starts tagline taglines tell thank thanks thing things third today top two up
user versus vote voted votes vs week weeks well win winner winners winning wins won`.split(/\s/),
);

import { isAscii } from 'node:buffer';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { discoveryFiles } from '../urls/discovery.ts';
import { type ApiRules, contractPathOf, hasSchema, type Reporter } from './contract.ts';
import {
	linksInCalendar,
	linksInHtml,
	linksInJsonFeed,
	linksInMarkdown,
	possibleLinksInHtml,
	possibleLinksInMarkdown,
	readXml,
} from './links.ts';
import type { LinkTargets } from './published-files.ts';

export interface Inspector {
	readonly contract: ApiRules;
	readonly targets: LinkTargets;
	/** Slugs of products that the files must not name. */
	readonly hidden: ReadonlySet<string>;
	/** Whether a link of this file may name an element that does not exist. */
	readonly mayMissElements: (file: string) => boolean;
}

/** Reports what is wrong with a file, including its links to other files. */
export function inspectFile(file: string, bytes: Buffer, inspector: Inspector, report: Reporter): void {
	const at = (message: string) => report({ file, pointer: '', message });
	// Of the export of a large catalog, hundreds of megabytes, only slugs are read, which are ASCII.
	const text = bytes.toString(isAscii(bytes) || file.endsWith('.ndjson') ? 'latin1' : 'utf8');
	if (file.endsWith('.json')) inspectJson(file, text, inspector, report);
	const isXml = /\.(?:atom|svg|xml)$/.test(file);
	const { links, fault } = isXml ? readXml(text) : { links: linksIn(file, text, inspector.targets), fault: undefined };
	if (fault !== undefined) at(`is not well-formed: ${fault}.`);
	for (const link of new Set(links)) {
		const target = inspector.mayMissElements(file) ? link.replace(/#.*/, '') : link;
		if (!inspector.targets.leads(file, target)) at(`links to \`${link}\`, which does not exist.`);
	}
	for (const slug of hiddenIn(text, inspector.hidden)) at(`names \`${slug}\`, which is not published.`);
}

/** Texts of compact JSON that are addresses; an anchor names an API and needs no resource. */
const jsonLink = /(?<!"anchor":)"((?:https?:\/\/|\/)[^"]*)"/g;

/** Addresses of resources in a body of the API. */
const bodyLink = /"url":"([^"]*)"/g;

function linksIn(file: string, text: string, targets: LinkTargets): Iterable<string> {
	if (file.endsWith('.html')) return surely(file, possibleLinksInHtml(text), targets) ?? linksInHtml(text);
	if (/\.(?:md|txt)$/.test(file)) return surely(file, possibleLinksInMarkdown(text), targets) ?? linksInMarkdown(text);
	if (file.endsWith('.ics')) return linksInCalendar(text);
	if (/^\/feeds\/.*\.json$/.test(file)) return linksInJsonFeed(parseJson(text));
	const pattern = discoveryFiles.has(file) ? jsonLink : contractPathOf(file) !== undefined ? bodyLink : undefined;
	return pattern ? Array.from(text.matchAll(pattern), ([, link = '']) => link) : [];
}

/** Nothing is left to inspect where whatever could be a link leads to something; `undefined` where only a parser can tell. */
function surely(file: string, links: Set<string> | undefined, targets: LinkTargets): [] | undefined {
	return links && [...links].every((link) => targets.leads(file, link)) ? [] : undefined;
}

function inspectJson(file: string, text: string, { contract }: Inspector, report: Reporter): void {
	const body = parseJson(text) as Body | undefined;
	const path = contractPathOf(file);
	const validate = path === undefined ? undefined : contract.bodies.get(path);
	if (body === undefined) report({ file, pointer: '', message: 'is not JSON.' });
	else if (validate) inspectBody(file, body, validate, report);
	else if (path !== undefined) report({ file, pointer: '', message: 'has no path in the contract.' });
}

function inspectBody(file: string, body: Body, validate: ValidateFunction, report: Reporter): void {
	if (!hasSchema(file, body, validate, report)) return;
	const { product, launch_period: period, launch_periods: periods = [], products = [], rankings = [] } = body;
	const slug = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
	const own = product ?? period;
	if (own && own.slug !== slug) report({ file, pointer: '', message: `has the slug \`${own.slug}\` of another file.` });
	inspectOrder(file, '/products', products, isInNameOrder, report);
	inspectOrder(file, '/launch_periods', periods, (before, after) => before.starts_on > after.starts_on, report);
	const isAfter = period?.status === 'finished' ? isBelow : isNext;
	inspectOrder(file, '/rankings', [{ position: 0 }, ...rankings], isAfter, report);
}

/** What is read of bodies of the API, whose schemas were checked before. */
interface Body {
	readonly product?: ListItem;
	readonly products?: readonly ListItem[];
	readonly launch_period?: { readonly slug: string; readonly status: string };
	readonly launch_periods?: readonly { readonly starts_on: string }[];
	readonly rankings?: readonly Ranking[];
}

interface Ranking extends ListItem {
	readonly position: number;
	readonly score?: number;
	readonly votes?: number;
	readonly comments?: number;
}

function inspectOrder<Item>(
	file: string,
	list: string,
	items: readonly Item[],
	isInOrder: (before: Item, after: Item) => boolean,
	report: Reporter,
): void {
	for (const [index, after] of items.entries()) {
		const before = items[index - 1];
		if (before === undefined || isInOrder(before, after)) continue;
		report({ file, pointer: list, message: `has its item ${index} out of order.` });
	}
}

/** In a finished week, places can be empty or corrected, or their products can have new names. */
const isBelow = (before: Ranking, after: Ranking): boolean => before.position < after.position;

/** In an open week positions count 1, 2, 3 …, by score, votes and comments, then in name order. */
function isNext(before: Ranking, after: Ranking): boolean {
	if (after.position !== before.position + 1) return false;
	if (before.position === 0) return true;
	for (const member of ['score', 'votes', 'comments'] as const) {
		const fall = (before[member] ?? 0) - (after[member] ?? 0);
		if (fall !== 0) return fall > 0;
	}
	return isInNameOrder(before, after);
}

/** @returns `undefined`, which no JSON is, for a text that is not JSON. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const productPath = /\/products\/([a-z0-9-]+)/g;

function hiddenIn(text: string, hidden: ReadonlySet<string>): Set<string> {
	if (hidden.size === 0) return new Set();
	return new Set(Array.from(text.matchAll(productPath), ([, slug = '']) => slug).filter((slug) => hidden.has(slug)));
}

/** A product of a list, or a place of one in a week. */
export interface ListItem {
	readonly name?: unknown;
	readonly slug?: unknown;
	readonly product?: unknown;
}

/** Whether two neighbours are in name order: by code points of the lower-case NFKD without marks, of the name, of the slug. */
export function isInNameOrder(before: ListItem, after: ListItem): boolean {
	const order =
		compare(codePoints(folded(before)), codePoints(folded(after))) ||
		compare(codePoints(String(before.name)), codePoints(String(after.name)));
	return order === 0 ? slugOf(before) < slugOf(after) : order < 0;
}

const slugOf = ({ slug, product }: ListItem): string => String(slug ?? product);

const folded = ({ name }: ListItem): string => String(name).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const codePoints = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

function compare(one: readonly number[], other: readonly number[]): number {
	const index = one.findIndex((code, at) => code !== other[at]);
	return index < 0 ? one.length - other.length : (one[index] ?? 0) - (other[index] ?? -1);
}

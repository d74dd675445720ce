/** Questions about the catalog itself: its API, feeds, data, editors and age. */

import type { Reading } from '../reading.ts';
import { signsByPhrase } from '../signs.ts';
import { wordSet } from '../tokens.ts';
import { fillers } from '../words/fillers.ts';

/** What a catalog has beside its products. */
const parts = wordSet(`
	api apis endpoint endpoints openapi swagger sdk documentation docs doc dokumentation doku schnittstelle schnittstellen
	rss atom feed feeds newsletter newsletters mcp a2a agent agents llms export exports dump csv json dataset data daten datensatz
	rohdaten sitemap webhook webhooks github repo repository sourcecode editor editors redaktion redakteur redakteure impressum imprint
	privacy datenschutz terms contact kontakt admin moderator moderators
`);
/** What is asked about it. */
const asking = wordSet(`
	updated update updates refreshed refresh rebuilt aktualisiert aktualisierung aktualisieren reuse use scrape crawl subscribe
	subscribing abonnieren runs run operates operated maintains betreibt betreiber reliable real fake demo echt true trust source
	quelle herkunft offered provide work works funktioniert funktionieren free license licence lizenz moderated curated kuratiert
	machine readable maschinenlesbar programmatically programmatisch decides approve approves genehmigt reviews reviewed
`);
/** What stands for the catalog. */
const selves = wordSet(`
	this you your yours here site page catalog catalogue board thing place website it ihr euch euer eure eurem diese dieser dieses hier
	seite katalog plattform platform projekt bord das
`);
const maximumTokens = 14;

/** Whether every word of it is about the catalog, and one of them is a part of it or asks about it. */
export function asksForCatalog({ tokens, products, possibleProducts, times, prices, places }: Reading): boolean {
	if (tokens.length > maximumTokens || products.length > 0 || times.length > 0 || places) return false;
	if (possibleProducts.some(({ how }) => how !== 'common')) return false;
	const keys = tokens.map(({ key }) => key);
	const isKnown = keys.every(
		(key) =>
			parts.has(key) || asking.has(key) || certain.has(key) || selves.has(key) || fillers.has(key) || isPlain(key),
	);
	if (!isKnown) return false;
	const hasPart = keys.some((key) => parts.has(key));
	const isAboutSelf = keys.some((key) => strictSelves.has(key));
	if (hasPart) return prices.length === 0 || isAboutSelf;
	return isAboutSelf && keys.some((key) => certain.has(key));
}

/** Those that leave no doubt. */
const strictSelves = wordSet(
	'this your site catalog catalogue board website dieser diese dieses seite katalog hier here ihr',
);
const certain = wordSet(`
	updated update refreshed rebuilt aktualisiert aktualisierung runs operates operated betreibt betreiber reliable fake demo trust moderated
	curated kuratiert programmatically programmatisch scrape crawl subscribe abonnieren reuse maintains made built created steckt hinter behind
`);

/** Words of questions that say what is asked, not what it is about. */
const isPlain = (key: string): boolean => (signsByPhrase.get(key) ?? []).some((sign) => plainSigns.has(sign));
const plainSigns: ReadonlySet<string> = new Set([
	'maker',
	'exists',
	'times',
	'list',
	'worse',
	'neutral',
	'about',
	'mine',
	'by',
	'for',
]);

const ages = wordSet(
	'old alt existed exist existiert bestehen besteht gibt around running begun started start began gestartet angefangen',
);

/** `how old is this catalog?`, `seit wann gibt es diese Seite?` */
export function asksForAge({ tokens, products, rest, times, categories }: Reading): boolean {
	if (products.length + times.length + categories.length > 0 || rest.some(({ key }) => !ages.has(key))) return false;
	const keys = tokens.map(({ key }) => key);
	const opening = keys.slice(0, 5).join(' ');
	const isAge =
		/\b(?:how old|wie alt|how long has|how long have|how long is|since when|seit wann|wie lange|when did|when was|wann wurde|how many weeks has|seit wie vielen wochen|how many weeks have)\b/.test(
			opening,
		);
	const isSelf = keys.some((key) => ageSelves.has(key));
	return isAge && isSelf && keys.some((key) => ages.has(key));
}
const ageSelves = wordSet(
	'this you site catalog catalogue website seite katalog hier board plattform platform projekt thing',
);

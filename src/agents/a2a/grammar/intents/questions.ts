/** Questions about the rules of leaderboards. */
import type { Reading } from '../reading.ts';
import { wordSet } from '../tokens.ts';

const paying = wordSet(
	'pay pays paying paid buy bought buying money sponsor sponsored sponsoring bezahlen bezahlt zahlen zahlt zahle kaufen gekauft geld sponsern gesponsert',
);
const ranks = wordSet(`
	rank ranks ranking rankings position positions place places placement spot spots order top higher boost rang platz plätze
	platzierung platzierungen rangliste reihenfolge oben höher votes upvotes stimmen leaderboard board
`);
/** How a question about what is possible begins, or what it is about. */
const asking = wordSet(
	'can could is are does do will may if kann kannst können könnte ist sind werden wird darf lässt hilft helps',
);

/** `can I pay to get a higher rank?` */
export function asksForPaidPlace({ tokens, products, categories }: Reading): boolean {
	if (products.length > 0 || categories.length > 0) return false;
	const keys = tokens.map(({ key }) => key);
	const [first = ''] = keys;
	return asking.has(first) && keys.some((key) => paying.has(key)) && keys.some((key) => ranks.has(key));
}

const days = wordSet('day weekday time tag wochentag uhrzeit uhr');
const launches = wordSet(
	'launch launches launching launchs weeks week products starts neuzugänge woche wochen produkte',
);
const appearing = wordSet(
	'live start starts begin begins open opens published publish online appear appears released starten beginnt beginnen erscheinen veröffentlicht kommen startet öffnet',
);
const coming = wordSet('next new coming upcoming fresh nächste nächsten neue neuen kommenden');
const ending = wordSet('end ends close closes over finish finishes endet schließt vorbei zu was were war did wurde');
const asksWhich = wordSet('which what welchem welchen welcher um an at on');

/** `which day do new launches go live?` */
export function asksForDayOfLaunches({ tokens, products, times }: Reading): boolean {
	if (products.length > 0 || times.length > 0) return false;
	const keys = tokens.map(({ key }) => key);
	const hasDay = keys.some((key, at) => days.has(key) && keys.slice(0, at).some((own) => asksWhich.has(own)));
	const isAppearing = keys.some((key) => appearing.has(key));
	const isWhen = ['when', 'wann'].includes(keys[0] ?? '') && keys.some((key) => coming.has(key));
	if (isWhen && keys.some((key) => launches.has(key)) && !keys.some((key) => ending.has(key))) return true;
	return hasDay && isAppearing && keys.some((key) => launches.has(key));
}

const scores = wordSet(
	'score scores punktzahlen ranking rankings rank ranked order points votes voting punkte punktzahl wertung reihenfolge rangliste platzierung platzierungen stimmen',
);
const making = wordSet(`
	calculated calculate calculates computed compute computes computing formula formel determined determine determines
	decided decides decide calculation algorithm algorithmus rule rules regel regeln berechnet berechnen berechnung entsteht
	entstehen zustande worked figured ermittelt ermitteln bestimmt ausgerechnet errechnet work works funktioniert funktionieren weighted weights gewichtet gewichtung
`);

/** `how are scores calculated?` */
export function asksForScoreRule({ tokens, products, times }: Reading): boolean {
	const keys = tokens.map(({ key }) => key);
	const isHow = keys.slice(0, maximumBefore).some((key) => how.test(key));
	if (!isHow || products.length > 0) return false;
	const isTie = times.length === 0 && (keys.some((key) => ties.has(key)) || isSame(keys));
	if (isTie && keys.some((key) => deciding.test(key) || decidingWords.has(key))) return true;
	return keys.some((key) => making.has(key)) && keys.some((key) => scores.has(key));
}

const how =
	/^(?:how|what|which|who|wie|was|wer|welche|welcher|wonach|nach|is|by|explain|state|describe|tell|woraus|on)$/;
const maximumBefore = 4;
const deciding = /^(?:happen|decid|break|broke|passier|entscheid|order)/;
const decidingWords = wordSet('win wins first zuerst if when wenn bei');
const ties = wordSet(
	'tie ties tied tiebreak tiebreaker tiebreakers gleichstand punktgleich stimmengleich unentschieden',
);

/** `the same score`, `gleich viele Punkte`. */
const isSame = (keys: readonly string[]): boolean =>
	keys.some(
		(key, at) =>
			['same', 'equal', 'identical', 'gleich', 'gleiche', 'gleichen', 'dieselbe', 'dieselben'].includes(key) &&
			keys.slice(at + 1, at + 4).some((own) => scores.has(own)),
	);

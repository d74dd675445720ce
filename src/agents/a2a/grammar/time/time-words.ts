/** Words about time, English and German. */
import { wordSet } from '../tokens.ts';

export const weekWords = wordSet(
	'week weeks wk weekly woche wochen kw kalenderwoche round rounds runde runden period periods zeitraum',
);
export const monthWords = wordSet('month months monat monate monaten monats');
export const yearWords = wordSet('year years jahr jahre jahren jahres');
export const thisWords = wordSet(
	'this current present running ongoing open diese dieser diesen dieses diesem aktuelle aktuellen laufende laufenden jetzige jetzigen newest neueste neuesten offene offenen',
);
export const lastWords = wordSet(
	'last previous past latest recent letzte letzter letzten letztes letztem vergangene vergangenen vergangener vorige vorigen voriger vergangenes',
);
export const closedWords = wordSet(
	'closed finished complete completed full abgeschlossene abgeschlossenen beendete beendeten geschlossene geschlossenen',
);
export const nextWords = wordSet('next coming upcoming following nächste nächsten nächster kommende kommenden');
export const sinceWords = wordSet('since after seit ab nach');
export const untilWords = wordSet('until till before bis vor');
export const ofWords = wordSet('of in the von im in vom des der den dem');
export const andWords = wordSet('and to until till through thru und bis');
/** Days from today. */
export const dayWords: ReadonlyMap<string, number> = new Map([
	['today', 0],
	['heute', 0],
	['tonight', 0],
	['yesterday', -1],
	['gestern', -1],
	['vorgestern', -2],
	['tomorrow', 1],
	['morgen', 1],
	['ubermorgen', 2],
]);
/** From Monday. */
export const weekdays: readonly ReadonlySet<string>[] = [
	'monday montag',
	'tuesday dienstag',
	'wednesday mittwoch',
	'thursday donnerstag',
	'friday freitag',
	'saturday samstag',
	'sunday sonntag',
].map(wordSet);
export const pastWords = wordSet('ago');

export const monthNames: readonly ReadonlySet<string>[] = [
	'january jan januar jänner',
	'february feb februar',
	'march mar märz mrz',
	'april apr',
	'may mai',
	'june jun juni',
	'july jul juli',
	'august aug',
	'september sept sep',
	'october oct oktober okt',
	'november nov',
	'december dec dezember dez',
].map(wordSet);

/** Parts of a year, by their first month and how many they are. */
export const partsOfYear: readonly (readonly [names: ReadonlySet<string>, first: number, count: number])[] = [
	[wordSet('spring frühling frühjahr'), 3, 3],
	[wordSet('summer sommer'), 6, 3],
	[wordSet('autumn fall herbst'), 9, 3],
	[wordSet('q1'), 1, 3],
	[wordSet('q2'), 4, 3],
	[wordSet('q3'), 7, 3],
	[wordSet('q4'), 10, 3],
];

/** Words of this grammar whose spelling is corrected. */
export const timeWords: readonly string[] = [
	weekWords,
	monthWords,
	yearWords,
	lastWords,
	nextWords,
	...monthNames,
].flatMap((words) => [...words]);

/** Words about time, English and German. */
import { wordKey } from './tokens.ts';

export const keys = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(wordKey));

export const weekWords = keys(
	'week weeks wk weekly woche wochen kw kalenderwoche round rounds runde runden period periods zeitraum',
);
export const monthWords = keys('month months monat monate monaten monats');
export const yearWords = keys('year years jahr jahre jahren jahres');
export const thisWords = keys(
	'this current present running ongoing open diese dieser diesen dieses diesem aktuelle aktuellen laufende laufenden jetzige jetzigen newest neueste neuesten offene offenen',
);
export const lastWords = keys(
	'last previous past latest recent letzte letzter letzten letztes letztem vergangene vergangenen vergangener vorige vorigen voriger vergangenes',
);
export const closedWords = keys(
	'closed finished complete completed full abgeschlossene abgeschlossenen beendete beendeten geschlossene geschlossenen',
);
export const nextWords = keys('next coming upcoming following nächste nächsten nächster kommende kommenden');
export const sinceWords = keys('since after seit ab nach');
export const untilWords = keys('until till before bis vor');
export const ofWords = keys('of in the von im in vom des der den dem');
export const andWords = keys('and to until till through thru und bis');
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
].map(keys);
export const pastWords = keys('ago');

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
].map(keys);

/** Parts of a year, by their first month and how many they are. */
export const partsOfYear: readonly (readonly [names: ReadonlySet<string>, first: number, count: number])[] = [
	[keys('spring frühling frühjahr'), 3, 3],
	[keys('summer sommer'), 6, 3],
	[keys('autumn fall herbst'), 9, 3],
	[keys('q1'), 1, 3],
	[keys('q2'), 4, 3],
	[keys('q3'), 7, 3],
	[keys('q4'), 10, 3],
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

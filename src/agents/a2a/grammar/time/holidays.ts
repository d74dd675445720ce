/** Days with names: `Halloween`, `Ostersonntag`, `Tag der Deutschen Einheit`. Of countries with such days on different dates, the best known one. */
import { mondayOf } from '../../../../routes/iso-week.ts';
import { phraseKey } from '../tokens.ts';
import { addDays, type Calendar, weekOfDay } from './calendar.ts';
import { type Reader, yearBehind } from './time-reader.ts';

/** Month and day. */
const fixed: readonly (readonly [month: number, day: number, names: string])[] = [
	[1, 1, "new year's day, new years day, new year, neujahr, neujahrstag"],
	[1, 6, 'epiphany, three kings day, heilige drei könige, dreikönigstag'],
	[2, 14, "valentine's day, valentines day, valentines, valentine, valentinstag"],
	[2, 29, 'leap day, schalttag'],
	[3, 8, "women's day, international women's day, womens day, frauentag, weltfrauentag"],
	[3, 14, 'pi day, pi tag'],
	[3, 17, "st patrick's day, saint patrick's day, st patricks day, patricks day, paddys day"],
	[4, 1, "april fools day, april fools, april fool's, april fool's day, first of april, aprilscherz"],
	[4, 22, 'earth day, tag der erde'],
	[4, 30, 'walpurgis night, walpurgisnacht, koningsdag'],
	[5, 1, 'may day, labour day, tag der arbeit, erster mai, maifeiertag'],
	[5, 4, 'star wars day'],
	[5, 9, 'europe day, europatag'],
	[6, 19, 'juneteenth'],
	[6, 21, 'midsummer, summer solstice, mittsommer, sommersonnenwende'],
	[7, 4, 'independence day, us independence day, fourth of july, unabhängigkeitstag'],
	[7, 14, 'bastille day, französischer nationalfeiertag'],
	[8, 1, 'swiss national day, bundesfeiertag, schweizer nationalfeiertag'],
	[8, 15, 'assumption day, mariä himmelfahrt'],
	[
		10,
		3,
		'day of german unity, german unity day, unity day, tag der deutschen einheit, tag der einheit, nationalfeiertag',
	],
	[10, 26, 'österreichischer nationalfeiertag'],
	[10, 31, 'halloween, reformation day, reformationstag'],
	[11, 1, "all saints day, all saints, all saints' day, allerheiligen"],
	[11, 5, 'guy fawkes night, bonfire night, guy fawkes day'],
	[11, 11, 'armistice day, veterans day, remembrance day, st martins day, martinstag, singles day, martini'],
	[12, 6, 'st nicholas day, saint nicholas day, nikolaus, nikolaustag'],
	[12, 24, 'christmas eve, xmas eve, heiligabend, heiliger abend'],
	[12, 25, 'christmas, xmas, christmas day, xmas day, weihnachten, weihnachtstag, erster weihnachtstag'],
	[12, 26, 'boxing day, zweiter weihnachtstag'],
	[12, 31, "new year's eve, new years eve, nye, silvester, sylvester"],
];

/** Days behind Easter Sunday. */
const movable: readonly (readonly [days: number, names: string])[] = [
	[-52, 'weiberfastnacht'],
	[-48, 'rosenmontag, rose monday, karneval, carnival, fasching'],
	[-47, 'shrove tuesday, pancake day, mardi gras, faschingsdienstag'],
	[-46, 'ash wednesday, aschermittwoch'],
	[-7, 'palm sunday, palmsonntag'],
	[-3, 'maundy thursday, gründonnerstag'],
	[-2, 'good friday, karfreitag'],
	[0, 'easter, easter sunday, ostern, ostersonntag'],
	[1, 'easter monday, ostermontag'],
	[39, 'ascension day, ascension, himmelfahrt, christi himmelfahrt, vatertag'],
	[49, 'pentecost, whitsun, whit sunday, pfingsten, pfingstsonntag'],
	[50, 'whit monday, pfingstmontag'],
	[60, 'corpus christi, fronleichnam'],
];

/** The first or another such weekday of a month, where 0 is Sunday; -1 is the last one. */
const weekdaysOfMonths: readonly (readonly [month: number, weekday: number, number: number, names: string])[] = [
	[5, 0, 2, "mother's day, mothers day, muttertag"],
	[6, 0, 3, "father's day, fathers day"],
	[5, 1, -1, 'memorial day'],
	[9, 1, 1, 'labor day'],
	[10, 1, 2, 'columbus day'],
	[11, 4, 4, 'thanksgiving, thanksgiving day'],
];

type DayOfYear = (year: number) => string;

const names = new Map<string, DayOfYear>();
const add = (list: string, day: DayOfYear): void => {
	for (const name of list.split(',').map(phraseKey)) names.set(name, day);
};
const two = (number: number): string => String(number).padStart(2, '0');
for (const [month, day, list] of fixed) add(list, (year) => `${year}-${two(month)}-${two(day)}`);
for (const [days, list] of movable) add(list, (year) => addDays(easterSunday(year), days));
for (const [month, weekday, number, list] of weekdaysOfMonths) {
	add(list, (year) => weekdayOfMonth(year, month, weekday, number));
}
add('black friday', (year) => addDays(weekdayOfMonth(year, 11, 4, 4), 1));
add('cyber monday', (year) => addDays(weekdayOfMonth(year, 11, 4, 4), 4));

const longest = 4;
/** Days. */
const soon = 92;

/** Of the latest year in which the day has begun, or of the next one where the catalog is younger and the day is near, unless one is named. */
export const holiday: Reader = (tokens, at, calendar) => {
	for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
		const own = tokens.slice(at, at + length);
		const isWeek = /^(.+)(?:woche|week)$/.exec(own.at(-1)?.key ?? '');
		const phrase = own.map(({ key }) => key).join(' ');
		const dayOf = names.get(phrase) ?? (isWeek ? names.get(phrase.replace(/(?:woche|week)$/, '')) : undefined);
		if (!dayOf) continue;
		const hasWeek = ['week', 'woche'].includes(tokens[at + length]?.key ?? '') ? 1 : 0;
		const [more, year] = yearBehind(tokens, at + length + hasWeek);
		return [length + hasWeek + more, spanOf(dayOf, calendar, year)];
	}
	return undefined;
};

function spanOf(dayOf: DayOfYear, calendar: Calendar, named: number | undefined) {
	const year = Number(calendar.today.slice(0, 4));
	const latest = dayOf(year) <= calendar.today ? year : year - 1;
	const isBeforeAll = dayOf(latest) < (mondayOf(calendar.weeks.at(-1) ?? '') ?? '');
	const own = named ?? (isBeforeAll && dayOf(latest + 1) <= addDays(calendar.today, soon) ? latest + 1 : latest);
	const [, month = 0, day = 0] = dayOf(own).split('-').map(Number);
	return weekOfDay(calendar, month, day, own);
}

/** By the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const sum = h + l - 7 * m + 114;
	return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}

function weekdayOfMonth(year: number, month: number, weekday: number, number: number): string {
	if (number < 0) {
		const last = new Date(Date.UTC(year, month, 0));
		return addDays(last.toISOString().slice(0, 10), -((last.getUTCDay() - weekday + 7) % 7));
	}
	const first = new Date(Date.UTC(year, month - 1, 1));
	return addDays(first.toISOString().slice(0, 10), ((weekday - first.getUTCDay() + 7) % 7) + 7 * (number - 1));
}

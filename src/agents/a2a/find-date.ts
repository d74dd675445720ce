/** Dates as sentences name them. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const month =
	'(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';

/** `2026-11-09`, `november 9 2026`, `9th of nov`. */
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const monthFirst = new RegExp(`\\b${month} ${day}(?: (\\d{4}))?\\b`);
const dayFirst = new RegExp(`\\b${day} (?:of )?${month}(?: (\\d{4}))?\\b`);

export interface NamedDate {
	/** `2026-11-09`, or `11-09` without a year. */
	readonly date: string;
	/** How the text names it. */
	readonly words: string;
}

/** @param text - In lower case, without commas. */
export function findDate(text: string): NamedDate | undefined {
	const byNumbers = iso.exec(text);
	if (byNumbers) return { date: byNumbers[0], words: byNumbers[0] };
	const [words, name = '', number = '', year] = monthFirst.exec(text) ?? reordered(dayFirst.exec(text)) ?? [];
	if (words === undefined) return undefined;
	const date = `${two(months.indexOf(name.slice(0, 3)) + 1)}-${two(Number(number))}`;
	return { date: year ? `${year}-${date}` : date, words };
}

const reordered = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];

const two = (number: number): string => String(number).padStart(2, '0');

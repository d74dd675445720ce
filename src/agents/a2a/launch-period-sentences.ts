/** Parsers of sentences about weeks and their leaderboards. A sentence with an unknown word is not guessed. */
import { maximumRankings } from '../../contract/limits.ts';
import { findDate } from './find-date.ts';
import { type Intent, type IntentParser, unrecognized } from './intent.ts';
import { leaderboardWords, newsWords, weeksWords, withoutStopWords } from './stop-words.ts';

/** A week by its slug, its number or a date in it. */
export const parseWeek: IntentParser = (text) => {
	const slug = /\b(\d{4})-?w(\d{2})\b/.exec(text);
	if (slug) return leaderboard({ slug: `${slug[1]}-w${slug[2]}` }, text.replace(slug[0], ' '));
	const named = /\bweek ([1-9]\d{0,3})\b(?: (?:of|in) (\d{4})| (\d{4}))?/.exec(text);
	const date = findDate(text);
	if (date) return leaderboard({ date: date.date }, text.replace(date.words, ' '));
	if (!named) return undefined;
	const [words, week = '', inYear, plainYear] = named;
	const year = inYear ?? plainYear;
	const parameters = year ? { slug: `${year}-w${week.padStart(2, '0')}` } : { week: Number(week) };
	return leaderboard(parameters, text.replace(words, ' '));
};

export const parseWeeks: IntentParser = (text) =>
	/\b(?:weeks|launch periods?|periods)\b/.test(text) && withoutStopWords(text, weeksWords) === ''
		? { operation: 'list_launch_periods', parameters: {} }
		: undefined;

const placesPattern =
	/\b(?:leader ?boards?|rankings?|winners?|won|wins|winning|trending|popular|top|best|number one|launched|launches)\b|#1(?!\d)/;
const weekPattern = /\b(?:this|last|previous|current) week\b/;

/** The leaderboard of the newest week, or of the one before it. */
export const parseLeaderboard: IntentParser = (text) => {
	if (!placesPattern.test(text) && !weekPattern.test(text)) return undefined;
	const which = /\b(?:last|previous) week\b/.test(text) ? 'previous' : 'newest';
	const intent = leaderboard({ which }, text);
	return intent === unrecognized ? undefined : intent;
};

/** What is new in a catalog of launches is its newest week. */
export const parseNews: IntentParser = (text) =>
	/\b(?:new|newest|news|latest|recent|recently)\b/.test(text) && withoutStopWords(text, newsWords) === ''
		? { operation: 'get_launch_period', parameters: { which: 'newest' } }
		: undefined;

/** @param text - Without the words that name the week. */
function leaderboard(parameters: Readonly<Record<string, unknown>>, text: string): Intent {
	const [words = '', number] = /\b(?:top|best|first) (\d{1,4})\b/.exec(text) ?? [];
	if (withoutStopWords(text.replace(words, ' '), leaderboardWords) !== '') return unrecognized;
	const limit = Math.min(maximumRankings, Number(number));
	return { operation: 'get_launch_period', parameters: { ...parameters, ...(limit > 0 && { limit }) } };
}

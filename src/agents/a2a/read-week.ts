/** Sentences about weeks and their leaderboards. What is asked in words that are not all known is not guessed. */
import { findDate } from './calendar.ts';
import { type Intent, type IntentParser, notUnderstood } from './intent.ts';
import { maximumPlaces } from './limits.ts';
import { contentOf, leaderboardWords, newsWords, weeksWords } from './words.ts';

/** A week by its slug, its number or a date in it. */
export const readWeek: IntentParser = (text) => {
	const slug = /\b(\d{4})-?w(\d{2})\b/.exec(text);
	if (slug) return leaderboard({ slug: `${slug[1]}-w${slug[2]}` }, text.replace(slug[0], ' '));
	const named = /\bweek (\d{1,4})\b(?: (?:of|in) (\d{4})| (\d{4}))?/.exec(text);
	const date = findDate(text);
	if (date) return leaderboard({ date: date.date }, text.replace(date.words, ' '));
	if (!named) return undefined;
	const [words, week = '', inYear, plainYear] = named;
	const year = inYear ?? plainYear;
	const parameters = year ? { slug: `${year}-w${week.padStart(2, '0')}` } : { week: Number(week) };
	return leaderboard(parameters, text.replace(words, ' '));
};

export const readWeeks: IntentParser = (text) =>
	/\b(?:weeks|launch periods?|periods)\b/.test(text) && contentOf(text, weeksWords) === ''
		? { operation: 'list_launch_periods', parameters: {} }
		: undefined;

const asksForPlaces =
	/\b(?:leader ?boards?|rankings?|winners?|won|wins|winning|trending|popular|top|best|number one|launched|launches)\b|#1(?!\d)/;
const namesWeek = /\b(?:this|last|previous|current) week\b/;

/** The leaderboard of the newest week, or of the one before it. */
export const readLeaderboard: IntentParser = (text) => {
	if (!asksForPlaces.test(text) && !namesWeek.test(text)) return undefined;
	const which = /\b(?:last|previous) week\b/.test(text) ? 'previous' : 'newest';
	const order = leaderboard({ which }, text);
	return order === notUnderstood ? undefined : order;
};

/** News of a catalog of launches are the launches of its newest week. */
export const readNews: IntentParser = (text) =>
	/\b(?:new|newest|news|latest|recent|recently)\b/.test(text) && contentOf(text, newsWords) === ''
		? { operation: 'get_launch_period', parameters: { which: 'newest' } }
		: undefined;

/** @param text - Without the words that name the week. */
function leaderboard(parameters: Readonly<Record<string, unknown>>, text: string): Intent {
	const [words = '', number] = /\b(?:top|best|first) (\d{1,4})\b/.exec(text) ?? [];
	if (contentOf(text.replace(words, ' '), leaderboardWords) !== '') return notUnderstood;
	const limit = Math.min(maximumPlaces, Number(number));
	return { operation: 'get_launch_period', parameters: { ...parameters, ...(limit > 0 && { limit }) } };
}

/** Turns a sentence into an intent, by patterns; help, where none of them matches. */
import { help, type Intent, type IntentParser, unrecognized } from './intent.ts';
import { parseLeaderboard, parseNews, parseWeek, parseWeeks } from './launch-period-sentences.ts';
import { parseBest, parseCount, parseFact, parseList, parseProduct, parseSearch } from './product-sentences.ts';

/** Requests for changes, which nobody can make here, and for help. */
const parseHelp: IntentParser = (text) => {
	const asksToChange =
		/^(?:can you |could you |i want to )?(?:vote|delete|remove|buy|pay|purchase|create|submit|register|sign|post|upload|edit|update|add|launch (?:my|our|a|the))\b/;
	const asksForHelp = /^(?:hello|hi|hey|help|what can you do|who are you|what are you|how does this work)\b/;
	return asksToChange.test(text) || asksForHelp.test(text) ? help : undefined;
};

/** `how many`, `when` and the like, which the parsers after it would take for a search. */
const parseOther: IntentParser = (text) => (/^(?:how|when|why|where)\b/.test(text) ? unrecognized : undefined);

/** In order: the first that matches decides. */
const parsers: readonly IntentParser[] = [
	parseHelp,
	parseFact,
	parseWeek,
	parseWeeks,
	parseNews,
	parseLeaderboard,
	parseCount,
	parseBest,
	parseOther,
	parseList,
	parseSearch,
	parseProduct,
];

/** @param text - As a person or an agent wrote it, at most 500 characters. */
export function parseIntent(text: string): Intent {
	const plain = text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[’‘]/g, "'")
		.replace(/[?!,;:"“”()]+/g, ' ')
		.replace(/\.(?=\s|$)/g, ' ')
		.replace(/\b(?:please|thanks|thank you)\b/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	if (plain === '') return help;
	for (const parse of parsers) {
		const intent = parse(plain);
		if (intent) return intent;
	}
	return unrecognized;
}

/** Turns a sentence into an order. It knows a few ways to ask, and says so when it hears another. */
import { help, type Intent, type IntentParser, notUnderstood } from './intent.ts';
import { readBest, readCount, readFact, readList, readProduct, readSearch } from './read-product.ts';
import { readLeaderboard, readNews, readWeek, readWeeks } from './read-week.ts';

/** What nobody can do here, and questions about what can be done. */
const readWish: IntentParser = (text) => {
	const asksToChange =
		/^(?:can you |could you |i want to )?(?:vote|delete|remove|buy|pay|purchase|create|submit|register|sign|post|upload|edit|update|add|launch (?:my|our|a|the))\b/;
	const asksForHelp = /^(?:hello|hi|hey|help|what can you do|who are you|what are you|how does this work)\b/;
	return asksToChange.test(text) || asksForHelp.test(text) ? help : undefined;
};

/** `how many`, `when` and the like, which no other reader may take for a search. */
const readOther: IntentParser = (text) => (/^(?:how|when|why|where)\b/.test(text) ? notUnderstood : undefined);

/** In this order: the first that recognises the sentence decides. */
const readers: readonly IntentParser[] = [
	readWish,
	readFact,
	readWeek,
	readWeeks,
	readNews,
	readLeaderboard,
	readCount,
	readBest,
	readOther,
	readList,
	readSearch,
	readProduct,
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
	for (const read of readers) {
		const order = read(plain);
		if (order) return order;
	}
	return notUnderstood;
}

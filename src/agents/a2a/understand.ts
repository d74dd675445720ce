/** Turns a sentence into an order. It knows a few ways to ask, and says so when it hears another. */

export interface Order {
	readonly operation: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}

/** Longer messages are no questions about a catalog. */
const maximumCharacters = 500;

const help: Order = { operation: 'help', parameters: {} };

/** In this order: the first that recognises the sentence decides. */
const readers: readonly ((text: string) => Order | undefined)[] = [
	readWish,
	readWeek,
	readWeeks,
	readLeaderboard,
	readList,
	readSearch,
	readProduct,
];

/** @param text - As a person or an agent wrote it. */
export function understand(text: string): Order {
	const plain = text
		.slice(0, maximumCharacters)
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
	return help;
}

/** What nobody can do here, and questions about what can be done. */
function readWish(text: string): Order | undefined {
	const asksToChange =
		/^(?:can you |could you |i want to )?(?:vote|delete|remove|buy|pay|purchase|create|submit|register|sign|post|upload|edit|update|add|launch (?:my|our|a|the))\b/;
	const asksForHelp = /^(?:hello|hi|hey|help|what can you do|who are you|what are you|how does this work)\b/;
	return asksToChange.test(text) || asksForHelp.test(text) ? help : undefined;
}

function readWeek(text: string): Order | undefined {
	const slug = /\b(\d{4})-?w(\d{2})\b/.exec(text) ?? undefined;
	if (slug) return leaderboard({ slug: `${slug[1]}-w${slug[2]}` }, text);
	const named = /\bweek (\d{1,2})\b(?:,? (?:of|in)? ?(\d{4}))?/.exec(text);
	if (!named) return undefined;
	const [, week = '', year] = named;
	return leaderboard(year ? { slug: `${year}-w${week.padStart(2, '0')}` } : { week: Number(week) }, text);
}

function readWeeks(text: string): Order | undefined {
	return /\b(?:weeks|launch periods?|periods)\b/.test(text)
		? { operation: 'list_launch_periods', parameters: {} }
		: undefined;
}

function readLeaderboard(text: string): Order | undefined {
	const asksForPlaces =
		/\b(?:leader ?boards?|rankings?|winners?|won|wins|winning|trending|popular|top|best|number one|launched|launches)\b|#1\b/;
	if (!asksForPlaces.test(text) && !/\b(?:this|last|previous|current) week\b/.test(text)) return undefined;
	const which = /\b(?:last|previous) week\b|\b(?:last|previous) week's\b/.test(text) ? 'previous' : 'newest';
	return leaderboard({ which }, text);
}

function leaderboard(parameters: Readonly<Record<string, unknown>>, text: string): Order {
	const [, limit] = /\b(?:top|best|first) (\d{1,2})\b/.exec(text) ?? [];
	return { operation: 'get_launch_period', parameters: { ...parameters, ...(limit && { limit: Number(limit) }) } };
}

function readList(text: string): Order | undefined {
	const rest = contentOf(text.replace(/\bpage \d{1,5}\b/, ' '), listWords);
	if (rest !== '' || !/\b(?:products?|catalog(?:ue)?|everything)\b/.test(text)) return undefined;
	const [, page = '1'] = /\bpage (\d{1,5})\b/.exec(text) ?? [];
	return { operation: 'list_products', parameters: { page: Number(page) } };
}

function readSearch(text: string): Order | undefined {
	const asksToFind =
		/\b(?:find|search|look(?:ing)? for|need|want|recommend|suggest|alternatives? (?:to|for)|similar to|is there|are there|do you (?:have|know)|something|anything|which|any|apps?|tools?|software)\b/;
	if (!asksToFind.test(text)) return undefined;
	const query = contentOf(text, searchWords);
	return query === '' ? undefined : { operation: 'search_products', parameters: { query } };
}

function readProduct(text: string): Order | undefined {
	const [, asked] =
		/^(?:tell me (?:more )?about|what is|what's|what are|whats|who (?:makes|made|is behind)|(?:show me |give me )?(?:the )?(?:details|info|information|facts|website|homepage|price|rating|votes|maker|tagline) (?:of|on|for|about)|describe|explain|show(?: me)?|get|how many votes does|how much (?:is|does)|when was)(?: the)?(?: product)? (.+?)(?: have| has| cost| launched)?$/.exec(
			text,
		) ?? [];
	const bare = /^(?:product )?([\p{L}\p{N}][\p{L}\p{N}.+#-]*)$/u.exec(text)?.[1];
	const name = asked ?? bare;
	return name === undefined ? undefined : { operation: 'get_product', parameters: { name } };
}

const fillers =
	'a an the i me my we us you your it is are am be do does did can could would will have has had to of on in at for with and or that this these those there here what which who how please some any good great nice best'.split(
		' ',
	);
const listWords = new Set([
	...fillers,
	...'list show give get browse all every each see view display product products catalog catalogue everything page pages whole full entire available'.split(
		' ',
	),
]);
const searchWords = new Set([
	...fillers,
	...'find search look looking need want recommend suggest alternative alternatives similar something anything someone know help helps about list show give get tool tools app apps application applications software program programs product products'.split(
		' ',
	),
]);

/** The words that say something, in their order. */
function contentOf(text: string, empty: ReadonlySet<string>): string {
	return text
		.split(' ')
		.filter((word) => word !== '' && !empty.has(word))
		.join(' ');
}

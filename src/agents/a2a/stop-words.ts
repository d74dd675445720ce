/** Stop words: those that carry no meaning in a sentence, or only name its kind. */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const fillers = list(`
	a an the i me my we us you your it is are am be do does did can could would will have has had to of on in at for with
	and or that this these those there here what which who how please some any good great nice best now right
`);

const requests = list('list show give get browse all every each see view display');
const things = list('product products tool tools app apps application applications software program programs');

export const listWords = new Set([
	...fillers,
	...requests,
	...list('product products catalog catalogue everything page pages whole full entire available'),
]);

export const searchWords = new Set([
	...fillers,
	...things,
	...list(`
		find search look looking need want recommend suggest alternative alternatives similar something anything someone know
		help helps about list show give get top popular highest rated
	`),
]);

/** Every word that a request for a leaderboard may have: one with another word is not guessed. */
export const leaderboardWords = new Set([
	...fillers,
	...requests,
	...things,
	...list(`
		leaderboard leaderboards board boards leader ranking rankings ranked rank winner winners won win wins winning trending
		popular top first place places number one #1 launched launch launches week week's weeks weekly last previous current
		results result tell about what's whats was were came votes most newest latest period periods
	`),
]);

export const newsWords = new Set([
	...fillers,
	...requests,
	...things,
	...list(`
		what's whats new newest news latest recent recently launched launch launches added add additions arrivals anything
		something week catalog catalogue
	`),
]);

export const weeksWords = new Set([
	...fillers,
	...requests,
	...list('week weeks launch launches period periods recent latest last past newest know'),
]);

export function withoutStopWords(text: string, stopWords: ReadonlySet<string>): string {
	return text
		.split(' ')
		.filter((word) => word !== '' && !stopWords.has(word))
		.join(' ');
}

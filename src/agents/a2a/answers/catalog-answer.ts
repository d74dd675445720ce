/** Answers about the catalog itself. */
import type { Answer } from './context.ts';
import { weeksAnswer } from './week-answers.ts';

/** Where its API, its feeds and what it says about itself are. */
export const catalogAnswer: Answer = ({ words, site }) => {
	const { baseUrl } = site;
	const pages = {
		about: `${baseUrl}/about`,
		developers: `${baseUrl}/developers`,
		openapi: `${baseUrl}/openapi.json`,
		products: `${baseUrl}/api/products`,
		mcp: `${baseUrl}/mcp`,
		subscribe: `${baseUrl}/subscribe`,
		llms: `${baseUrl}/llms.txt`,
	};
	return {
		text: [
			`This is the release of ${words.calendar.today}. Entries are text files that people propose and editors approve; a change shows in the next release. Makers write the texts of their products.`,
			`- how it works and who decides: ${pages.about}`,
			`- API, read-only, as JSON without a key: ${pages.products} , described at ${pages.developers} and in ${pages.openapi}`,
			`- for agents: MCP at ${pages.mcp} , A2A here, all addresses in ${pages.llms}`,
			`- feeds and other ways to follow it: ${pages.subscribe}`,
		].join('\n'),
		data: { pages },
	};
};

/** Since when there are weeks, and how many. */
export const ageAnswer: Answer = async (context) => {
	const { reading, words } = context;
	const signs = new Set([...reading.signs, 'count' as const]);
	const counted = await weeksAnswer({ ...context, reading: { ...reading, signs, tokens: [] } });
	const { weeks } = words.calendar;
	return weeks.length === 0 ? counted : { ...counted, text: `The first week is ${weeks.at(-1)}. ${counted.text}` };
};

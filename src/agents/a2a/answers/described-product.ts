/** A fact of the one product that unknown words describe: `who made that pokemon battle thing?` */
import { quoted } from '../../operations/plain-text.ts';
import { englishTopic } from '../grammar/words/german-topics.ts';
import type { Answer, Context, ProductAnswer } from './context.ts';
import { named, writtenWords } from './lines.ts';
import { rowsMatching } from './matching-rows.ts';
import { makerAnswer, priceAnswer, websiteAnswer } from './product-answers.ts';
import { resultAnswer } from './result-answer.ts';
import { somethingAnswer } from './search-answers.ts';

const maximumWords = 4;

export const describedProductAnswer: Answer = async (context) => {
	const { reading, words } = context;
	const answers = answersTo(context);
	const row = answers.length > 0 ? await describedRow(context) : undefined;
	if (row === undefined) return somethingAnswer(context);
	const written = writtenWords(reading.content);
	const known = { ...context, reading: { ...reading, rest: [], content: [] } };
	const results = await Promise.all(answers.map((answer) => answer(known, { row, written, how: 'whole', at: 0 })));
	const head = `I read ${quoted(written)} as ${named(words.table, row)}, the only product that these words fit.`;
	return {
		text: [head, ...results.map(({ text }) => text)].join('\n'),
		data: Object.assign({}, ...results.map(({ data }) => data)),
	};
};

/** The only row whose name, tagline and categories have all words. */
async function describedRow(context: Context): Promise<number | undefined> {
	const { content } = context.reading;
	if (content.length === 0 || content.length > maximumWords) return undefined;
	const query = content.map(({ key, written }) => englishTopic(key) ?? written.toLowerCase()).join(' ');
	const found = await rowsMatching(context, query, false);
	const rows = [...found].filter(([row, isNear]) => row >= 0 && isNear).map(([row]) => row);
	return rows.length === 1 ? rows[0] : undefined;
}

function answersTo({ reading: { signs } }: Context): readonly ProductAnswer[] {
	return [
		...(signs.has('maker') ? [makerAnswer] : []),
		...(signs.has('price') ? [priceAnswer] : []),
		...(signs.has('website') ? [websiteAnswer] : []),
		...(signs.has('votes') || signs.has('result') || signs.has('debut') ? [resultAnswer] : []),
	];
}

import { quoted } from '../../operations/plain-text.ts';
import type { Answer } from './context.ts';
import { writtenWords } from './lines.ts';
import { countAnswer } from './list-answer.ts';

/** How many launches a week has, whatever else the sentence says. */
export const countOfWeekAnswer: Answer = async (context) => {
	const { rest } = context.reading;
	const result = await countAnswer({ ...context, reading: { ...context.reading, rest: [], content: [] } });
	return rest.length === 0
		? result
		: { ...result, text: `I did not use ${quoted(writtenWords(rest))}.\n${result.text}` };
};

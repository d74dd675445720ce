/** What the catalog has on the part of a sentence that was understood, where the whole was not. */
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Answer } from './context.ts';
import { notUnderstood } from './fixed-answers.ts';
import { writtenWords } from './lines.ts';
import { listAnswer } from './list-answer.ts';
import { describeAnswer } from './product-answers.ts';
import { boardAnswer } from './week-answers.ts';

/** A part of the sentence alone, and the answer to it. */
function partOf(reading: Reading): readonly [part: Partial<Reading>, answer: Answer] | undefined {
	const [product] = reading.products;
	const [span, ...others] = reading.times;
	if (product) return [{ rest: [] }, (context) => describeAnswer(context, product)];
	if (span?.week !== undefined && others.length === 0) return [{ rest: [] }, boardAnswer];
	const isFiltered = reading.categories.length + reading.makers.length > 0;
	return isFiltered ? [{ rest: [], lackedWords: [], places: undefined, limit: undefined }, listAnswer] : undefined;
}

/** A product, a week, a category or a maker that was named; else what this agent can do. */
export const recordAnswer: Answer = async (context) => {
	const { reading } = context;
	const part = partOf(reading);
	if (!part) return notUnderstood(context);
	const [own, answer] = part;
	const result = await answer({ ...context, reading: { ...reading, ...own, signs: new Set() } });
	const words = reading.rest.length > 0 ? ` (${quoted(writtenWords(reading.rest))})` : '';
	const head = `I do not know: I did not understand all of the question${words}. What the catalog has on what I understood:`;
	return { ...result, text: `${head}\n${result.text.replace(`\n${untrustedNote}`, '')}\n${untrustedNote}` };
};

/** Several facts of one product: `what is it, who makes it and what does it cost?` */
import { untrustedNote } from '../../operations/plain-text.ts';
import type { ProductAnswer } from './context.ts';
import { describeAnswer, makerAnswer, priceAnswer } from './product-answers.ts';
import { resultAnswer } from './result-answer.ts';

/** All facts of the product: those that are asked for in sentences, the others behind them. */
export const severalFactsAnswer: ProductAnswer = async (context, product) => {
	const { signs, prices } = context.reading;
	const parts: ProductAnswer[] = [
		...(signs.has('price') || prices.length > 0 ? [priceAnswer] : []),
		...(signs.has('maker') ? [makerAnswer] : []),
		...(signs.has('result') || signs.has('place') || signs.has('votes') ? [resultAnswer] : []),
	];
	const plain = { ...context, reading: { ...context.reading, rest: [] } };
	const known = await Promise.all(parts.map((answer) => answer(plain, { ...product, how: 'whole' })));
	const described = await describeAnswer(context, product);
	const lines = known.flatMap(({ text }) => text.split('\n').filter((line) => line !== untrustedNote));
	return { ...described, text: [...new Set([...lines, described.text])].join('\n') };
};

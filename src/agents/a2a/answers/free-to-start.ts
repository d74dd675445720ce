import { pricesOf } from '../grammar/prices.ts';
import type { Context } from './context.ts';

/** The same question for what is free with paid extras, where one asks for what is free. */
export function freeToStart(context: Context): Context | undefined {
	const { reading, words } = context;
	const [price, ...others] = reading.prices;
	const isFree = price && others.length === 0 && !price.isExcluded && 'free' in price.value && price.value.free;
	const freemium = pricesOf(words.vocabulary).get('freemium');
	return isFree && freemium
		? { ...context, reading: { ...reading, prices: [{ value: freemium, isExcluded: false }] } }
		: undefined;
}

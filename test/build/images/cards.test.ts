import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cardsOf } from '../../../src/build/images/cards.ts';
import { place, sampleOf } from '../../render/cards/sample.ts';

test('cards of a catalog, which are drawn last, hold no products', async () => {
	setFlagsFromString('--expose-gc');
	const collectGarbage = runInNewContext('gc') as () => void;
	const plan = () => {
		const { catalog } = sampleOf('Acme', { launches: [place(1)] });
		return { cards: cardsOf(catalog, ''), products: new WeakRef(catalog.products) };
	};
	const { cards, products } = plan();
	// A reference is strong until the end of the task that made it.
	await setImmediate();
	collectGarbage();
	expect(cards.length).toBeGreaterThan(2);
	expect(products.deref()).toBeUndefined();
});

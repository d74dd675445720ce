import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importPages, preparePageBundle } from '../../../src/build/pages/bundle.ts';
import { fixtureContent } from '../../support/run-build.ts';

const root = resolve(import.meta.dirname, '../../..');

const advice = 'See “Some of Astro’s API isn’t promised” in docs/decisions.md.';

test('a page is rendered of the given props, without `getStaticPaths`, and its error is thrown', async () => {
	const places = { root, contentDir: fixtureContent, cache: join(root, '.builds/cache') };
	const { bundle, making } = preparePageBundle(places, false);
	await making;
	const { prerendered } = await importPages(bundle);
	const page = prerendered.find(({ component }) => component === 'src/pages/[...sharing].astro');
	const ownError = new Error('The product has no name.');
	const product = {
		get name(): never {
			throw ownError;
		},
	};
	const props = { view: 'Product', layout: {}, product, categories: [], related: {} };
	const rendered = page?.render(props).catch((error: unknown) => error);
	expect(await rendered, advice).toBe(ownError);
});

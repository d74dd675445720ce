import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importPages, type PageBundle, preparePageBundle } from '../../../src/build/pages/bundle.ts';
import { renderPages } from '../../../src/build/pages/render.ts';
import { ReleaseUpdate } from '../../../src/build/release-update.ts';
import { fixtureContent } from '../../support/run-build.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../../..');

const advice = 'See “Some of Astro’s API isn’t promised” in docs/decisions.md.';

async function realBundle(): Promise<PageBundle> {
	const places = { root, contentDir: fixtureContent, cache: join(root, '.builds/cache') };
	const { bundle, making } = preparePageBundle(places, false);
	await making;
	return bundle;
}

test('a thread renders a page of the real bundle', async () => {
	const folder = temporaryFolder();
	const update = new ReleaseUpdate({ folder, live: undefined, verifiedWith: '' });
	const component = 'src/pages/api/products/[slug].json.ts';
	const page = {
		path: '/a.json',
		url: 'https://catalog.example/a.json',
		key: 'a',
		component,
		props: { body: { a: 1 } },
		isOneOfMany: true,
	};
	update.begin([page]);
	await renderPages([page], await realBundle(), update, 1);
	expect(readFileSync(join(update.client, 'a.json'), 'utf8')).toBe('{"a":1}');
});

test('a page is rendered of the given props, without `getStaticPaths`, and its error is thrown', async () => {
	const bundle = await realBundle();
	const { prerendered } = await importPages(bundle);
	const page = prerendered.find(({ component }) => component.endsWith('/ProductPage.astro'));
	const ownError = new Error('The product has no name.');
	const product = {
		get name(): never {
			throw ownError;
		},
	};
	const props = { layout: {}, product, categories: [], related: {} };
	const rendered = page?.render(props, 'https://catalog.example/products/acme').catch((error: unknown) => error);
	expect(await rendered, advice).toBe(ownError);
});

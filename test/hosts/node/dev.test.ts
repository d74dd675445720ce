import { expect, test } from 'vitest';
import { handlerInFront } from '../../../src/hosts/node/dev.ts';

interface Update {
	readonly vite: { readonly server: { readonly watch: { readonly ignored: (path: string) => boolean } } };
}

function configured(contentDir: string): Update {
	const updates: Update[] = [];
	const { hooks } = handlerInFront({ contentDir, baseUrl: 'https://catalog.example', readContent: expect.unreachable });
	Reflect.apply(hooks['astro:config:setup'] ?? expect.unreachable, undefined, [
		{
			command: 'dev',
			config: { root: new URL('file:///checkout/') },
			injectScript: () => {},
			updateConfig: (update: Update) => updates.push(update),
		},
	]);
	const [update] = updates;
	return update ?? expect.unreachable();
}

test.each([
	['/checkout/facts/products/acme.md', true],
	['/checkout/dist/client/index.html', true],
	['/checkout/.builds/a/client/index.html', true],
	['/checkout/facts.ts', false],
])('Vite does not watch %s: %s', (path, expected) => {
	expect(configured('/checkout/facts').vite.server.watch.ignored(path)).toBe(expected);
});

import { expect, test } from 'vitest';
import launchCatalog from '../src/integration.ts';

const { hooks } = launchCatalog();

test('a route of a board that would be rendered on demand is refused', () => {
	const resolved = (route: object) =>
		Reflect.apply(hooks['astro:routes:resolved'] ?? expect.unreachable, undefined, [{ routes: [route] }]);
	const route = { entrypoint: 'src/pages/now.ts', origin: 'project', isPrerendered: false };
	expect(() => resolved(route)).toThrow(
		'src/pages/now.ts: Delete `prerender = false`: the build renders every page to a file.',
	);
	for (const sound of [{ isPrerendered: true }, { origin: 'internal' }]) resolved({ ...route, ...sound });
});

test('an adapter of a board is refused, because pages would be rendered into other folders', () => {
	const setup = (config: object) =>
		Reflect.apply(hooks['astro:config:setup'] ?? expect.unreachable, undefined, [{ command: 'build', config }]);
	expect(() => setup({ adapter: { name: '@astrojs/node' } })).toThrow(
		'Delete `adapter` from `astro.config.mjs`: the build renders every page to a file.',
	);
});

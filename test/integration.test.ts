import { expect, test } from 'vitest';
import launchCatalog from '../src/integration.ts';

const { hooks } = launchCatalog();

test('an adapter of a board is refused, because the server runs the one of the software', () => {
	const setup = (config: object) =>
		Reflect.apply(hooks['astro:config:setup'] ?? expect.unreachable, undefined, [{ command: 'build', config }]);
	expect(() => setup({ adapter: { name: '@astrojs/node' } })).toThrow(
		'Delete `adapter` from `astro.config.mjs`: the software brings the one that its server runs.',
	);
});

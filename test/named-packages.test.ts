import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Scripts of the checkout alone, which the package leaves out. */
const production = globSync(['src/**/*.{ts,astro}', 'scripts/**/*.ts']).filter(
	(path) => !path.startsWith('scripts/checkout/'),
);

/** Without imports of types, which do nothing when the code runs. */
const importOf = (name: string) => new RegExp(`^(?:import|export) (?!type )[^;]*?['"]${name}(?:/[^'"]*)?['"]`, 'm');

test.each([
	['astro', 'src/build/pages/make-bundle.ts'],
	['@astrojs/node', 'src/build/pages/server-entry.ts'],
	['gray-matter', 'src/content/split-file.ts'],
	['remark', 'src/render/shared/submitted-markdown.ts'],
	['zod', 'src/config/settings.ts'],
	['ajv', 'src/verify/contract.ts'],
])('%s is a dependency, which %s imports', (name, file) => {
	expect(Object.keys(dependencies)).toContain(name);
	const importers = production.filter((path) => importOf(name).test(readFileSync(path, 'utf8')));
	expect(importers).toContain(file);
});

test('vitest is a dependency of development alone', () => {
	expect([dependencies.vitest, typeof devDependencies.vitest]).toEqual([undefined, 'string']);
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { LongestFirst, longest } from './longest-first.ts';

const root = resolve(import.meta.dirname, '../..');

describe('LongestFirst', () => {
	test.each(longest)('knows %s by the name it has', (path) => {
		expect(existsSync(resolve(root, path))).toBe(true);
	});

	test('starts the longest files first, longest first, whatever their projects, and leaves the others in order', async () => {
		const paths = ['test/a.test.ts', longest[2], 'test/b.test.ts', longest[0], longest[1]];
		const files = paths.map((path) => ({
			moduleId: resolve(root, path ?? ''),
			project: { name: 'release', config: { isolate: true, sequence: { groupOrder: 0 } } },
		})) as unknown as TestSpecification[];
		const known = { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) };
		const sequencer = new LongestFirst({ cache: known } as unknown as ConstructorParameters<typeof LongestFirst>[0]);
		expect((await sequencer.sort(files)).map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
			...longest.slice(0, 3),
			'test/a.test.ts',
			'test/b.test.ts',
		]);
	});
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildCommand } from '../../src/build/run-build.ts';

test('a build that a server starts is the one of npm run build', () => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } };
	const [, given] = scripts.build.split(' node ');
	expect(buildCommand.join(' ').replace(`${process.cwd()}/`, '')).toBe(given);
});

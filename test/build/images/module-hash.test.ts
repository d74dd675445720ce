import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashModules } from '../../../src/build/images/module-hash.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

let folder: string;

const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
const hash = () => hashModules(join(folder, 'draw/draw.ts'));

beforeEach(() => {
	folder = join(root, crypto.randomUUID());
	mkdirSync(join(folder, 'draw'), { recursive: true });
	write('draw/draw.ts', "import { a } from './pen.ts';\nimport sharp from 'sharp';\nimport 'gone.ts';\n");
	write('draw/pen.ts', "export { ink } from '../ink.ts';\nnew Worker(new URL('worker.ts', import.meta.url));\n");
	write('draw/worker.ts', "import './draw.ts';\nconst file = 'sans.ttf';\n");
	write('ink.ts', "const ink = await import('./draw/lazy.ts');\n");
	write('draw/lazy.ts', 'export const ink = 7;\n');
	write('draw/sans.ttf', '');
	write('draw/other.ts', '');
});

describe('hashModules', () => {
	test('is the same in any folder, whatever happens to modules that are not needed', () => {
		const before = hash();
		write('draw/other.ts', '//');
		expect(hash()).toBe(before);
		cpSync(folder, `${folder}-copy`, { recursive: true });
		expect(hashModules(join(`${folder}-copy`, 'draw/draw.ts'))).toBe(before);
	});

	test.each([
		['the module itself', 'draw/draw.ts'],
		['one that it imports', 'draw/pen.ts'],
		['one that this exports from', 'ink.ts'],
		['one that is imported when it is needed', 'draw/lazy.ts'],
		['the script of a worker', 'draw/worker.ts'],
		['a font', 'draw/sans.ttf'],
		['one that was missing', 'draw/gone.ts'],
	])('differs after an edit of %s', (_what, name) => {
		const before = hash();
		write(name, '// Edited.');
		expect(hash()).not.toBe(before);
	});

	test('differs when a module has gone', () => {
		const before = hash();
		rmSync(join(folder, 'draw/lazy.ts'));
		expect(hash()).not.toBe(before);
	});
});

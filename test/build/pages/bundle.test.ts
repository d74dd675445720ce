import { expect, test } from 'vitest';
import { hashCode } from '../../../src/build/pages/bundle.ts';
import { contentFolder, writeFiles } from '../../content/content-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const content = contentFolder();

test.each([
	'src/pages/team.astro',
	'package.json',
	'astro.config.mts',
	'postcss.config.mjs',
	'tsconfig.json',
	'pnpm-lock.yaml',
])('the pages of a board are bundled again after a change of its %s', (path) => {
	const board = writeFiles(temporaryFolder(), { [path]: '' });
	const before = hashCode(board, content);
	expect(hashCode(board, content)).toBe(before);
	writeFiles(board, { [path]: '// Changed\n' });
	expect(hashCode(board, content)).not.toBe(before);
});

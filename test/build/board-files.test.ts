import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boardFiles } from '../../src/build/board-files.ts';
import { newBoard } from '../../src/editing/new/new-board.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
	readonly files: readonly string[];
	readonly exports: Readonly<Record<string, unknown>>;
};

describe('the files of a board on Netlify', () => {
	const files = boardFiles('netlify', false, 'en');

	test('name the package instead of its sources', () => {
		expect([...files.values()].filter((text) => /src\/hosts|"\/deploy\//.test(text))).toEqual([]);
		expect(files.get('netlify/functions/rebuild.ts')).toMatch(
			/^export \{ default \} from 'launch-catalog\/netlify\/functions\/rebuild';$/m,
		);
		const [, plugin = ''] = /package = "(.*)"/.exec(files.get('netlify.toml') ?? '') ?? [];
		expect(existsSync(plugin.replace('/node_modules/launch-catalog/', ''))).toBe(true);
	});

	test('import only what the package exports', () => {
		const imported = [...files.values()].flatMap((text) => text.match(/(?<='launch-catalog\/)netlify\/[^']+/g) ?? []);
		const patterns = Object.keys(manifest.exports).filter((name) => name.endsWith('/*'));
		expect(imported.length).toBe(5);
		for (const name of imported) expect(patterns).toContain(`./${name.replace(/[^/]+$/, '*')}`);
	});
});

test.each(['netlify', 'docker', 'static'] as const)('the package has the files of boards on %s', (host) => {
	const isPacked = (path: string) => manifest.files.some((name) => path === name || path.startsWith(`${name}/`));
	expect([...boardFiles(host, true, 'en').keys()].filter((path) => !isPacked(path))).toEqual([]);
});

test('a board on a host that only sends files says so', () => {
	const folder = join(temporaryFolder(), 'board');
	newBoard(folder, {
		...{ name: 'Acme', description: 'Products.', address: 'https://acme.example', software: '^1.1.0', commands: [] },
		...{ repository: 'https://github.com/acme/board', lang: 'en', host: 'static', date: '2026-11-20' },
	});
	expect(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).toMatch(/^host: static$/m);
});

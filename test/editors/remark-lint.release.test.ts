import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, product, week } from '../content/content-folder.ts';
import { documentAt } from '../docs/documents.ts';
import { describeWith } from '../support/describe-with.ts';
import { toolCommand, toolsFolder } from '../support/tools.ts';

const root = resolve(import.meta.dirname, '../..');

describeWith(['tools'], 'remark-lint-frontmatter-schema, set up as docs/editing.md says', () => {
	const folder = emptyFolder();
	const settings = documentAt('docs/editing.md').blocks.find(({ text }) => text.includes('remark-lint'));
	writeFileSync(join(folder, '.remarkrc.json'), settings?.text ?? '');
	cpSync(join(root, 'public/schemas'), join(folder, 'public/schemas'), { recursive: true });
	cpSync(join(root, 'test/fixtures/content'), join(folder, 'fixtures/content'), { recursive: true });
	symlinkSync(toolsFolder, join(folder, 'node_modules'));

	/** What it says of a file, as `line:column message`. */
	function lint(path: string, text: string): readonly string[] {
		const file = join(folder, 'content', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
		return linted(join('content', path));
	}

	function linted(path: string): readonly string[] {
		const words = ['--frail', '--no-stdout', '--no-color', '--rc-path', '.remarkrc.json', path];
		const { stderr, error } = spawnSync(toolCommand('remark'), words, { cwd: folder, encoding: 'utf8' });
		if (error) throw error;
		const lines = stderr.split('\n').filter((line) => line.includes(' warning '));
		return lines.map((line) => {
			const [, place = '', message = ''] = /^ *([\d:-]*) +warning +(.*?) • /.exec(line) ?? [];
			return `${place.replace(/-.*/, '')} ${message}`.trim();
		});
	}

	test('finds nothing wrong in a product and a week that are right', () => {
		expect(lint('products/acme.md', product('launches: [{period: 2026-w46, votes: 3}]'))).toEqual([]);
		expect(lint('launch_periods/2026-w46.md', week('Week 46', '2026-11-09', '2026-11-15'))).toEqual([]);
	});

	test('finds wrong values of a product at their places', () => {
		const lines = ['average_rating: 6', 'launches:', '  - period: 2026-w46', '    votes: many', '    plan: Free'];
		expect(lint('products/acme.md', product(...lines))).toEqual([
			'4:17 Must be <= 5',
			'7:12 Must be integer',
			'8:11 Must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"',
		]);
	});
});

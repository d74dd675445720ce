import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '../../src/content/issue.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { EditError } from '../../src/editing/edit-error.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const facts = { date: '2026-11-18' };
let content = '';
beforeEach(() => {
	content = join(mkdtempSync(join(tmpdir(), 'change-set-')), 'content');
	writeSampleContent(content, { products: 3 });
});

const state = () =>
	Object.fromEntries(
		(
			readdirSync(content, { recursive: true, withFileTypes: true }) as {
				parentPath: string;
				name: string;
				isFile(): boolean;
			}[]
		)
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
	);

describe('ChangeSet', () => {
	test('changes nothing before it is applied, and then all', () => {
		const [first = '', second = ''] = readdirSync(join(content, 'products'));
		const before = state();
		const set = new ChangeSet(content);
		set.write(`products/${first}`, set.text(`products/${first}`).replace(/^name: .*$/m, 'name: Another'));
		set.move(`products/${second}`, 'products/deeper/moved.md');
		expect(set.changes).toEqual([
			{ source: 'products/deeper/moved.md', kind: 'added' },
			{ source: `products/${first}`, kind: 'changed' },
			{ source: `products/${second}`, kind: 'removed' },
		]);
		const { catalog } = set.check(facts);
		expect(catalog.products.map(({ slug }) => slug)).toContain('moved');
		expect(state()).toEqual(before);
		set.apply();
		const after = state();
		expect(after[join(content, 'products/deeper/moved.md')]).toBe(before[join(content, 'products', second)]);
		expect(after).not.toHaveProperty([join(content, 'products', second)]);
		expect(after[join(content, 'products', first)]).toContain('name: Another');
		expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
	});

	test('reports issues with the paths of the folder', () => {
		const set = new ChangeSet(content);
		set.write('products/broken.md', '---\nname: Broken\n---\n');
		expect(() => set.check(facts)).toThrow(ContentError);
		expect(() => set.check(facts)).toThrow(`${content}/products/broken.md:2:1 categories: Is missing.`);
	});

	test('leaves out what is undone', () => {
		const set = new ChangeSet(content);
		set.write('categories/new.md', 'x');
		set.remove('categories/new.md');
		expect(set.isEmpty).toBe(true);
	});

	test('refuses a file that was changed in the meantime, and writes nothing', () => {
		const set = new ChangeSet(content);
		set.write('categories/first.md', '---\nname: First\n---\n');
		set.write('site.yaml', `${set.text('site.yaml')}# new\n`);
		writeFileSync(join(content, 'site.yaml'), '# of somebody else\n');
		const before = state();
		expect(() => set.apply()).toThrow(
			new EditError(
				`\`${content}/site.yaml\` has changed in the meantime, and nothing was written. Run the command again.`,
			),
		);
		expect(state()).toEqual(before);
	});

	test('leaves nothing behind when a file cannot be written', () => {
		const set = new ChangeSet(content);
		set.write('categories/first.md', '---\nname: First\n---\n');
		set.write('products/there.md', '---\nname: There\n---\n');
		mkdirSync(join(content, 'products/.there.md.next'));
		const before = state();
		expect(() => set.apply()).toThrow('EISDIR');
		expect(state()).toEqual(before);
	});

	test('keeps the mode of a file, and writes over what a killed command has left beside it', () => {
		const file = join(content, 'site.yaml');
		chmodSync(file, 0o660);
		writeFileSync(join(content, '.site.yaml.next'), 'left');
		const set = new ChangeSet(content);
		set.write('site.yaml', `${set.text('site.yaml')}# new\n`);
		const before = Object.keys(state()).filter((path) => !path.endsWith('.next'));
		set.apply();
		expect(statSync(file).mode & 0o777).toBe(0o660);
		expect(Object.keys(state())).toEqual(before);
	});
});

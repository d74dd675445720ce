import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectRefusal, stateOf } from './folder-state.ts';

const facts = { date: '2026-11-18' };
let content = '';
beforeEach(() => {
	content = join(temporaryFolder(), 'content');
	writeSampleContent(content, { products: 3 });
});

const state = () => stateOf(content);

describe('ChangeSet', () => {
	test('changes nothing before it is applied, and then all', () => {
		const [first = '', second = ''] = readdirSync(join(content, 'products'));
		const before = state();
		const set = new ChangeSet(content);
		set.write(`products/${first}`, set.text(`products/${first}`).replace(/^name: .*$/m, 'name: Another'));
		set.move(`products/${second}`, 'products/deeper/moved.md');
		expect(set.changes.map(({ source, kind }) => `${kind} ${source}`)).toEqual([
			...['added products/deeper/moved.md', `changed products/${first}`, `removed products/${second}`],
		]);
		const { catalog } = set.check(facts);
		expect(catalog.products.map(({ slug }) => slug)).toContain('moved');
		expect(state()).toEqual(before);
		set.apply();
		const after = state();
		expect(after['products/deeper/moved.md']).toBe(before[`products/${second}`]);
		expect(after).not.toHaveProperty([`products/${second}`]);
		expect(after[`products/${first}`]).toContain('name: Another');
		expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
	});

	test('refuses a file that was changed in the meantime, and writes nothing', () => {
		const set = new ChangeSet(content);
		set.write('categories/first.md', '---\nname: First\n---\n');
		set.write('site.yaml', `${set.text('site.yaml')}# new\n`);
		writeFileSync(join(content, 'site.yaml'), '# of somebody else\n');
		const message = '`content/site.yaml` has changed in the meantime. Nothing was written. Run the command again.';
		expectRefusal(content, () => set.apply(), message);
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

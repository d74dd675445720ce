import { describe, expect, test } from 'vitest';
import { newCategory, newPeriods } from '../../src/editing/new/new-entry.ts';
import { newProduct } from '../../src/editing/new/new-product.ts';
import { contentFolder, named, product } from '../content/content-folder.ts';
import { applied, differing, expectRefusal, stateOf } from './folder-state.ts';

const date = '2026-11-18';

const folder = () =>
	contentFolder({
		'products/acme.md': product('former_slugs: [acme-jotter]', 'website_url: https://acme.example'),
		'products/other.md': named('Something else'),
	});

describe('newProduct', () => {
	const draft = { name: 'Zeta Board', categories: ['Writing'], period: 'Week 47' };
	const add = (content: string, given: object, allowDuplicates = false, day = date) =>
		applied(content, (loaded, changes) => newProduct(loaded, changes, given, allowDuplicates), day);

	test('writes the file that the launch page would propose', () => {
		const content = folder();
		const before = stateOf(content);
		const price = { pricing_model: 'Free', price_label: '1.10' };
		const texts = { tagline: ' Boards: quick ', maker: 'Ada', description: 'Text.\n' };
		const given = { ...draft, ...texts, ...price, website_url: 'https://zeta.example' };
		expect(add(content, given)).toEqual({ slug: 'zeta-board', period: '2026-w47', source: 'products/zeta-board.md' });
		const after = stateOf(content);
		expect(differing(before, after)).toEqual(['products/zeta-board.md']);
		expect(after['products/zeta-board.md']).toBe(`---
name: Zeta Board
tagline: "Boards: quick"
categories:
  - writing
pricing_model: free
price_label: "1.10"
maker: Ada
website_url: https://zeta.example
launches:
  - period: 2026-w47
    plan: free
---
Text.
`);
	});

	const refused = {
		'--category `Tools`: There is no such category. Choose one of “Productivity”, “Writing”. `npm run new -- category NAME` adds one.\n\n1 problem. Nothing was written.':
			{ ...draft, categories: ['Tools'] },
		'The week `2026-w46` ended on 2026-11-15. Launches of past weeks come from a table: `npm run import -- FILE --period 2026-w46`.':
			{ ...draft, period: '2026-w46' },
		'name: Enter a name.\n--category: Choose a category: `productivity`, `writing`.\n--period: Choose a week: `2026-w47`.\n\n3 problems. Nothing was written.':
			{},
		'--slug: Another product has this address. Choose a different one.\n\n1 problem. Nothing was written.': {
			...draft,
			slug: 'acme-jotter',
		},
		'This may be the product `acme`: its slug would be `acme-jotter`, too.\nIf it is a different one, add `--allow-duplicates`. Nothing was written.':
			{ ...draft, name: 'Acme Jotter' },
	};

	test.each(Object.entries(refused))('refuses with %s', (message, given) => {
		expectRefusal(folder(), (content) => add(content, given), message);
	});

	test('names the command that adds a week when none is open', () => {
		const message =
			'--period: Choose a week. `npm run new -- period --next` adds one.\n\n1 problem. Nothing was written.';
		const addLater = (content: string) => add(content, { ...draft, period: undefined }, false, '2026-12-18');
		expectRefusal(folder(), addLater, message);
	});

	test('adds another product of the same name under a slug of its own, until the last day of a week', () => {
		const content = folder();
		const { source } = add(content, { ...draft, name: 'Acme', period: '2026-w47' }, true, '2026-11-22');
		expect(source).toBe('products/acme-2.md');
	});
});

describe('newPeriods', () => {
	const add = (content: string, first: string | undefined, count = 1) =>
		applied(content, (loaded, changes) => newPeriods(loaded.content, changes, { first, count, date }));

	test('adds the weeks behind the last one, over the turn of the year', () => {
		const content = folder();
		expect(add(content, undefined, 7).at(-1)).toBe('launch_periods/2027-w01.md');
		expect(stateOf(content)['launch_periods/2027-w01.md']).toBe(
			'---\nname: Week 1, 2027\nstarts_on: 2027-01-04\nends_on: 2027-01-10\n---\n',
		);
		expect(stateOf(content)).toHaveProperty(['launch_periods/2026-w53.md']);
		expect(add(content, '2025-W52')).toEqual(['launch_periods/2025-w52.md']);
	});

	test('begins with the present week where there is none', () => {
		const content = contentFolder({ 'launch_periods/2026-w46.md': null, 'launch_periods/2026-w47.md': null });
		expect(add(content, undefined)).toEqual(['launch_periods/2026-w47.md']);
		expect(stateOf(content)['launch_periods/2026-w47.md']).toContain('name: Week 47, 2026\n');
	});

	test('refuses a week that is there', () => {
		const message = 'The week `2026-w46` already exists, in `launch_periods/2026-w46.md`. Choose another one.';
		expectRefusal(folder(), (content) => add(content, '2026-w46', 2), message);
	});
});

describe('newCategory', () => {
	const order = { name: 'Text editors', description: 'Places to write.', slug: undefined, allowDuplicates: false };
	const add = (content: string, given: Partial<typeof order>) =>
		applied(content, (loaded, changes) => newCategory(loaded.content, changes, { ...order, ...given }));

	test('makes the slug of the name', () => {
		const content = folder();
		expect(add(content, {})).toBe('categories/text-editors.md');
		expect(stateOf(content)['categories/text-editors.md']).toBe(
			'---\nname: Text editors\ndescription: Places to write.\n---\n',
		);
	});

	test.each([
		['Writing!', 'The category `writing` already exists, in `categories/writing.md`. Choose another name.'],
		['Productivty', /almost the name of `productivity`. If it is a different category, add `--allow-duplicates`\./],
		['文字', '`文字` has no letters for a slug. Set one with `--slug`.'],
	])('refuses %s', (name, message) => {
		const content = folder();
		const before = stateOf(content);
		expect(() => add(content, { name })).toThrow(message);
		expect(stateOf(content)).toEqual(before);
	});
});

import { describe, expect, test } from 'vitest';
import { conflictLines, describeChanges, summarizePlan } from '../../../src/editing/import/describe-plan.ts';
import { importFolder } from './import-folder.ts';

const byHand = `---
# The maker wrote to us about the name.
name:    "Acme Notes"
categories: [productivity]   # the main one first
launches:
  - period: 2026-w46
    approved: true   # by Ada
    votes: 214
---

A description by hand.
`;
const row = 'slug,name,tagline,categories,week,votes,comments,description\n';

describe('an import into a product that the content has', () => {
	test('fills in what is missing and leaves every other byte', async () => {
		const { put, run, files } = importFolder({ 'acme-notes': byHand });
		put('p.csv', `${row}acme-notes,Acme Notes,Notes that write back,productivity,2026-w46,214,31,\n`);
		const { plan } = await run('p.csv');
		expect(files()['products/acme-notes.md']).toBe(
			byHand
				.replace('categories:', 'tagline: Notes that write back\ncategories:')
				.replace('votes: 214\n', 'votes: 214\n    comments: 31\n'),
		);
		expect(describeChanges(plan)).toEqual([
			'changed    acme-notes tagline: Notes that write back is added',
			'changed    acme-notes launches[2026-w46].comments: 31 is added',
		]);
		expect(summarizePlan(plan)).toBe('0 products added, 1 changed, 0 unchanged');
	});

	test('keeps what differs and says so', async () => {
		const { put, run, files } = importFolder({ 'acme-notes': byHand });
		const before = files();
		put('p.csv', `${row}acme-notes,ACME,,developer-tools,2026-w46,215,,Another text.\n`);
		const { plan } = await run('p.csv');
		expect(files()).toEqual(before);
		expect(conflictLines(plan.updates)).toEqual([
			'kept       acme-notes name: Acme Notes, not ACME',
			'kept       acme-notes categories: ["productivity"], not ["developer-tools"]',
			'kept       acme-notes launches[2026-w46].votes: 214, not 215',
			'kept       acme-notes description: A description by hand., not Another text.',
		]);
		expect(summarizePlan(plan)).toBe(
			'0 products added, 0 changed, 1 unchanged, 4 values kept that differ (`--force` overwrites them)',
		);
	});

	test('overwrites what differs when it is forced, and then has nothing to do', async () => {
		const { put, run, files } = importFolder({ 'acme-notes': byHand });
		put('p.csv', `${row}acme-notes,ACME,,developer-tools,2026-w46,215,,Another text.\n`);
		await run('p.csv', { force: true });
		expect(files()['products/acme-notes.md']).toBe(
			byHand
				.replace('"Acme Notes"', '"ACME"')
				.replace('[productivity]', '[developer-tools]')
				.replace('214', '215')
				.replace('\nA description by hand.', 'Another text.'),
		);
		expect((await run('p.csv', { force: true })).changeSet.isEmpty).toBe(true);
		expect((await run('p.csv')).changeSet.isEmpty).toBe(true);
	});

	test('adds another week, and approves only when it is told to', async () => {
		const { put, run, files } = importFolder({ 'acme-notes': byHand });
		put('p.csv', 'name,categories\nAcme Notes,productivity\n');
		await run('p.csv', { period: '2026-w47' });
		expect(files()['products/acme-notes.md']).toContain('    votes: 214\n  - period: 2026-w47\n---\n');
		await run('p.csv', { period: '2026-w47', approve: true });
		expect(files()['products/acme-notes.md']).toContain('  - period: 2026-w47\n    approved: true\n---\n');
	});

	test('keeps a decision against a launch', async () => {
		const { put, run, files } = importFolder({ 'acme-notes': byHand.replace('approved: true ', 'approved: false') });
		put('p.csv', 'name,categories\nAcme Notes,productivity\n');
		const before = files();
		const { plan } = await run('p.csv', { period: '2026-w46', approve: true });
		expect(conflictLines(plan.updates)).toEqual(['kept       acme-notes launches[2026-w46].approved: false, not true']);
		expect(files()).toEqual(before);
	});

	test('leaves out a row that may be another product of the same name', async () => {
		const website = byHand.replace('launches:', 'website_url: https://acme.example\nlaunches:');
		const { put, run, files } = importFolder({ 'acme-notes': website });
		put('p.csv', 'name,categories,website,tagline\nAcme Notes,productivity,https://other.example,Another one\n');
		const before = files();
		const { plan } = await run('p.csv', { period: '2026-w47' });
		expect(files()).toEqual(before);
		expect(conflictLines(plan.updates)).toEqual([
			'kept       acme-notes website_url: https://acme.example, not https://other.example',
		]);
		expect(plan.notes[0]).toBe(
			'Rows with the name of a product and another website may be other products, and are left out: `acme-notes`. Write their slugs into a column `slug`.',
		);
		put('p.csv', 'slug,name,categories,website\nacme-notes,Acme Notes,productivity,https://other.example\n');
		await run('p.csv', { period: '2026-w47' });
		expect(files()['products/acme-notes.md']).toContain('  - period: 2026-w47\n');
	});

	test('has nothing to write where a launch says the same', async () => {
		const { put, run } = importFolder({ 'acme-notes': byHand });
		put('p.csv', 'slug,name,categories,first_launched_on\nacme-notes,Acme Notes,productivity,2026-11-09\n');
		expect((await run('p.csv', { approve: true })).changeSet.isEmpty).toBe(true);
	});

	test('leaves a closed week as it was published', async () => {
		const { put, run, refused, files, write } = importFolder({ 'acme-notes': byHand });
		write('launch_periods/2026-w46.csv', 'position,product,score,votes,comments\n1,acme-notes,214,214,0\n');
		const before = files();
		put('p.csv', `${row}acme-notes,Acme Notes,,productivity,2026-w46,215,31,\n`);
		const { plan } = await run('p.csv', { approve: true });
		expect(conflictLines(plan.updates)).toEqual([
			'kept       acme-notes launches[2026-w46].votes: 214, not 215',
			'kept       acme-notes launches[2026-w46].comments: 0, not 31',
		]);
		expect(files()).toEqual(before);
		put('p.csv', 'name,categories,week\nBeta,productivity,2026-w46\n');
		expect(await refused('p.csv', { approve: true })).toContain(
			'p.csv:2 week: The week `2026-w46` is closed, and its record has no launch of `beta`. Import it without `--approve`, or into another week.\n',
		);
		await run('p.csv');
		expect(files()['products/beta.md']).toContain('  - period: 2026-w46\n---\n');
	});

	test('knows a product by its former slug', async () => {
		const { put, run, files } = importFolder({
			'acme-pad': byHand.replace('launches:', 'former_slugs: [acme-notes]\nlaunches:'),
		});
		put('p.csv', `${row}acme-notes,Acme Notes,Notes that write back,,,,,\n`);
		await run('p.csv', { category: 'productivity' });
		expect(Object.keys(files()).filter((path) => path.startsWith('products/'))).toEqual(['products/acme-pad.md']);
		expect(files()['products/acme-pad.md']).toContain('tagline: Notes that write back\n');
	});

	test('keeps CRLF line ends', async () => {
		const { put, run, files } = importFolder({
			'acme-notes': byHand.replace('A description by hand.\n', '').replaceAll('\n', '\r\n'),
		});
		put('p.csv', `${row}acme-notes,Acme Notes,Notes that write back,,,,,"One\nTwo"\n`);
		await run('p.csv', { category: 'productivity' });
		const text = files()['products/acme-notes.md'] ?? '';
		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		expect(text).toMatch(/\r\n---\r\nOne\r\nTwo\r\n$/);
	});
});

describe('an import of new products', () => {
	test('waits for approval', async () => {
		const { put, run, files } = importFolder();
		put('p.csv', 'name,category,first_launched_on,approved\nAcme,productivity,2025-03-01,true\n');
		const { plan } = await run('p.csv', { period: '2026-w46' });
		expect(files()['products/acme.md']).toBe(
			'---\nname: Acme\ncategories:\n  - productivity\nlaunches:\n  - period: 2026-w46\n---\n',
		);
		expect(plan.notes).toEqual([
			'`first_launched_on` makes a product public and is left out: `--approve` takes it over.',
			'The launches wait for approval: `npm run pending` lists them. With `--approve` they are public at once.',
		]);
	});

	test('publishes what an editor has approved', async () => {
		const { put, run, files } = importFolder();
		put('p.csv', 'name,category,first_launched_on,approved\nAcme,productivity,2025-03-01,yes\nBeta,productivity,,no\n');
		await run('p.csv', { period: '2026-w46', approve: true });
		expect(files()['products/acme.md']).toBe(
			'---\nname: Acme\ncategories:\n  - productivity\nfirst_launched_on: 2025-03-01\nlaunches:\n  - period: 2026-w46\n    approved: true\n---\n',
		);
		expect(files()['products/beta.md']).not.toContain('approved');
	});

	test('says which figures have no week to stand in', async () => {
		const { put, run } = importFolder();
		put('p.csv', 'name,category,votes\nAcme,productivity,12\n');
		const { plan } = await run('p.csv');
		expect(plan.source.columns.find(({ column }) => column === 'votes')?.field).toBeUndefined();
		expect(plan.notes[0]).toBe(
			'`votes` belong to a launch and are left out: there is no week. Give one with `--period SLUG`, or a column with `--map COLUMN=period`.',
		);
	});

	test('adds categories and weeks that rows name, and none that only bad rows name', async () => {
		const { put, run, files } = importFolder();
		put('p.csv', 'name,category,week\nAcme,"C++; Ödland",2026-w45\nBeta,Nowhere,2026-w99\n');
		await run('p.csv', { createCategories: true, createPeriods: true, skipBad: true });
		const { 'products/acme.md': acme, ...others } = files();
		expect(acme).toContain('categories:\n  - c\n  - odland\n');
		expect(others['categories/c.md']).toBe('---\nname: C++\n---\n');
		expect(others['categories/odland.md']).toBe('---\nname: Ödland\n---\n');
		expect(others['launch_periods/2026-w45.md']).toBe(
			'---\nname: Week 45, 2026\nstarts_on: 2026-11-02\nends_on: 2026-11-08\n---\n',
		);
		expect(Object.keys(others)).not.toContain('categories/nowhere.md');
		expect(Object.keys(others)).not.toContain('products/beta.md');
	});

	test('takes columns as it is told, the first that has a value', async () => {
		const { put, run, files } = importFolder();
		put(
			'p.csv',
			'title,page,repo,name\nAcme,,https://git.example/acme,x\nBeta,https://beta.example,https://git.example/beta,x\n',
		);
		const map = ['page=website_url', 'repo=website_url', 'name='];
		await run('p.csv', { map, category: 'productivity' });
		expect(files()['products/acme.md']).toContain('website_url: https://git.example/acme\n');
		expect(files()['products/beta.md']).toContain('website_url: https://beta.example\n');
	});

	test('makes a tagline of descriptions that are short, and none of others', async () => {
		const { put, run, files } = importFolder();
		put('short.csv', 'name,category,description\nAcme,productivity,Short.\n');
		put('long.csv', `name,category,description\nBeta,productivity,${'Long. '.repeat(40)}\n`);
		await run('short.csv');
		await run('long.csv');
		expect(files()['products/acme.md']).toContain('tagline: Short.\n');
		expect(files()['products/beta.md']).not.toContain('tagline');
	});
});

import { describe, expect, test } from 'vitest';
import { importFolder } from './import-folder.ts';

/** A line of an export: a product with its place in the finished week. */
const line = (slug: string, position: number, votes: number): string => {
	const launches = [{ launch_period: '2026-w46', position, score: votes, votes, comments: 0 }];
	const item = {
		name: `Product ${slug}`,
		slug,
		categories: ['productivity'],
		url: `https://catalog.example/products/${slug}`,
	};
	return `${JSON.stringify({ ...item, votes, first_launched_on: '2026-11-09', launches })}\n`;
};

describe('an import of an export', () => {
	test('records a finished week with its empty places', async () => {
		const { put, run, files } = importFolder();
		put('catalog.ndjson', line('acme', 1, 9) + line('beta', 4, 3));
		await run('catalog.ndjson', { approve: true });
		expect(files()['launch_periods/2026-w46.csv']).toBe(
			'position,product,score,votes,comments\n1,acme,9,9,0\n2,,,,\n3,,,,\n4,beta,3,3,0\n',
		);
	});

	test('records nothing while launches wait', async () => {
		const { put, run, files } = importFolder();
		put('catalog.ndjson', line('acme', 1, 9));
		await run('catalog.ndjson');
		expect(Object.keys(files())).not.toContain('launch_periods/2026-w46.csv');
		expect(files()['products/acme.md']).not.toContain('first_launched_on');
	});

	test('keeps the place of a product that has been renamed here', async () => {
		const renamed = '---\nname: Product acme\ncategories: [productivity]\nformer_slugs: [acme]\n---\n';
		const { put, run, files } = importFolder({ 'acme-notes': renamed });
		put('catalog.ndjson', line('acme', 1, 9));
		const { plan } = await run('catalog.ndjson', { approve: true });
		expect(plan.added).toEqual([]);
		expect(files()['launch_periods/2026-w46.csv']).toContain('\n1,acme,9,9,0\n');
		expect(files()['products/acme-notes.md']).toContain('votes: 9\n');
	});

	test('records places that figures do not give', async () => {
		const { put, run, files } = importFolder();
		put('catalog.ndjson', line('acme', 1, 9) + line('beta', 2, 1) + line('gamma', 3, 5));
		await run('catalog.ndjson', { approve: true });
		expect(files()['launch_periods/2026-w46.csv']).toBe(
			'position,product,score,votes,comments\n1,acme,9,9,0\n2,beta,1,1,0\n3,gamma,5,5,0\n',
		);
	});

	test('records no week of which files have other figures', async () => {
		const launched =
			'---\nname: Product acme\ncategories: [productivity]\nlaunches:\n  - { period: 2026-w46, approved: true, votes: 7 }\n---\n';
		const { put, run, files } = importFolder({ acme: launched });
		put('catalog.ndjson', line('acme', 1, 9));
		const { plan } = await run('catalog.ndjson', { approve: true });
		expect(plan.notes).toEqual([
			'The week `2026-w46` gets no record: files of products have other figures of it. `npm run close -- 2026-w46` records the order of the figures.',
		]);
		expect(files()['products/acme.md']).toBe(launched);
	});

	test('records no week in which two have one place, or places are beyond counting', async () => {
		const { put, run, files } = importFolder();
		put('catalog.ndjson', line('acme', 1, 9) + line('beta', 1, 3));
		const twice = await run('catalog.ndjson', { approve: true });
		expect(twice.plan.notes[0]).toMatch(/^The week `2026-w46` gets no record: two products have the same place\./);
		put('catalog.ndjson', line('gamma', 1_000_000_000, 3));
		const far = await run('catalog.ndjson', { approve: true });
		expect(far.plan.notes[0]).toMatch(/^The week `2026-w46` gets no record: its places are too many\./);
		expect(Object.keys(files())).not.toContain('launch_periods/2026-w46.csv');
	});
});

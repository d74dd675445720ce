import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describePending, findPending } from '../../src/editing/approve.ts';
import { contentFolder, type Files, product } from '../content/content-folder.ts';
import { runGit } from '../support/run-git.ts';

const date = '2026-11-18';

const files: Files = {
	'products/acme.md': product('launches: [{ period: 2026-w47 }]'),
	'products/late.md': product('website_url: https://late.example', 'launches: [{ period: 2026-w46 }]').replace(
		'Acme',
		'Late',
	),
	'products/later.md': product('website_url: https://late.example', 'launches: [{ period: 2026-w48 }]').replace(
		'Acme',
		'Younger',
	),
	'products/done.md': product('launches: [{ period: 2026-w46, approved: true }]').replace('Acme', 'Done'),
	'products/gone.md': product('discoverable: false', 'launches: [{ period: 2026-w46 }]').replace('Acme', 'Gone'),
	'launch_periods/2026-w48.md': '---\nname: Week 48\nstarts_on: 2026-11-23\nends_on: 2026-11-29\n---\n',
};

function committed(folder: string, when: string): void {
	runGit(folder, ['init', '--quiet']);
	runGit(folder, ['add', '.']);
	runGit(folder, ['commit', '--quiet', '--message=Add'], { date: when });
}

const lines = (folder: string) =>
	describePending(findPending({ contentDir: folder, date })).map((line) => line.replaceAll(folder, 'content'));

describe('findPending', () => {
	test('lists what waits, with week, age, doubts and command', () => {
		const folder = contentFolder(files);
		committed(folder, '2026-11-15T10:00:00Z');
		expect(lines(folder)).toEqual([
			'3 launches wait for approval.',
			'',
			'Late (late, content/products/late.md)',
			'  Week 2026-w46 ended on 2026-11-15. Here for 3 days.',
			'  content/products/late.md:4:14 website_url: warning: Is the website of `later` (products/later.md). If both are one product, keep one file.',
			'  content/products/late.md:5:22 launches[0].period: warning: The week `2026-w46` is over and the launch is not approved. Approve it, give it a later week, or delete it.',
			'  npm run approve -- late 2026-w46',
			'',
			'Acme (acme, content/products/acme.md)',
			'  Week 2026-w47 is open until 2026-11-22. Here for 3 days.',
			'  Check: nothing is wrong.',
			'  npm run approve -- acme 2026-w47',
			'',
			'Younger (later, content/products/later.md)',
			'  Week 2026-w48 begins on 2026-11-23. Here for 3 days.',
			'  content/products/later.md:4:14 website_url: warning: Is the website of `late` (products/late.md). If both are one product, keep one file.',
			'  npm run approve -- later 2026-w48',
		]);
	});

	test('takes the time of a file that no commit has added', () => {
		const folder = contentFolder({ 'products/acme.md': files['products/acme.md'] ?? '' });
		const time = Date.parse('2026-11-17T23:00:00Z') / 1_000;
		utimesSync(join(folder, 'products/acme.md'), time, time);
		expect(lines(folder)[3]).toBe(
			'  Week 2026-w47 is open until 2026-11-22. Here for 1 day, by the time of the file: no commit has added it.',
		);
	});
});

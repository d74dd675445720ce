import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../support/checkout.ts';
import type { Repository } from '../support/git-repository.ts';
import { picture } from '../support/pictures.ts';
import { hostile, launched, proposal } from './proposals.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs `npm run review` as it runs for a stranger. */
const review = ({ content }: Repository, words: readonly string[], settings = {}) =>
	run(root, 'scripts/review.ts', { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20', ...settings }, words);

test('a build that fails where the check passes is told', async () => {
	const cut = (await picture('png')).subarray(0, 60);
	const repository = proposal({
		'content/products/beta.md': launched('    approved: true').replace('name: Acme', 'name: Beta\nicon: beta.png'),
		'content/products/beta.png': cut,
	});
	const { code, stdout } = await review(repository, ['--base', 'main', '--head', 'proposal', '--build']);
	expect(code).toBe(1);
	expect(stdout).toContain('beta.png');
	expect(stdout).toContain('The build failed.\nThis cannot be merged as it is.\n');
});

test('the text for a comment begins with the labels, and annotations are printed on GitHub', async () => {
	const repository = proposal(hostile);
	const out = join(repository.folder, 'review.txt');
	const words = ['--base', 'main', '--head', 'proposal', '--out', out];
	const { code, stdout } = await review(repository, words, { GITHUB_ACTIONS: 'true' });
	expect([code, stdout.split('::', 2)]).toEqual([
		1,
		['', 'error file=content/products/%3A%3Aerror file=x%3A%3A@admin.md,line=1,col=1'],
	]);
	expect(readFileSync(out, 'utf8')).toMatch(/^Labels: new launch, needs an editor\n\nIssues \(5\)\n/);
});

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comingWeeks, type Files, named, product, siteYaml } from '../../content/content-folder.ts';
import { run, settings } from '../../support/checkout.ts';
import { repositoryWith } from '../../support/git-repository.ts';

const root = resolve(import.meta.dirname, '../../..');
const waiting = ['launches:', '  - period: 2026-w46'];

const repository = (files: Files = {}) =>
	repositoryWith({ ...comingWeeks, 'products/old.md': named('Old', ...waiting), ...files });

async function check(folder: string) {
	const environment = { ...settings, CONTENT_DIR: folder };
	const { code, stdout, stderr } = await run(root, 'scripts/check.ts', environment, ['--changed']);
	const short = (text: string) => text.replaceAll(folder, 'content').trimEnd().split('\n');
	return { code, out: short(stdout), err: short(stderr) };
}

describe('npm run check -- --changed', () => {
	test('tells what a change breaks in files that have not changed', async () => {
		const { content } = repository({ 'products/b.md': named('Bee', 'launches: [{period: 2026-w47}]') });
		writeFileSync(
			join(content, 'site.yaml'),
			siteYaml.replace('slug: free, name: Free, d', 'slug: gratis, name: Free, d'),
		);
		expect(await check(content)).toEqual({
			code: 1,
			out: [''],
			err: [
				'content/products/b.md:4:12 launches[0].plan: There is no plan `free`. Use one of `gratis`, `featured`.',
				'  The same in 1 other place:',
				'  content/products/old.md:5:5 launches[0].plan',
				'',
				'1 issue in 2 places in the content.',
				'1 more is in a file that has not changed: `npm run check` lists it.',
			],
		});
	});

	test('is no failure when what is wrong was wrong before', async () => {
		const { content } = repository({ 'products/bad.md': product('tagline: ""') });
		writeFileSync(join(content, 'categories/travel.md'), '---\nname: Travel\n---\n');
		const { code, out } = await check(content);
		expect([code, out]).toEqual([
			0,
			['No issues in what has changed.', '2 more are in files that have not changed: `npm run check` lists them.'],
		]);
	});

	test('tells of a file that is not added yet, and of content that is new as a whole, and changes nothing of git', async () => {
		const { content, git, commit } = repository();
		writeFileSync(join(content, 'products/new.md'), named('New', ...waiting));
		const state = () => [git('status', '--porcelain'), git('for-each-ref'), git('write-tree')];
		const before = state();
		const overdue = expect.stringMatching(/^content\/products\/new\.md:5:13 launches\[0\]\.period: warning: /);
		expect((await check(content)).err).toEqual([overdue]);
		expect(state()).toEqual(before);
		git('mv', 'content', 'moved');
		const moved = join(content, '../moved');
		expect((await check(moved)).err).toHaveLength(2);
		commit({});
		expect((await check(moved)).err).toEqual(['']);
	});
});

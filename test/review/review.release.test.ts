import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { maximumResultBytes, parseResult } from '../../src/review/result.ts';
import { product } from '../content/content-folder.ts';
import { run } from '../support/checkout.ts';
import { repositoryWith } from '../support/git-repository.ts';
import { picture } from '../support/pictures.ts';
import { forbidden, honest, hostile, hostileName, launched, proposal, review, shown } from './proposals.ts';

const root = resolve(import.meta.dirname, '../..');

const notRead = 'Lies outside `content/`: this is a change of the code or of its settings.';

describe('npm run review', () => {
	test('has nothing against an honest launch, and says what it would do', async () => {
		const { code, stdout, stderr } = await review(proposal(honest));
		expect([code, stderr]).toEqual([0, '']);
		expect(shown(stdout)).toBe('The API says the same as at `main` (<commit>).\n\nNo issue and no broken promise.\n');
	});

	test('tells an approved launch what it does to the API', async () => {
		const approved = product('launches: [{ period: 2026-w47, approved: true }]').replace('name: Acme', 'name: Beta');
		const { code, stdout } = await review(proposal({ 'content/products/beta.md': approved }), {
			AUTHOR_ASSOCIATION: 'OWNER',
		});
		expect(code).toBe(0);
		expect(shown(stdout)).toBe(`Only editors do this (1)
  content/products/beta.md:4:42 launches[0].approved: Only editors set this; it is \`true\`.

Compared with \`main\` (<commit>): 1 product added; 1 place changed.

Products added (1)
  beta  Beta

Places changed (1)
  2026-w47  beta: place none → 2

No issue and no broken promise.
`);
	});

	test('finds everything that a hostile change tries, and does none of it', async () => {
		const repository = proposal(hostile);
		const out = join(repository.folder, 'review.json');
		const { code, stdout, stderr } = await review(repository, {}, '--out', out);
		expect([code, stderr]).toEqual([1, '']);
		expect(shown(stdout)).toBe(`Issues (5)
  content/products/::error file=x::@admin.md:1:1 file: Has a name that is no name of a file. Give it another one.
  content/products/acme.png:1:1 file: Links are not followed. Put the file itself here.
  content/products/large.md:1:1 file: Must be 256 KiB or smaller; it has 29 MiB. Shorten it.
  content/products/passwd.md:1:1 file: Links are not followed. Put the file itself here.
  content/products/pointer.md:1:1 file: Is a pointer of Git LFS, not a file. Commit the file itself.

Only editors do this: an editor has to look (4)
  .github/workflows/review.yml:1:1 file: ${notRead}
  content/products/evil.md:6:15 launches[0].approved: Only editors set this; it is \`true\`.
  content/products/evil.md:7:12 launches[0].votes: Only editors set this; it is \`9999\`.
  package.json:1:1 file: ${notRead}

This cannot be merged as it is.
`);
		const result = readFileSync(out, 'utf8');
		expect(result.length).toBeLessThan(maximumResultBytes);
		expect(parseResult(result)).toMatchObject({
			issues: { total: 5 },
			flags: { total: 4 },
			diff: null,
			build: 'not_run',
		});
		expect(existsSync('/tmp/owned')).toBe(false);
	});

	test('flags each value that only editors set, and stays green for what is no fault of the content', async () => {
		const repository = proposal(forbidden);
		const { code, stdout, stderr } = await review(repository, {}, '--build');
		expect(stderr).toBe('');
		expect(shown(stdout)).toBe(`Only editors do this: an editor has to look (12)
  content/pages/about.md:1:1 file: Only editors add this file.
  content/products/acme.md:8:15 discoverable: Only editors set this; it is \`false\`.
  content/products/acme.md:7:12 launches[0].votes: Only editors set this; it is \`4000\` instead of \`12\`.
  content/products/evil.md:10:20 first_launched_on: Only editors set this; it is \`"2026-11-02"\`.
  content/products/evil.md:11:15 former_slugs: Only editors set this; it is \`["older"]\`.
  content/products/evil.md:12:16 reviews_count: Only editors set this; it is \`7\`.
  content/products/evil.md:13:17 average_rating: Only editors set this; it is \`5\`.
  content/products/evil.md:6:15 launches[0].approved: Only editors set this; it is \`true\`.
  content/products/evil.md:7:12 launches[0].votes: Only editors set this; it is \`9999\`.
  content/products/evil.md:8:15 launches[0].comments: Only editors set this; it is \`3\`.
  content/products/evil.md:9:12 launches[0].score: Only editors set this; it is \`1000000\`.
  content/site.yaml:1:1 file: Only editors change this file.

Compared with \`main\` (<commit>): 1 product added, 1 removed; 2 places changed.

Products added (1)
  evil  ${hostileName}

Products removed (1)
  acme  Acme  (withdrawn)

Places changed (2)
  2026-w47  evil: place none → 1
  2026-w47  acme: place 1 → none

The build passed.
No issue and no broken promise.
`);
		expect(code).toBe(0);
	});

	test('flags what is taken away, and files that somebody else has made', async () => {
		const { stdout } = await review(proposal({ 'content/products/acme.md': product() }));
		expect(stdout).toContain(`Only editors do this: an editor has to look (2)
  content/products/acme.md:1:1 launches[2026-w47].approved: Only editors take this away; it was \`true\`.
  content/products/acme.md:1:1 launches[2026-w47].votes: Only editors take this away; it was \`12\`.
`);
		const renamed = { 'content/products/acme.md': null, 'content/products/acme-two.md': launched() };
		const { code, stdout: told } = await review(proposal(renamed));
		expect(code).toBe(1);
		expect(told).toContain(`Only editors do this: an editor has to look (1)
  content/products/acme.md:1:1 file: Deletes or renames a file that is there.
`);
		expect(told).toContain('Promises broken (1)\n  /api/products/acme: `acme` is gone');
	});

	test('lets a maker correct what makers write', async () => {
		const corrected = launched('    approved: true', '    votes: 12').replace('Text.', 'A better text.');
		const { code, stdout } = await review(proposal({ 'content/products/acme.md': corrected }));
		expect(code).toBe(0);
		expect(stdout).not.toContain('Only editors');
		expect(stdout).toContain('  acme\n    description: "Text." → "A better text."\n');
	});

	test('compares with the commit from which a change began', async () => {
		const repository = proposal(honest);
		repository.commit({ 'content/products/zeta.md': launched('    approved: true').replace('Acme', 'Zeta') });
		const { code, stdout } = await review(repository);
		expect([code, stdout.includes('zeta')]).toEqual([0, false]);
	});

	test('says why there is no comparison with a base that does not pass the check', async () => {
		const repository = repositoryWith({ 'products/acme.md': launched().replace('w47', 'w64') });
		repository.git('switch', '--quiet', '--create=proposal');
		repository.commit({ 'content/products/acme.md': launched() });
		const { code, stdout } = await review(repository);
		expect(code).toBe(0);
		expect(shown(stdout)).toMatch(
			/^Cannot compare with `[0-9a-f]{40}` \(<commit>\): its content does not pass the check/,
		);
	});

	test('tells of a build that fails where the check passes', async () => {
		const cut = (await picture('png')).subarray(0, 60);
		const changes = {
			'content/products/beta.md': launched('    approved: true').replace('name: Acme', 'name: Beta\nicon: beta.png'),
			'content/products/beta.png': cut,
		};
		const { code, stdout } = await review(proposal(changes), {}, '--build');
		expect(code).toBe(1);
		expect(stdout).toContain('The build failed.\nThis cannot be merged as it is.\n');
		expect(stdout).toContain('beta.png');
	});

	test.each([
		[['--head', 'propsal'], 'There is no revision `propsal` in this repository. Did you mean `proposal`?\n'],
		[['--commit', 'main'], 'Cannot use `--commit`: write the whole hash of a commit.\n'],
	])('refuses %j', async (words, message) => {
		expect(await review(proposal(honest), {}, ...words)).toEqual({ code: 1, stdout: '', stderr: message });
	});

	test('needs both revisions', async () => {
		const settings = { CONTENT_DIR: proposal(honest).content };
		expect(await run(root, 'scripts/review.ts', settings, ['--base', 'main'])).toEqual({
			code: 1,
			stdout: '',
			stderr: 'Cannot review: name both revisions, such as `--base main --head my-branch`.\n',
		});
	});

	test('annotates on GitHub, where nothing that it prints is a command', async () => {
		const { stdout } = await review(proposal(hostile), { GITHUB_ACTIONS: 'true' });
		const lines = shown(stdout).trimEnd().split('\n');
		const end = lines.indexOf('::stop-commands::<word>');
		expect(lines.slice(0, end)).toEqual([
			'::error file=content/products/%3A%3Aerror file=x%3A%3A@admin.md,line=1,col=1::file: Has a name that is no name of a file. Give it another one.',
			'::error file=content/products/acme.png,line=1,col=1::file: Links are not followed. Put the file itself here.',
			'::error file=content/products/large.md,line=1,col=1::file: Must be 256 KiB or smaller; it has 29 MiB. Shorten it.',
			'::error file=content/products/passwd.md,line=1,col=1::file: Links are not followed. Put the file itself here.',
			'::error file=content/products/pointer.md,line=1,col=1::file: Is a pointer of Git LFS, not a file. Commit the file itself.',
			`::error file=.github/workflows/review.yml,line=1,col=1::file: ${notRead}`,
			'::error file=content/products/evil.md,line=6,col=15::launches[0].approved: Only editors set this; it is `true`.',
			'::error file=content/products/evil.md,line=7,col=12::launches[0].votes: Only editors set this; it is `9999`.',
			`::error file=package.json,line=1,col=1::file: ${notRead}`,
		]);
		expect(lines.at(-1)).toBe('::<word>::');
		expect(lines.slice(end + 1, -1).filter((line) => line.trim().startsWith('::'))).toEqual([]);
	});
});

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotated } from '../../src/review/describe-review.ts';
import { contentFolder, product, week } from '../content/content-folder.ts';
import { repositoryWith } from '../support/git-repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { forbidden, honest, hostile, hostileName, launched, named, proposal, reviewed, shown } from './proposals.ts';

const notRead = 'This file is outside `content/`: the change is to the code or its settings.';
const head = 'proposal';
const look = '. Open its website. Does it work, and does it match the text?';

describe('a proposed change', () => {
	test('that is honest has nothing against it', () => {
		const { isSound, labels, text } = reviewed(proposal(honest), { head });
		expect([isSound, labels]).toEqual([true, ['new launch']]);
		expect(text).toBe(`New launches (1)
  content/products/beta.md:5:13 launches[0].period: \`"Beta"\` enters the week \`2026-w47\`${look}

The API is the same as at \`main\` (<commit>).

No issues and no broken promises.`);
	});

	test('of an editor needs no other', () => {
		const approved = launched('    approved: true').replace('name: Acme', 'name: Beta');
		const { labels, text } = reviewed(proposal({ 'content/products/beta.md': approved }), { head, isStranger: false });
		expect(labels).toEqual(['new launch']);
		expect(text).toMatch(/\nOnly editors may do this \(1\)\n/);
	});

	test('that is hostile is found out in all it tries, and does none of it', () => {
		const { review, isSound, labels, text } = reviewed(proposal(hostile), { head });
		expect([isSound, labels]).toEqual([false, ['new launch', 'needs an editor']]);
		expect(text).toBe(`Issues (5)
  content/products/::error file=x::@admin.md:1:1 file: The name is not a valid file name. Rename the file.
  content/products/acme.png:1:1 file: Symbolic links are not followed. Put the file itself here.
  content/products/large.md:1:1 file: Must be 256 KiB or smaller; it has 29 MiB. Replace it with a smaller one.
  content/products/passwd.md:1:1 file: Symbolic links are not followed. Put the file itself here.
  content/products/pointer.md:1:1 file: This is a Git LFS pointer. Commit the file itself.

New launches (1)
  content/products/evil.md:5:13 launches[0].period: \`"${hostileName}"\` enters the week \`2026-w47\`${look}

Only editors may do this: an editor has to review it (4)
  .github/workflows/review.yml:1:1 file: ${notRead}
  content/products/evil.md:6:15 launches[0].approved: Sets \`true\`.
  content/products/evil.md:7:12 launches[0].votes: Sets \`9999\`.
  package.json:1:1 file: ${notRead}

This cannot be merged as it is.`);
		expect(existsSync('/tmp/owned')).toBe(false);
		// In the log of GitHub Actions nothing that others have written is a command.
		const lines = annotated(review, true, text.split('\n')).map(shown);
		const end = lines.indexOf('::stop-commands::<word>');
		expect(lines.slice(0, end).filter((line) => !/^::error file=[^:]+,line=\d+,col=\d+::/.test(line))).toEqual([]);
		expect(lines[0]).toContain('/%3A%3Aerror file=x%3A%3A@admin.md,line=1,col=1::file: The name is not');
		expect(end).toBe(9);
		expect(lines.at(-1)).toBe('::<word>::');
		expect(lines.slice(end + 1, -1)).toEqual(text.split('\n'));
		expect(annotated(review, false, []).filter((line) => line.startsWith('::notice'))).toHaveLength(4);
	});

	test('with a picture that is too large has one issue about it', () => {
		const large = Buffer.alloc(2_097_153).toString('latin1');
		const beta = named('Beta', launched()).replace('---\nText', 'icon: beta.png\n---\nText');
		const { review } = reviewed(proposal({ 'content/products/beta.md': beta, 'content/products/beta.png': large }), {
			head,
		});
		expect(review.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
			'content/products/beta.png: Must be 2 MiB or smaller; it has 3 MiB. Replace it with a smaller one.',
		]);
	});

	test('is flagged for each value that only editors set, and sound where the content has no fault', () => {
		const { isSound, labels, text } = reviewed(proposal(forbidden), { head });
		expect([isSound, labels]).toEqual([true, ['new launch', 'needs an editor']]);
		expect(text).toContain(`Only editors may do this: an editor has to review it (12)
  content/pages/about.md:1:1 file: Adds this file.
  content/products/acme.md:8:15 discoverable: Sets \`false\`.
  content/products/acme.md:7:12 launches[0].votes: Sets \`4000\` instead of \`12\`.
  content/products/evil.md:10:20 first_launched_on: Sets \`"2026-11-02"\`.
  content/products/evil.md:12:16 reviews_count: Sets \`7\`.
  content/products/evil.md:13:17 average_rating: Sets \`5\`.
  content/products/evil.md:11:15 former_slugs: Sets \`["older"]\`.
  content/products/evil.md:6:15 launches[0].approved: Sets \`true\`.
  content/products/evil.md:7:12 launches[0].votes: Sets \`9999\`.
  content/products/evil.md:8:15 launches[0].comments: Sets \`3\`.
  content/products/evil.md:9:12 launches[0].score: Sets \`1000000\`.
  content/site.yaml:1:1 file: Changes this file.
`);
		expect(text).toContain(`\nProducts added (1)\n  evil  ${hostileName}\n`);
	});

	test('is flagged for files that somebody else has made', () => {
		const renamed = { 'content/products/acme.md': null, 'content/products/acme-two.md': launched() };
		const { isSound, text } = reviewed(proposal(renamed), { head });
		expect(isSound).toBe(false);
		expect(text).toContain(`Only editors may do this: an editor has to review it (1)
  content/products/acme.md:1:1 file: This deletes or renames an existing file.
`);
		expect(text).toContain('Promises broken (1)\n  /api/products/acme: `acme` is gone');
	});

	test('of a maker may correct what makers write, and is no launch', () => {
		const corrected = launched('    approved: true', '    votes: 12').replace('Text.', 'A better text.');
		const { labels, text } = reviewed(proposal({ 'content/products/acme.md': corrected }), { head });
		expect(labels).toEqual([]);
		expect(text).not.toContain('Only editors');
		expect(text).toContain('  acme\n    description: "Text." → "A better text."\n');
	});

	test('is compared with the commit from which it began', () => {
		const repository = proposal(honest);
		repository.commit({ 'content/products/zeta.md': launched('    approved: true').replace('Acme', 'Zeta') });
		expect(reviewed(repository, { head }).text).not.toContain('zeta');
	});
});

const voted = (votes: number, period = '2026-w47') =>
	product(`launches: [{ period: ${period}, approved: true, votes: ${votes} }]`);

const files = {
	'products/acme.md': voted(9),
	'products/beta.md': named('Beta', voted(5)),
	'products/zeta.md': named('Zeta', voted(3)),
};

describe('the files as they lie in the folder', () => {
	test('are the same as a revision, or differ in what was committed, changed and added since', () => {
		const repository = repositoryWith(files);
		repository.git('tag', 'start');
		const same = 'The API is the same as at `start` (<commit>).\n\nNo issues and no broken promises.';
		expect(reviewed(repository, { base: 'start' }).text).toBe(same);
		repository.commit({
			'content/products/beta.md': null,
			'content/products/gamma.md': named('Beta', voted(12)).replace('---\nText', 'former_slugs: [beta]\n---\nText'),
			'content/products/zeta.md': named('Zeta', voted(3)).replace('---\nText', 'discoverable: false\n---\nText'),
			'content/launch_periods/2026-w45.md': week('Week 45', '2026-11-02', '2026-11-08'),
		});
		const write = (name: string, text: string) => writeFileSync(join(repository.content, 'products', name), text);
		write('acme.md', voted(9).replace('Text.', 'Text.\n\nMore of it.'));
		write('delta.md', named('Delta', product('first_launched_on: 2026-11-02')));
		expect(reviewed(repository, { base: 'start', isStranger: false }).text).toBe(`Warnings (1)
  content/products/delta.md:4:20 first_launched_on: note: This line makes the product public without an approved launch. Delete it if no editor has approved the product.

New launches (1)
  content/products/gamma.md:4:22 launches[0].period: \`"Beta"\` enters the week \`2026-w47\`${look}

Only editors may do this (7)
  content/launch_periods/2026-w45.md:1:1 file: Adds this file.
  content/products/beta.md:1:1 file: This deletes or renames an existing file.
  content/products/gamma.md:5:15 former_slugs: Sets \`["beta"]\`.
  content/products/gamma.md:4:42 launches[0].approved: Sets \`true\`.
  content/products/gamma.md:4:55 launches[0].votes: Sets \`12\`.
  content/products/zeta.md:5:15 discoverable: Sets \`false\`.
  content/products/delta.md:4:20 first_launched_on: Sets \`"2026-11-02"\`.

Compared with \`start\` (<commit>): 1 week closed, 1 product added, 1 product removed, 1 product renamed, 1 product changed, 3 places changed.

Weeks closed (1)
  2026-w45

Products added (1)
  delta  Delta

Products removed (1)
  zeta  Zeta  (withdrawn)

Products renamed (1)
  beta → gamma
    votes: 5 → 12

Products changed (1)
  acme
    description: text changed

Places changed (3)
  2026-w47  gamma: place 2 → 1, score 5 → 12, votes 5 → 12
  2026-w47  acme: place 1 → 2
  2026-w47  zeta: place 3 → none

No issues and no broken promises.`);
		write('acme.md', voted(9, '2026-w64'));
		expect(reviewed(repository, { base: 'start' }).text).toContain(
			'content/products/acme.md:4:22 launches[0].period: No',
		);
	});

	test('are counted beyond twenty of a kind, unless all is wanted', () => {
		const repository = repositoryWith(files);
		const names = Array.from({ length: 23 }, (_, index) => `new-${index + 10}`);
		const added = names.map((name) => [`content/products/${name}.md`, named(`${name} of them`, voted(1))]);
		repository.commit(Object.fromEntries(added));
		const base = 'HEAD~1';
		expect(reviewed(repository, { base }).text).toContain(
			'  new-29  new-29 of them\n  … and 3 more. Use `--all` to list them.\n',
		);
		const { text } = reviewed(repository, { base, maximum: Number.POSITIVE_INFINITY });
		expect(text).toContain('  new-32  new-32 of them\n');
		expect(text).not.toContain('more, which');
	});

	test('may lie in a folder of any name', () => {
		const repository = repositoryWith(files);
		repository.git('mv', 'content', 'board');
		repository.commit({});
		const moved = { ...repository, content: join(repository.folder, 'board') };
		expect(reviewed(moved).text).toContain('The API is the same as at `main` (<commit>).\n');
	});
});

describe('without something to compare with', () => {
	test('a name that no commit has is no revision, and no option of git', () => {
		const message = 'There is no revision `--output=a` in this repository. Write a branch, a tag or a commit.';
		expect(() => reviewed(repositoryWith(), { base: '--output=a' })).toThrow(message);
	});

	test('folders are refused with the remedy that they need', () => {
		const repository = repositoryWith();
		const refuse = (content: string, base: string, message: RegExp | string) =>
			expect(() => reviewed({ ...repository, content }, { base })).toThrow(message);
		refuse(contentFolder(), 'HEAD', /^Cannot look for `HEAD` in .*: not a git repository .*\. Work in a clone/);
		refuse(repository.folder, 'main', 'The content is the whole repository. A review needs it in a folder of its own.');
		const commit = repository.git('rev-parse', 'HEAD');
		repository.commit({});
		const clone = join(temporaryFolder(), 'clone');
		repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, clone);
		const shallow = `There is no revision \`${commit}\` in this clone, which is shallow. Fetch the rest of its history: \`git fetch --unshallow\`.`;
		refuse(join(clone, 'content'), commit, shallow);
	});

	test('what is wrong in the content of the base is named, and the rest is reviewed', () => {
		const repository = repositoryWith({ ...files, 'products/acme.md': voted(9, '2026-w64') });
		repository.commit({ 'content/products/acme.md': voted(9) });
		const { isSound, text } = reviewed(repository, { base: 'HEAD~1' });
		expect(isSound).toBe(true);
		repository.commit({ 'content/products/link.md': ['/etc/passwd'] });
		repository.commit({ 'content/products/link.md': null });
		expect(reviewed(repository, { base: 'HEAD~1' }).text).toContain(
			'\ncontent/products/link.md:1:1 file: Symbolic links are not followed. Put the file itself here.\n',
		);
		expect(text).toContain(`
Cannot compare with \`HEAD~1\` (<commit>): its content does not pass the check of this checkout.
content/products/acme.md:4:22 launches[0].period: No launch period has the slug \`2026-w64\`. Did you mean \`2026-w46\`?
`);
	});
});

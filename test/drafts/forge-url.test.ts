import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Forge } from '../../src/content/schemas/forge.ts';
import { draftFile } from '../../src/drafts/draft-file.ts';
import {
	forgeName,
	forgeUrl,
	loginUrlLength,
	mailStep,
	maximumLoginUrlLength,
	maximumMailUrlLength,
} from '../../src/drafts/forge-url.ts';
import { anyDraft, complete, vocabulary } from './sample.ts';

const forge = (kind: Forge['kind'], rest: Partial<Forge> = {}): Forge => {
	return { kind, repository: 'https://forge.example/team/catalog', branch: 'main', ...rest };
};
const file = { path: 'content/products/acme.md', text: '---\nname: A & B\n---\n' };

describe('forgeUrl', () => {
	test.for([
		['github', 'https://forge.example/team/catalog/new/main?filename=content/products/acme.md'],
		['gitea', 'https://forge.example/team/catalog/_new/main/content/products/?filename=acme.md'],
	] as const)('fills in the form of %s', ([kind, form_url]) => {
		expect(forgeUrl(file, forge(kind))).toEqual({
			url: `${form_url}&value=---%0Aname%3A+A+%26+B%0A---%0A`,
			form_url,
			what_to_do: 'forge.example opened in a new tab, with the file filled in.',
		});
	});

	test('fills in an issue where the board takes them, and a file where that is too long', () => {
		const issues = forge('github', { proposals: 'issues' });
		expect(forgeUrl(file, issues)).toEqual({
			url: 'https://forge.example/team/catalog/issues/new?template=proposal.yml&title=Add+acme&slug=acme&file=---%0Aname%3A+A+%26+B%0A---%0A',
			form_url: 'https://forge.example/team/catalog/new/main?filename=content/products/acme.md',
			what_to_do:
				'forge.example opened in a new tab, with everything filled in. Submit it there. The answer appears below it, on forge.example.',
		});
		const long = { ...file, text: 'x'.repeat(7_400) };
		expect(forgeUrl(long, issues)).toEqual(forgeUrl(long, forge('github')));
	});

	test('tells to paste where the forge takes no content', () => {
		expect(forgeUrl(file, forge('gitlab'))).toEqual({
			url: undefined,
			form_url: 'https://forge.example/team/catalog/-/new/main?file_name=content/products/acme.md',
			what_to_do:
				'forge.example does not accept a file in a link. Copy the file, open the form on forge.example, name the new file `content/products/acme.md`, and paste.',
		});
	});

	test('finds the folder of a board in its repository', () => {
		const { form_url, what_to_do } = forgeUrl(file, forge('gitlab', { folder: 'boards/acme' }));
		expect(form_url).toMatch(/\?file_name=boards\/acme\/content\/products\/acme\.md$/);
		expect(what_to_do).toContain('`boards/acme/content/products/acme.md`');
	});

	test('keeps branches with slashes and takes `.git` off', () => {
		const { url } = forgeUrl(file, forge('github', { repository: 'https://forge.example/a/b.git/', branch: 'a/b#c' }));
		expect(url).toMatch(/^https:\/\/forge\.example\/a\/b\/new\/a\/b%23c\?/);
	});

	test('holds the whole file, and never more than a forge takes', () => {
		const long = fc
			.tuple(anyDraft, fc.string({ unit: 'grapheme', maxLength: 99 }), fc.nat(99))
			.map(([draft, text, times]) => {
				return draftFile({ ...complete, ...draft, slug: 'acme', description: text.repeat(times) }, vocabulary);
			});
		const counts = { filled: 0, left: 0 };
		fc.assert(
			fc.property(long, fc.constantFrom('github' as const, 'gitea' as const), (draft, kind) => {
				const { url } = forgeUrl(draft, forge(kind));
				if (url === undefined) {
					counts.left++;
					return;
				}
				counts.filled++;
				expect(url.length).toBeLessThan(8_000);
				expect(loginUrlLength(url, forge(kind))).toBeLessThanOrEqual(maximumLoginUrlLength);
				expect(new URL(url).searchParams.get('value')).toBe(draft.text);
			}),
			{ numRuns: 400 },
		);
		expect(Math.min(counts.filled, counts.left)).toBeGreaterThan(20);
	});
});

test.for([
	['https://github.com/acme/board', 'GitHub'],
	['https://git.acme.example/board', 'git.acme.example'],
] as const)('the forge of %s is called %s', ([repository, name]) => {
	expect(forgeName({ repository })).toBe(name);
});

describe('mailStep', () => {
	test('holds the file, with the line breaks of emails', () => {
		expect(mailStep(file, 'launch@acme.example')).toEqual({
			url: 'mailto:launch@acme.example?subject=Launch%3A%20acme.md&body=---%0D%0Aname%3A%20A%20%26%20B%0D%0A---%0D%0A',
			isAttached: false,
		});
	});

	test('of a change holds the lines that differ', () => {
		const { url } = mailStep(file, 'launch@acme.example', 'Line 2:\n- name: A\n+ name: B');
		expect(new URL(url).searchParams.get('subject')).toBe('Change: acme.md');
		expect(new URL(url).searchParams.get('body')).toBe('Line 2:\r\n- name: A\r\n+ name: B');
	});

	test('is never longer than mail programs take: a longer file is attached', () => {
		const step = (letters: number) => mailStep({ ...file, text: 'x'.repeat(letters) }, 'launch@acme.example');
		const longest = maximumMailUrlLength - step(0).url.length;
		expect(step(longest).url).toHaveLength(maximumMailUrlLength);
		expect(step(longest).isAttached).toBe(false);
		expect(step(longest + 1)).toEqual({ url: expect.stringContaining('body=The%20file%20acme.md'), isAttached: true });
	});
});

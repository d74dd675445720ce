import { expect, test } from 'vitest';
import type { Forge } from '../../src/content/schemas/forge.ts';
import { editStep, fileApiUrl } from '../../src/drafts/forge-file.ts';

const forge = (kind: Forge['kind'], repository = 'https://forge.example/team/catalog'): Forge => {
	return { kind, repository, branch: 'main/next', folder: 'boards/acme' };
};
const file = { path: 'content/products/acme.md', text: '---\nname: A & B\n---\n' };

test.for([
	[
		'github',
		'https://github.com/team/catalog.git',
		'https://api.github.com/repos/team/catalog/contents/boards/acme/content/products/acme.md',
	],
	[
		'github',
		undefined,
		'https://forge.example/api/v3/repos/team/catalog/contents/boards/acme/content/products/acme.md',
	],
	['gitea', undefined, 'https://forge.example/api/v1/repos/team/catalog/raw/boards/acme/content/products/acme.md'],
	[
		'gitea',
		'https://forge.example/git/team/catalog',
		'https://forge.example/git/api/v1/repos/team/catalog/raw/boards/acme/content/products/acme.md',
	],
	[
		'gitlab',
		'https://gitlab.com/team/group/catalog/',
		'https://gitlab.com/api/v4/projects/team%2Fgroup%2Fcatalog/repository/files/boards%2Facme%2Fcontent%2Fproducts%2Facme.md/raw',
	],
] as const)('a page reads a file of %s at %s from the API', ([kind, repository, url]) => {
	expect(fileApiUrl(forge(kind, repository), file.path).href).toBe(`${url}?ref=main%2Fnext`);
});

test.for([
	['github', 'edit/main/next', undefined],
	['gitea', '_edit/main/next', '?value=---%0Aname%3A+A+%26+B%0A---%0A'],
	['gitlab', '-/edit/main/next', undefined],
] as const)('an edit ends in the editor of %s', ([kind, editor, query]) => {
	const form_url = `https://forge.example/team/catalog/${editor}/boards/acme/content/products/acme.md`;
	const how = query
		? 'with your changes filled in.'
		: 'and the whole file is copied: select all of its text, and paste.';
	expect(editStep(file, forge(kind), true)).toEqual({
		url: query && form_url + query,
		form_url,
		what_to_do: `The editor on forge.example opens in a new tab, ${how}`,
	});
});

test('a file that is too long for the address of an editor is copied', () => {
	expect(editStep({ ...file, text: 'x'.repeat(8_000) }, forge('gitea'), true).url).toBeUndefined();
});

test('an edit ends in an issue where the board takes them, with the beginning of the id of the file', () => {
	const issues: Forge = { ...forge('github'), folder: undefined, proposals: 'issues' };
	const base = '0123456789abcdef0123456789abcdef01234567';
	const { url } = editStep(file, issues, true, base);
	expect(Object.fromEntries(new URL(url ?? '').searchParams)).toEqual({
		template: 'proposal.yml',
		title: 'Change acme',
		slug: 'acme@0123456789ab',
		file: file.text,
	});
	// A text that somebody pasted may lack line endings of the file.
	for (const step of [editStep(file, issues, false, base), editStep(file, issues, true)]) {
		expect(step).toMatchObject({ url: undefined, form_url: expect.stringContaining('/edit/') });
	}
});

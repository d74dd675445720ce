import { expect, test } from 'vitest';
import { findFlags } from '../../src/review/find-flags.ts';
import { product, siteYaml, writeFiles } from '../content/content-folder.ts';
import { everyType } from '../support/own-fields.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a change of the front matter of one product is flagged for. */
function flags(before: string | undefined, after: string) {
	const folderOf = (yaml: string | undefined) =>
		writeFiles(temporaryFolder(), { 'products/acme.md': yaml === undefined ? null : `---\n${yaml}---\n` });
	const status = before === undefined ? 'added' : 'modified';
	const changed = [{ path: 'content/products/acme.md', status } as const];
	const { flags, launches } = findFlags(changed, 'content/', folderOf(before), folderOf(after));
	return {
		launches: launches.map(({ field }) => field),
		flags: flags.map(({ line, field, message }) => `${line} ${field}: ${message}`),
	};
}

const two = `name: Acme
launches:
  - { period: 2026-w46, approved: true, votes: 3 }
  - { period: 2026-w47, approved: true, votes: 5 }
`;

test('a file that no check reads is flagged', () => {
	const names = ['.gitattributes', '.acme.md.next', '.drafts/acme.md'];
	const changed = names.map((name) => ({ path: `content/products/${name}`, status: 'added' }) as const);
	expect(findFlags(changed, 'content/', '/', '/').flags.map(({ message }) => message)).toEqual(
		names.map(() => 'Adds a hidden file, which no check reads.'),
	);
});

test('defaults that are written out are no flags', () => {
	const written = `name: A
discoverable: true
former_slugs: []
launches: [{ period: 2026-w47, plan: free, approved: false, votes: 0, comments: 0 }]
`;
	expect(flags(undefined, written)).toEqual({ launches: ['launches[0].period'], flags: [] });
	const discussed = written.replace('votes: 0', 'discussion_url: https://acme.example');
	expect(flags(undefined, discussed).flags).toEqual(['5 launches[0].discussion_url: Sets `"https://acme.example"`.']);
});

test('launches are known by their week, in any order', () => {
	const [name = '', launches = '', first = '', second = ''] = two.split('\n');
	expect(flags(two, `${[name, launches, second, first].join('\n')}\n`)).toEqual({ launches: [], flags: [] });
	expect(flags(two, two.replace('2026-w47', '2026-w48'))).toEqual({
		launches: ['launches[1].period'],
		flags: [
			'5 launches[1].approved: Sets `true`.',
			'5 launches[1].votes: Sets `5`.',
			'1 launches[2026-w47].approved: Removes `true`.',
			'1 launches[2026-w47].votes: Removes `5`.',
		],
	});
});

test('a value of another type is flagged; front matter that is no map or cannot be read is left to the check', () => {
	const changed = flags('name: A\n', 'name: A\ndiscoverable: "no"\nformer_slugs: x\n');
	expect(changed.flags).toEqual(['3 discoverable: Sets `"no"`.', '4 former_slugs: Sets `"x"`.']);
	expect(flags('name: A\n', 'launches: [approved]\n').flags).toEqual([]);
	expect(flags(two, 'name: [\n').flags).toEqual([]);
});

test('the search ends where a change has too many', () => {
	const launches = Array.from({ length: 500 }, (_, index) => `  - { period: w${index}, approved: true, votes: 1 }\n`);
	const folder = writeFiles(temporaryFolder(), { 'products/acme.md': `---\nlaunches:\n${launches.join('')}---\n` });
	const changed = Array.from({ length: 1_000 }, () => ({ path: 'content/products/acme.md', status: 'added' }) as const);
	expect(findFlags(changed, 'content/', temporaryFolder(), folder).flags).toHaveLength(10_000);
});

test('a field of the board that only editors set is flagged, and one of makers is not', () => {
	const folderOf = (site: string, ...lines: readonly string[]) =>
		writeFiles(temporaryFolder(), { 'site.yaml': site, 'products/acme.md': product(...lines) });
	const changed = [{ path: 'content/products/acme.md', status: 'modified' } as const];
	const before = folderOf(everyType, 'license: MIT');
	// The change also takes the fields out of `site.yaml`.
	const after = folderOf(siteYaml, 'license: C', 'motto: Ship it');
	const { flags } = findFlags(changed, 'content/', before, after);
	expect(flags.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
		'4 license: Sets `"C"` instead of `"MIT"`.',
	]);
});

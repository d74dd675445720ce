import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/content/parse-yaml.ts';
import type { ParsedYaml } from '../../src/content/parsed-yaml.ts';
import { annotations } from '../../src/review/annotations.ts';
import { findFlags } from '../../src/review/find-flags.ts';
import { findLaunches } from '../../src/review/find-launches.ts';

const path = 'content/products/acme.md';

function parsed(yaml: string): ParsedYaml {
	const result = parseYaml(yaml, 2);
	if (!('data' in result)) throw new Error('The test has no YAML.');
	return result;
}

/** What a change of the front matter of one product is flagged for. */
function flags(before: string | undefined, after: string | undefined): string[] {
	const texts = new Map([
		...(before === undefined ? [] : [['1', parsed(before)] as const]),
		...(after === undefined ? [] : [['2', parsed(after)] as const]),
	]);
	const file = { path, status: before === undefined ? 'added' : 'modified', before: '1', after: '2' } as const;
	return findFlags([file], texts, 'content/').map(({ line, field, message }) => `${line} ${field}: ${message}`);
}

const two = `name: Acme
launches:
  - { period: 2026-w46, approved: true, votes: 3 }
  - { period: 2026-w47, approved: true, votes: 5 }
`;

describe('findFlags', () => {
	test.each(['.gitattributes', '.acme.md.next', '.drafts/acme.md'])('flags %s, which no check reads', (name) => {
		const file = { path: `content/products/${name}`, status: 'added', before: undefined, after: '2' } as const;
		expect(findFlags([file], new Map(), 'content/').map(({ message }) => message)).toEqual([
			'Is hidden, so that no check reads it. Only editors add such a file.',
		]);
	});

	test('takes defaults that are written out for nothing', () => {
		const written = `name: A
discoverable: true
former_slugs: []
launches: [{ period: 2026-w47, plan: free, approved: false, votes: 0, comments: 0 }]
`;
		expect(flags(undefined, written)).toEqual([]);
	});

	test('knows launches by their week, in any order', () => {
		const [name = '', launches = '', first = '', second = ''] = two.split('\n');
		expect(flags(two, [name, launches, second, first].join('\n'))).toEqual([]);
		expect(flags(two, two.replace('2026-w47', '2026-w48'))).toEqual([
			'5 launches[1].approved: Only editors set this; it is `true`.',
			'5 launches[1].votes: Only editors set this; it is `5`.',
			'1 launches[2026-w47].approved: Only editors take this away; it was `true`.',
			'1 launches[2026-w47].votes: Only editors take this away; it was `5`.',
		]);
	});

	test('flags a value of another type, which the check refuses', () => {
		expect(flags('name: A\n', 'name: A\ndiscoverable: "no"\nformer_slugs: x\n')).toEqual([
			'3 discoverable: Only editors set this; it is `"no"`.',
			'4 former_slugs: Only editors set this; it is `"x"`.',
		]);
	});

	test('leaves front matter that is no map, or cannot be read, to the check', () => {
		expect(flags('name: A\n', 'launches: [approved]\n')).toEqual([]);
		expect(flags(two, undefined)).toEqual([]);
	});

	test('ends where a change has too many', () => {
		const launches = Array.from({ length: 500 }, (_, index) => `  - { period: w${index}, approved: true, votes: 1 }\n`);
		const texts = new Map([['2', parsed(`launches:\n${launches.join('')}`)]]);
		const changed = Array.from({ length: 1_000 }, (_, index) => ({
			path: `content/products/p${index}.md`,
			status: 'added' as const,
			before: undefined,
			after: '2',
		}));
		expect(findFlags(changed, texts, 'content/')).toHaveLength(10_000);
	});
});

test('findLaunches names products that enter a week', () => {
	const texts = new Map([
		['1', parsed(two)],
		['2', parsed(two.replace('2026-w47', '2026-w48'))],
		['3', parsed(two.replace('votes: 5', 'votes: 6'))],
	]);
	const file = (name: string, before: string | undefined, after: string | undefined) => ({
		...{ path: `content/products/${name}.md`, before, after },
		status: before ? ('modified' as const) : ('added' as const),
	});
	const changed = [file('new', undefined, '1'), file('again', '1', '2'), file('same', '1', '3')];
	expect(findLaunches(changed, texts, 'content/')).toEqual(['content/products/new.md', 'content/products/again.md']);
});

test.each([
	['NONE', 'error'],
	['CONTRIBUTOR', 'error'],
	['FIRST_TIMER', 'error'],
	['OWNER', 'notice'],
	['MEMBER', 'notice'],
	['COLLABORATOR', 'notice'],
])('annotations are for %s of the kind %s', (association, kind) => {
	const flag = { kind: 'editor_file', path, line: 2, column: 3, field: 'file', message: 'Only editors.' } as const;
	const none = { changed: [], launches: [], diff: undefined, build: undefined, notes: [] };
	const head = { folder: '.', name: 'a', commit: 'b' };
	expect(annotations({ head, issues: [], warnings: [], flags: [flag], ...none }, association)).toEqual([
		`::${kind} file=content/products/acme.md,line=2,col=3::file: Only editors.`,
	]);
});

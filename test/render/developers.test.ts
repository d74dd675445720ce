/** What stands below the page for developers, and what that page shows of the catalog. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Catalog, LaunchPeriod } from '../../src/catalog/catalog.ts';
import { fillIn, firstCall, textFor } from '../../src/render/guides/prose-text.ts';
import { contractVersion } from '../../src/render/reference/contract.ts';
import { apiChangesOf, versionsOf } from '../../src/render/reference/contract-pages.ts';
import { contractText } from '../contract/contract.ts';
import { catalogOf, periodOf, rankingOf } from '../support/catalog.ts';

const changes = readFileSync('src/contract/changes.yaml', 'utf8');
const versions = readFileSync('src/contract/versions.md', 'utf8');

test('textFor keeps what is true on the host of a site', () => {
	const { site } = catalogOf([]);
	const text = 'a\n<!-- handler -->\nb\n<!-- static -->\nc\n<!-- all -->\nd <!-- static --> e\n';
	expect(textFor(site, text)).toBe('a\nb\nd <!-- static --> e\n');
	expect(textFor({ ...site, host: 'static' }, text)).toBe('a\nc\nd <!-- static --> e\n');
});

test('fillIn links to the form for editors where the repository is on GitHub', () => {
	const { site, ...catalog } = catalogOf([]);
	const onHost = (kind: 'github' | 'gitlab') =>
		fillIn(
			{ ...catalog, site: { ...site, forge: { kind, repository: 'https://a.example/b/', branch: 'main' } } },
			'{edit_form}',
		);
	expect(onHost('github')).toBe('[Edit the board](https://a.example/b/actions/workflows/edit.yml)');
	expect(onHost('gitlab')).toBe('Edit the board');
});

describe('the changelog of the API', () => {
	test('has the newest release first, with the version of the contract, and one of a version on a day', () => {
		const all = parse(changes) as readonly { readonly date: string; readonly version: string }[];
		const days = all.map(({ date }) => z.iso.date().parse(date));
		expect(days).toEqual(days.toSorted().reverse());
		expect(all[0]?.version).toBe(contractVersion(contractText));
		expect(new Set(all.map(({ date, version }) => `${date} ${version}`)).size).toBe(all.length);
	});

	test('has a section for each release, and in it a list for each kind', () => {
		const source = [
			...['- date: 2026-11-22', '  version: 1.1.0', '  changes:', '    - { kind: added, text: One. }'],
			...['    - { kind: removed, text: Two. }', '    - { kind: added, text: Three. }'],
		].join('\n');
		expect(apiChangesOf(source).body).toBe(
			'## Release of 22 November 2026\n\nVersion 1.1.0 of the contract.\n\n**Added**\n\n- One.\n- Three.\n\n**Removed**\n\n- Two.',
		);
	});
});

test('the policy of versions names the version of the contract', () => {
	const { body } = versionsOf(versions, '1.0.0');
	expect(body).toContain('The contract has a version, 1.0.0,');
	expect(body).not.toContain('{version}');
});

const catalogWith = (...launch_periods: readonly LaunchPeriod[]): Catalog => ({ ...catalogOf([]), launch_periods });

describe('the first call', () => {
	test('is the last closed week that has places, with its first place and none of the words of makers', () => {
		const rankings = [{ ...rankingOf(1, 'acme', 9, '</script>'), tagline: 'Ignore this' }];
		const empty = [periodOf('2026-w46', { status: 'active' }), periodOf('2026-w45', { has_places: false })];
		const { path, answer } = firstCall(catalogWith(...empty, periodOf('2026-w44', { rankings })));
		expect(path).toBe('/api/launch_periods/2026-w44');
		expect(JSON.parse(answer)).toEqual({
			launch_period: {
				...{ slug: '2026-w44', name: 'Week 44', status: 'finished' },
				...{ starts_on: '2026-10-26', ends_on: '2026-11-01' },
			},
			rankings: [{ position: 1, product: 'acme', score: 9, votes: 9, comments: 0 }],
		});
	});

	test('is the list of weeks where none has closed', () => {
		expect(firstCall(catalogWith())).toEqual({ path: '/api/launch_periods', answer: '{\n  "launch_periods": []\n}' });
	});
});

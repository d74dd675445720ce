import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { feedFiles, feedText } from '../../../src/render/feeds/feed-files.ts';
import { renderProse } from '../../../src/render/html/prose.ts';
import { apiChangesOf } from '../../../src/render/markdown/api-changes.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

const published = readFileSync('src/contract/changes.yaml', 'utf8');

const source = [
	'- date: 2026-11-22',
	'  version: 1.1.0',
	'  changes:',
	'    - { kind: added, text: "A [page](/new), see [`x`](https://other.example/)." }',
	'    - { kind: removed, text: Two. }',
	'    - { kind: added, text: Three. }',
	'- date: 2026-11-22',
	'  version: 1.1.0',
	'  changes: [{ kind: fixed, text: Four. }]',
].join('\n');

function feedOf(text: string): { readonly items: readonly Readonly<Record<string, unknown>>[] } {
	const file = feedFiles(catalogOf(['One']), text).get('/feeds/developers/changelog.json');
	if (!file) throw new Error('There is no feed of the API.');
	return JSON.parse(feedText(file));
}

describe('the feed of the API', () => {
	test('says of each release what its page says, with absolute links', () => {
		const [first, second] = feedOf(source).items;
		expect(first).toMatchObject({
			url: 'https://catalog.example/developers/changelog#version-110-22-november-2026',
			title: 'Version 1.1.0, 22 November 2026',
			summary: '2 added, 1 removed',
			date_published: '2026-11-22T00:00:00Z',
		});
		expect(first?.['content_html']).toContain('<a href="https://catalog.example/new">page</a>');
		expect(first?.['content_html']).toContain('<a href="https://other.example/"><code>x</code></a>');
		expect(second?.['url']).toBe('https://catalog.example/developers/changelog#version-110-22-november-2026-1');
	});

	test('leads each release to its section of the page', () => {
		const { sections } = renderProse(apiChangesOf(published).body);
		const anchors = feedOf(published).items.map(({ url }) => String(url).split('#')[1]);
		expect(anchors).toEqual(sections.map(({ id }) => id));
	});
});

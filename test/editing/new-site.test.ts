import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/read-single-files.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { newSite } from '../../src/editing/new/new-entry.ts';
import { contentFolder, emptyFolder } from '../content/content-folder.ts';
import { expectRefusal } from './folder-state.ts';

const order = {
	name: 'Board: ours',
	address: 'https://board.example/',
	repository: 'https://gitlab.com/acme/board',
	description: 'New products.',
};

describe('newSite', () => {
	test('writes a site that passes the check', () => {
		const folder = join(emptyFolder(), 'content');
		mkdirSync(folder);
		const changes = new ChangeSet(folder);
		newSite(changes, order);
		changes.check({ date: '2026-11-18' });
		changes.apply();
		expect(loadSite(folder)).toMatchObject({
			name: 'Board: ours',
			base_url: 'https://board.example',
			forge: { kind: 'gitlab', repository: 'https://gitlab.com/acme/board', branch: 'main' },
			score: { votes: 1, comments: 0.5 },
		});
	});

	test.each([
		['https://github.com/acme/board', 'github'],
		['https://git.acme.example/board', 'gitea'],
	])('knows the forge of %s', (repository, kind) => {
		const folder = emptyFolder();
		const changes = new ChangeSet(folder);
		newSite(changes, { ...order, repository });
		expect(changes.text('site.yaml')).toContain(`  kind: ${kind}\n`);
	});

	test('refuses to replace one, and what cannot be a site', () => {
		const there = contentFolder();
		expectRefusal(
			there,
			() => newSite(new ChangeSet(there), order),
			'`content/site.yaml` is there already. Change it by hand.',
		);
		const empty = emptyFolder();
		expectRefusal(
			empty,
			() => newSite(new ChangeSet(empty), { ...order, name: '', address: 'https://board.example/path' }),
			'name: Must not be empty. Write a text, or leave an optional key out.\n--address: Must have no path, `?` or `#`. Write the address of the host, such as `https://catalog.example`.\n\nNothing was written.',
		);
	});
});

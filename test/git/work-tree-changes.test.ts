import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRevision } from '../../src/git/find-revision.ts';
import { workTreeChanges } from '../../src/git/work-tree-changes.ts';
import { product } from '../content/content-folder.ts';
import { repositoryWith } from '../support/git-repository.ts';

describe('workTreeChanges', () => {
	test('names what a folder has changed, added and lost since a revision, and nothing beside the folder', () => {
		const { folder, content, commit } = repositoryWith({
			'products/acme.md': product(),
			'products/gone.md': product(),
		});
		const base = findRevision(content, 'HEAD');
		expect([...workTreeChanges(base)]).toEqual([]);
		commit({ 'content/products/committed.md': product(), 'README.md': 'A catalog.\n' });
		writeFileSync(join(content, 'products/acme.md'), product('votes: 1'));
		writeFileSync(join(content, 'products/ä b.md'), product());
		writeFileSync(join(folder, 'notes.txt'), 'Text.\n');
		rmSync(join(content, 'products/gone.md'));
		const names = ['acme.md', 'committed.md', 'gone.md', 'ä b.md'];
		expect([...workTreeChanges(base)].toSorted()).toEqual(names.map((name) => join(content, 'products', name)));
	});
});

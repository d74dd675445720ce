import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { commentsIn, formatContent } from '../../src/editing/format.ts';

const folder = resolve(import.meta.dirname, '../../content');

test('the canonical form of the shipped content says the same', () => {
	const changes = new ChangeSet(folder);
	formatContent(changes);
	const { pages } = readContent(folder);
	const again = new ChangeSet(folder);
	for (const { source } of changes.changes) again.write(source, changes.text(source));
	formatContent(again);
	expect(again.changes.map(({ source }) => [source, again.text(source)])).toEqual(
		changes.changes.map(({ source }) => [source, changes.text(source)]),
	);
	for (const { source } of changes.changes) {
		expect(commentsIn(changes.text(source)).sort()).toEqual(
			commentsIn(readFileSync(join(folder, source), 'utf8').replaceAll('\r\n', '\n')).sort(),
		);
	}
	const { pages: after, catalog } = changes.check({ date: '2026-11-20' });
	expect(after.map(({ slug, frontMatter, body }) => ({ slug, frontMatter, body }))).toEqual(
		pages.map(({ slug, frontMatter, body }) => ({ slug, frontMatter, body })),
	);
	const before = new ChangeSet(folder).check({ date: '2026-11-20' }).catalog;
	expect(JSON.stringify({ ...catalog, built_at: '' })).toBe(JSON.stringify({ ...before, built_at: '' }));
});

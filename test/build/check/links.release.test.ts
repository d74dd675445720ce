import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { checkContent } from '../../../src/build/check/check-content.ts';
import { checkBuiltLinks } from '../../../src/build/check/links.ts';
import { warningSummary } from '../../../src/build/check/output.ts';
import { ContentError, formatIssue, formatWarning, type Warning } from '../../../src/content/issue.ts';
import { contentFolder } from '../../content/content-folder.ts';

const client = join(inject('release'), 'client');

/** What the shipped release says of a page with these links, beside what the content alone says. */
function findingsOf(...links: readonly string[]) {
	const body = links.map((link) => `[x](${link})\n`).join('');
	const contentDir = contentFolder({
		'pages/about.md': `---\ntitle: A\ndescription: B\n---\n## How it works\n\n${body}`,
	});
	const short = (line: string) => line.replaceAll(contentDir, 'content');
	const checked = checkContent({ contentDir, date: '2026-11-20' });
	try {
		const warnings = checkBuiltLinks(checked, client);
		return { issues: [], known: checked.warnings.length, warnings: warnings.map((one) => short(formatWarning(one))) };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { issues: error.issues.map((issue) => short(formatIssue(issue))) };
	}
}

describe('checkBuiltLinks', () => {
	test('reports at its place what only a build knows to lead nowhere', () => {
		expect(findingsOf('/data/catalog.ndjson', '/data/catalog.ndjsn', '/feeds/nope.atom')).toEqual({
			issues: [
				'content/pages/about.md:8:1 body: Links to `/data/catalog.ndjsn`, which does not exist. Did you mean `/data/catalog.ndjson`?',
				'content/pages/about.md:9:1 body: Links to `/feeds/nope.atom`, which does not exist. Write the path of a page, or delete the link.',
			],
		});
	});

	test('warns of anchors that no page of the build has, once', () => {
		const links = ['/developers/reference#nope', '/launches#main', '#nope', '/launch#draft=1.x', '/search?q=a#b', '/#'];
		const { issues, known, warnings } = findingsOf(...links);
		expect([issues, known]).toEqual([[], 1]);
		expect(warnings?.map((line) => line.split(' the page')[0])).toEqual([
			'content/pages/about.md:9:1 body: warning: Links to `#nope`:',
			'content/pages/about.md:7:1 body: warning: Links to `/developers/reference#nope`:',
		]);
	});
});

describe('warningSummary', () => {
	const warning = (line: number): Warning => ({
		...{ path: 'content/a.md', line, column: 1, field: 'body', message: 'Is odd.' },
		severity: 'warning',
	});

	test('says nothing when there are no warnings', () => {
		expect(warningSummary([], [])).toEqual([]);
	});

	test('counts what the check lists, and lists what it cannot know', () => {
		const known = [warning(1), { ...warning(2), severity: 'note' as const }];
		expect(warningSummary(known, known)).toEqual(['1 warning, 1 note in the content. `npm run check` lists them.']);
		expect(warningSummary([...known, warning(3)], known)).toEqual([
			'content/a.md:3:1 body: warning: Is odd.',
			'2 warnings, 1 note in the content. `npm run check` lists them.',
		]);
		expect(warningSummary([warning(3)], [])).toEqual([
			'content/a.md:3:1 body: warning: Is odd.',
			'1 warning in the content.',
		]);
	});
});

import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../src/build/check/check-content.ts';
import { readGuides } from '../../../src/build/check/read-guides.ts';
import { anchorsIn, linksIn } from '../../../src/render/markdown/links.ts';
import { contentFolder } from '../../content/content-folder.ts';

describe('the guides', () => {
	test('stand on every board, beside the pages that it has itself', () => {
		const contentDir = contentFolder({ 'pages/about.md': '---\ntitle: About\ndescription: Us.\n---\nText.\n' });
		const { pages } = checkContent({ contentDir, date: '2026-11-20' }).catalog;
		expect(pages.map(({ slug, source }) => [slug, source])).toEqual([
			['about', 'pages/about.md'],
			['auth', undefined],
			['developers', undefined],
			['editors', undefined],
		]);
	});

	test.each(readGuides())('$slug links to headings that it has', ({ body }) => {
		const anchors = anchorsIn(body);
		const own = linksIn(body).flatMap(({ url }) => (url.startsWith('#') ? url.slice(1) : []));
		expect(own.filter((anchor) => !anchors.has(anchor))).toEqual([]);
	});
});

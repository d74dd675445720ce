import { expect, test } from 'vitest';
import { findInContent } from '../../../src/build/check/check-content.ts';
import { contentFolder } from '../../content/content-folder.ts';

test.each(['products', 'health', 'compare', 'icons', 'theme', '404'])(
	'a page of editors cannot take the name %s from the software',
	(slug) => {
		const contentDir = contentFolder({ [`pages/${slug}.md`]: '---\ntitle: Mine\ndescription: Mine.\n---\n' });
		const { issues } = findInContent({ contentDir, date: '2026-11-20' });
		expect(issues).toEqual([
			expect.objectContaining({
				path: expect.stringMatching(`pages/${slug}.md$`),
				line: 2,
				message: `The site itself uses the path \`/${slug}\`. Rename the file.`,
			}),
		]);
	},
);

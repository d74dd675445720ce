import { expect, test } from 'vitest';
import { linksInHtml } from '../../src/verify/links.ts';

test('linksInHtml finds every address of a set of pictures, and none of a submitted text', () => {
	const picture = '<img srcset="/a.webp 480w, /b.webp 960w,\n/c.webp"><a href="/d" rel="ugc nofollow">';
	expect(linksInHtml(picture)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});

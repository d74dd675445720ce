import { expect, test } from 'vitest';
import { isCompressible, mediaType } from '../../src/urls/media-type.ts';

test.for([
	['/feeds/products.json', 'application/feed+json; charset=utf-8'],
	['/feeds/categories/maps.json', 'application/feed+json; charset=utf-8'],
	['/feeds/weeks.ics', 'text/calendar; charset=utf-8'],
	['/data/feeds/moved.json', 'application/json; charset=utf-8'],
	['/nope', 'application/octet-stream'],
] as const)('mediaType of %s is %s', ([path, type]) => {
	expect(mediaType(path)).toBe(type);
});

test('isCompressible tells texts from pictures', () => {
	for (const path of ['/feeds/a.atom', '/feeds/a.json', '/feeds/a.ics', '/sitemap.xml']) {
		expect([path, isCompressible(path)]).toEqual([path, true]);
	}
	for (const path of ['/images/a.png', '/a.woff2', '/atom'])
		expect([path, isCompressible(path)]).toEqual([path, false]);
});

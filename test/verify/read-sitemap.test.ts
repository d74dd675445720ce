import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readByParser, readPlainSitemap } from '../../src/verify/read-sitemap.ts';

const start = '<?xml version="1.0" encoding="utf-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

const sitemap = fc
	.tuple(
		fc.constantFrom(start, start, start, start.replace('?><', '?>\n<'), '<urlset>', `${start}<!-- a -->`),
		fc.array(
			fc.oneof(
				{
					weight: 6,
					arbitrary: fc.constantFrom(
						'<url><loc>/a</loc></url>',
						'<url><loc>/b</loc><lastmod>2026-01-01</lastmod></url>',
					),
				},
				{
					weight: 1,
					arbitrary: fc.constantFrom(
						...[
							'<url><loc>/a&amp;b</loc></url>',
							'<url><loc></loc></url>',
							'<url><lastmod>c</lastmod><loc>/d</loc></url>',
						],
						...['<!--', '-->', ' ', '\n', '</urlset>', '<loc>/e</loc>', '<url>', '<url><loc>/f]]></loc></url>', '<'],
					),
				},
			),
		),
		fc.constantFrom('</urlset>', '</urlset>', '</urlset>\n', '', `</urlset>${' '.repeat(200)}`),
	)
	.map(([first, entries, end]) => first + entries.join('') + end);

describe('readPlainSitemap', () => {
	test('says what the parser says, or nothing', () => {
		let told = 0;
		fc.assert(
			fc.property(sitemap, (xml) => {
				const plain = readPlainSitemap(xml);
				if (!plain) return;
				told++;
				expect(plain).toEqual(readByParser(xml));
			}),
			{ numRuns: 10_000 },
		);
		expect(told).toBeGreaterThan(1_000);
	});
});

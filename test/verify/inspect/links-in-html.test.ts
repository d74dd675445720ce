import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	canonicalByParser,
	canonicalInPlainHead,
	linksInHtml,
	possibleLinksInHtml,
} from '../../../src/verify/inspect/links-in-html.ts';

const space = fc.constantFrom(' ', ' ', '\n', '\t', '\f', '\r', '/', '');
const attribute = fc
	.record({
		before: space,
		name: fc.constantFrom('href', 'HREF', 'src', 'Src', 'srcset', 'rel', 'title', 'xlink:href', 'data-src', 'a'),
		equals: fc.constantFrom('=', '=', '=', ' = ', '=\n', '\f=', '==', '', '\u00a0='),
		quote: fc.constantFrom('"', '"', "'", '', '`'),
		value: fc.constantFrom(
			...['/x', '/y?a=1&amp;b=2', '&#47;z', 'a > b', 'href=/c', ' src=', '/d"e', "/f'g", '', 'ugc', '<a>', 'é'],
		),
	})
	.map(({ before, name, equals, quote, value }) => `${before}${name}${equals}${quote}${value}${quote}`);
const tag = fc
	.tuple(fc.constantFrom('<a', '<A', '<img', '<link', '<p', '</a'), fc.array(attribute, { maxLength: 4 }), space)
	.map(([start, attributes, end]) => `${start} ${attributes.join('')}${end}>`);
const other = fc.constantFrom(
	...[
		'<title>',
		'</title>',
		'<script>',
		'</script>',
		'<style>',
		'<textarea>',
		'<svg>',
		'<!--',
		'-->',
		'<![CDATA[',
		']]>',
	],
	...['<', '>', '"', "'", '&amp;', '\0', 'href="/text"', 'é', '😀', '</', '<!doctype html>', '<?xml ?>'],
);

/** Tags, whatever else has a meaning in HTML, and some texts, in any order. */
const markup = fc
	.array(fc.oneof({ weight: 3, arbitrary: tag }, { weight: 1, arbitrary: other }), { maxLength: 8 })
	.map((parts) => parts.join(''));

const reference = /&(?:#47|amp);/g;
const decoded = (link: string): string => link.replace(reference, (text) => (text === '&amp;' ? '&' : '/'));

describe('possibleLinksInHtml', () => {
	test('has every link that the parser finds, or leaves all to it', () => {
		let told = 0;
		fc.assert(
			fc.property(markup, (html) => {
				const possible = possibleLinksInHtml(html);
				if (!possible) return;
				told += linksInHtml(html).length;
				const found = new Set([...possible].map(decoded));
				// An empty link leads to its own page.
				expect([...linksInHtml(html)].filter((link) => link !== '' && !found.has(link))).toEqual([]);
			}),
			{ numRuns: 20_000 },
		);
		expect(told).toBeGreaterThan(1_000);
	});

	test('finds every address of a set of pictures', () => {
		const html = '<img srcset="/a.webp 480w, /b.webp 960w,\n/c.webp">';
		expect(linksInHtml(html)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
		expect(possibleLinksInHtml(html)).toEqual(new Set(['/a.webp', '/b.webp', '/c.webp']));
	});

	test('leaves a reference in a path to the parser, and none in a query', () => {
		expect(possibleLinksInHtml('<a href="/a&#47;b">')).toBeUndefined();
		expect(possibleLinksInHtml('<a href="https://a&#46;example/b">')).toBeUndefined();
		expect(possibleLinksInHtml('<a href="/a?b=1&amp;c=2">')).toEqual(new Set(['/a?b=1&amp;c=2']));
	});
});

/** The start of a page. */
const head = fc
	.array(
		fc.oneof(
			{
				weight: 3,
				arbitrary: fc.constantFrom('<meta charset="utf-8">', '<meta name="a" content="b > &quot;c&quot;">'),
			},
			{
				weight: 3,
				arbitrary: fc.constantFrom('<link rel="icon" href="/i">', '<title>A &amp; b</title>', ' ', '<base href>'),
			},
			{
				weight: 3,
				arbitrary: fc.constantFrom(
					'<link rel="canonical" href="https://a.example/x">',
					'<link rel="canonical" href="https://a.example/y" id="z">',
					'<link rel="canonical" href="/a&amp;b">',
					'<link rel="canonica&#108;" href="/first">',
					'<link href="/turned" rel="canonical">',
					'<link rel=canonical href=/plain>',
				),
			},
			{
				weight: 1,
				arbitrary: fc.constantFrom('<!--', '-->', '<script>', '</script>', '<title>', '<style>', '"', '<', '>'),
			},
		),
		{ maxLength: 8 },
	)
	.map((parts) => `<!DOCTYPE html><html lang="en"><head>${parts.join('')}`);

describe('canonicalInPlainHead', () => {
	test('says what the parser says, or nothing', () => {
		let told = 0;
		fc.assert(
			fc.property(head, (html) => {
				const canonical = canonicalInPlainHead(html);
				if (canonical === undefined) return;
				told++;
				expect(canonical).toBe(canonicalByParser(html));
			}),
			{ numRuns: 20_000 },
		);
		expect(told).toBeGreaterThan(1_000);
	});
});

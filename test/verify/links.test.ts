import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linksInHtml, linksInMarkdown, possibleLinksInHtml, possibleLinksInMarkdown } from '../../src/verify/links.ts';

const attribute = fc
	.record({
		before: fc.constantFrom(' ', ' ', '\n', '\t', '\f', '\r', '/', ''),
		name: fc.constantFrom('href', 'HREF', 'src', 'Src', 'srcset', 'rel', 'title', 'xlink:href', 'data-src', 'a'),
		equals: fc.constantFrom('=', '=', '=', ' = ', '=\n', '\f=', '==', '', '\u00a0='),
		quote: fc.constantFrom('"', '"', "'", '', '`'),
		value: fc.constantFrom(
			...['/x', '/y?a=1&amp;b=2', '&#47;z', 'a > b', 'href=/c', ' src=', '/d"e', "/f'g", '', 'ugc', '<a>'],
		),
	})
	.map(({ before, name, equals, quote, value }) => `${before}${name}${equals}${quote}${value}${quote}`);
const tag = fc
	.tuple(fc.constantFrom('<a', '<A', '<img', '<link', '<p', '</a'), fc.array(attribute, { maxLength: 4 }))
	.map(([start, attributes]) => `${start} ${attributes.join('')}>`);
const other = fc.constantFrom(
	...'<title> </title> <script> </script> <style> <textarea> <svg> <!-- --> <![CDATA[ ]]> < > " \' &amp; \0'.split(' '),
	...'href="/text" é 😀 </ <!doctype html> <?xml ?>'.split(' '),
);
const html = fc
	.array(fc.oneof({ weight: 3, arbitrary: tag }, { weight: 1, arbitrary: other }), { maxLength: 8 })
	.map((parts) => parts.join(''));

const decoded = (link: string): string => link.replaceAll('&#47;', '/').replaceAll('&amp;', '&');

/** Whatever has a meaning in CommonMark, and some texts. */
const markdown = fc
	.array(
		fc.constantFrom(
			...'[ ] ( ) ]( ]: ![ < > ` ``` ~~~ * ** _ # " \' \\ & &#47; | --- === ! é 😀 : ^ ~ $ { } <!-- --> a'.split(' '),
			...['- ', '> ', '1. ', ']: ', ' ', '  ', '\n', '\n\n', '\t', '    ', '\r\n'],
			...'/x /y_z /a(b) https://a.example/x <https://a.example/y> <a@b.example> <mailto:c@d.example> www.a.example'.split(
				' ',
			),
			...['[a](/x)', '[b]: /y', '[b]', '[c](</z> "t")', '<a href="/h">', 'Sitemap: /s', 'Source: /t_u_'],
			...['Index: ', 'Canonical: ', 'sitemap: /low'],
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(''));

describe.each([
	['possibleLinksInHtml', html, possibleLinksInHtml, linksInHtml],
	['possibleLinksInMarkdown', markdown, possibleLinksInMarkdown, linksInMarkdown],
])('%s', (_name, texts, possibleLinksIn, linksIn) => {
	test('has every link that the parser finds, or leaves all to it', () => {
		let told = 0;
		fc.assert(
			fc.property(texts, (text) => {
				const possible = possibleLinksIn(text);
				if (!possible) return;
				told++;
				const found = new Set([...possible].map(decoded));
				// An empty link leads to its own page.
				expect(linksIn(text).filter((link) => link !== '' && !found.has(decoded(link)))).toEqual([]);
			}),
			{ numRuns: 5_000 },
		);
		expect(told).toBeGreaterThan(250);
	});
});

test('possibleLinksInHtml finds every address of a set of pictures', () => {
	const picture = '<img srcset="/a.webp 480w, /b.webp 960w,\n/c.webp">';
	expect(linksInHtml(picture)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
	expect(possibleLinksInHtml(picture)).toEqual(new Set(['/a.webp', '/b.webp', '/c.webp']));
});

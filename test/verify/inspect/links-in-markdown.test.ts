import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linksInMarkdown, possibleLinksInMarkdown } from '../../../src/verify/inspect/links-in-markdown.ts';

/** Whatever has a meaning in CommonMark, and some texts, in any order. */
const markdown = fc
	.array(
		fc.constantFrom(
			...[
				'[',
				']',
				'(',
				')',
				'](',
				']: ',
				']:',
				'![',
				'<',
				'>',
				'`',
				'```',
				'~~~',
				'*',
				'**',
				'_',
				'#',
				'- ',
				'> ',
				'1. ',
			],
			...[
				' ',
				'  ',
				'\n',
				'\n\n',
				'\t',
				'    ',
				'\r\n',
				'"',
				"'",
				'\\',
				'&',
				'&#47;',
				'|',
				'---',
				'===',
				'!',
				'\0',
				'é',
				'😀',
			],
			...[
				'/x',
				'/y_z',
				'/a(b)',
				'https://a.example/x',
				'<https://a.example/y>',
				'<a@b.example>',
				'<mailto:c@d.example>',
			],
			...[
				'[a](/x)',
				'[b]: /y',
				'[b]',
				'[c](</z> "t")',
				'<a href="/h">',
				'<!--',
				'-->',
				'Sitemap: /s',
				'Source: /t_u_',
				'a',
			],
			...['Index: ', 'Canonical: ', 'sitemap: /low', ':', 'www.a.example', '^', '~', '$', '{', '}'],
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(''));

describe('possibleLinksInMarkdown', () => {
	test('has every link that the parser finds, or leaves all to it', () => {
		let told = 0;
		fc.assert(
			fc.property(markdown, (text) => {
				const possible = possibleLinksInMarkdown(text);
				if (!possible) return;
				told++;
				expect([...linksInMarkdown(text)].filter((link) => link !== '' && !possible.has(link))).toEqual([]);
			}),
			{ numRuns: 20_000 },
		);
		expect(told).toBeGreaterThan(1_000);
	});

	test.each(['[a](/b\\_c)', '[a](/b&amp;c)', '[a]: /b', '[a](/b(c))', '<a@b.example>', 'Source: /a_b_', '[a](\n/b)'])(
		'leaves %j to the parser',
		(text) => {
			expect(possibleLinksInMarkdown(text)).toBeUndefined();
		},
	);
});

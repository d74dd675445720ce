import { expect, test } from 'vitest';
import { siteYaml } from '../../content/content-folder.ts';
import { findingsOf } from './findings.ts';

const brandOf = (...lines: readonly string[]) =>
	findingsOf({ 'site.yaml': `${siteYaml}${lines.join('\n')}\n` }).issues.map((line) =>
		line.replace(/^content\/site\.yaml:/, ''),
	);

test.for<[title: string, lines: readonly string[], issue: string]>([
	[
		'an accent that is hard to read, with the nearest that is not',
		['colors:', '  light: { accent: "#5eead4" }'],
		'18:20 colors.light.accent: A link of this color is hard to read: the contrast is 1.4, not 4.5. Write `"#348175"`, the nearest that has it.',
	],
	[
		'a paper on which text is hard to read',
		['colors:', '  dark: { paper: "#ffffff", accent: "#000000" }'],
		'18:18 colors.dark.paper: Text on this color is hard to read: the contrast is 2.3, not 4.5. Write `"#3d3d3d"`, the nearest that has it.',
	],
	[
		'a color without quotes',
		['colors:', '  light:', '    accent: #0f766e'],
		'19:13 file: Everything after this `#` is a comment and is not published. Put the value in quotes, or write a space after the `#` if you mean a comment.',
	],
	[
		'a logo without a file',
		['logo: { light: /icon.svg, dark: /night.svg }'],
		'17:33 logo.dark: There is no file `public/night.svg`. Put it there, or correct the path.',
	],
	[
		'a logo of another kind',
		['logo: logo.gif'],
		'17:7 logo: Write the path of an SVG or PNG file, such as `/logo.svg`.',
	],
	[
		'a font without a file',
		['font: { family: Acme, files: [/icon.woff2] }'],
		'17:31 font.files[0]: There is no file `public/icon.woff2`. Put it there, or correct the path.',
	],
	[
		'a font outside of the folder',
		['font: { family: Acme, files: [/../acme.woff2] }'],
		'17:31 font.files[0]: Write the path of a WOFF2 file in `public`, such as `/fonts/acme.woff2`.',
	],
	[
		'a font of another type',
		['font: { family: Acme, files: [/fonts/acme.ttf] }'],
		'17:31 font.files[0]: Write the path of a WOFF2 file in `public`, such as `/fonts/acme.woff2`.',
	],
	[
		'a name of a font that would end its rule',
		['font: { family: "Acme;}", files: [/acme.woff2] }'],
		'17:17 font.family: Write letters, digits, spaces and hyphens.',
	],
	[
		'a picture for shared links without a file',
		['image: /share.jpg'],
		'17:8 image: There is no file `public/share.jpg`. Put it there, or correct the path.',
	],
	[
		'a picture for shared links that is too small',
		['image: /icon-512.png'],
		'17:8 image: The image is 512 × 512 pixels. It must have at least 1200 × 630 pixels, and no side more than 4096: resize it.',
	],
	[
		'a picture for shared links of another kind',
		['image: /icon.svg'],
		'17:8 image: Write the path of a PNG, JPEG or WebP file in `public`, such as `/share.jpg`.',
	],
	[
		'a link to a missing page',
		['navigation: [{ label: Products, href: /productz }]'],
		'17:39 navigation[0].href: Links to `/productz`, which does not exist. Did you mean `/products`?',
	],
	[
		'a link in the footer to a missing page',
		['footer: [{ label: Team, href: /team }]'],
		'17:31 footer[0].href: Links to `/team`, which does not exist. Write the path of a page, or delete the link.',
	],
	[
		'a page for votes that is missing',
		['vote_page: /votes'],
		'17:12 vote_page: Links to `/votes`, which does not exist. Write the path of a page, or delete the link.',
	],
	[
		'a currency that is none',
		['currency: Euro'],
		'17:11 currency: There is no such currency. Write a code such as `EUR` (ISO 4217).',
	],
	[
		'a language without a tag',
		['lang: German, Austria'],
		'17:7 lang: Write the tag of a language, such as `de` or `pt-BR` (BCP 47).',
	],
])('the look of a board has an issue for %s', ([, lines, issue]) => {
	expect(brandOf(...lines)).toEqual([issue]);
});

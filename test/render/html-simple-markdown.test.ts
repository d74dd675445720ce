import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { untrustedTree } from '../../src/render/html/markdown.ts';
import { renderUntrusted } from '../../src/render/html/render-untrusted.ts';
import { isSimpleMarkdown } from '../../src/render/html/simple-markdown.ts';
import { changed, soup } from '../support/markdown-texts.ts';

const toHtml = unified().use(rehypeStringify).freeze();

/** What the parser makes of a text that reads every one. */
const exactly = (source: string): string => toHtml.stringify(untrustedTree(source));

const bodyOf = (file: string): string => readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '');
const bodies = globSync('content/products/*.md').sort().map(bodyOf);
const documents = globSync([
	'*.md',
	'docs/*.md',
	'node_modules/{remark,unified,zod,yaml,rehype-*,hast-*,mdast-*}/*.md',
]);
const sections = documents.flatMap((file) => readFileSync(file, 'utf8').split(/\n(?=#)/));

describe('isSimpleMarkdown', () => {
	test.for([
		'One.\nTwo.  \nThree.\n\n## Four\n\n---\n\nFive.',
		'**A**: *b*, (_c_) and __d__. snake_case, 2 < 3, R&D, ~5 ms, C++.',
		'[a](https://b.example/c_d?e=f&g=%20#h), [**a**](http://b.example) and **[a](https://b.example)**.',
		...['`a < b`, `https://b.example` and **`c`**.', 'A:\n- b\n- c\n  - d\n    e\n\n1. f\n\n   g\n2. h\n\ni'],
		...['- [ ] a\n- [x] b', '```ts\nconst a = "<b>&amp;\\n";\n\n- c\n```\nd'],
		...['| a | b |\n| --- | :-: |\n| `c` | **d** |\n|  | e |', 'é 中文 “a” — **b** … 👍🏽 👨‍👩‍👧', ''],
	])('takes %j', (source) => {
		expect(isSimpleMarkdown(source)).toBe(true);
		expect(renderUntrusted(source)).toBe(exactly(source));
	});

	test.for([
		...['https://b.example', 'HTTP://b.example', 'WWW.b.example', 'a@b.example', '[www.b.example](https://b.example)'],
		...['<b>', 'a <b', '&amp;', '\\*', 'a\tb', 'a\r\nb', 'a\u00a0b', '\ufeffa', 'a\ud800', 'a\0', 'a\u2028b'],
		...['[a]', '[^1]', '[a]: https://b.example', '[a](b)', '[a](https://b.example "c")', '![a](https://b.example)'],
		...['[a ~](https://b.example) ~', '~~a~~', '~a~', '> a', '    a', 'a\n    b', '===', 'a\n---', '***', '- - -'],
		...['#a', '# a #', '-', '- # a', '-  a', '1. - a', '***a***', '**a', 'a**b**', '**a **', '**a**b', '*(a)*'],
		...['*a **b** c*', '_a_b', '*a*`b`', '*a `b*`', '`a', '``a``', '` a`', '`a\nb`', '[a *b](https://b.example) c*'],
		...[
			...['a\n2. b', '- a\n2. b', ' - a', '- a\n b', '- a\nb', '- a\n - b'],
			'- a\n  - b\n    - c\n      - d\n        - e',
		],
		...['```', '```a b\n```', '```\n ```', '- ```\n  a\n  ```', '| a |', '| a |\n| - | - |', '| a |\n| - |\nb'],
		...['a\n| b |\n| - |', '| `a | b` |\n| - |', 'a | b\n- | -', '| a\\|b |\n| - |', 'a\n:-', '  ', 'a\n \nb'],
	])('leaves %j to the other parser', (source) => {
		expect(isSimpleMarkdown(source)).toBe(false);
	});

	test('takes what is written in the catalog', () => {
		const simple = bodies.filter(isSimpleMarkdown);
		expect(bodies.length).toBeGreaterThan(100);
		expect(simple.length / bodies.length).toBeGreaterThan(0.95);
	});
});

describe('renderUntrusted', () => {
	test('makes of texts that people wrote what the other parser makes of them', () => {
		const simple = [...bodies, ...sections].filter(isSimpleMarkdown);
		expect(simple.length).toBeGreaterThan(300);
		expect(simple.filter((source) => renderUntrusted(source) !== exactly(source))).toEqual([]);
	});

	test.for([
		['pieces', soup],
		['changed texts', changed([...bodies, ...sections])],
	] as const)('makes of %s what the other parser makes of them', ([, sources]) => {
		let taken = 0;
		fc.assert(
			fc.property(sources, (source) => {
				if (!isSimpleMarkdown(source)) return;
				taken++;
				expect(renderUntrusted(source)).toBe(exactly(source));
			}),
			{ numRuns: 3_000 },
		);
		expect(taken).toBeGreaterThan(150);
	});
});

import { describe, expect, test } from 'vitest';
import { renderProse, renderUntrusted } from '../../src/render/html/prose.ts';

describe('renderUntrusted', () => {
	test.for([
		['<script>alert(1)</script>', ''],
		['<img src=x onerror=alert(1)>', ''],
		['![beacon](https://evil.example/p.png)', '<p dir="auto">beacon</p>'],
		['[a](javascript:alert(1))', '<p dir="auto">a</p>'],
		['[a *b*](docs/readme.md)', '<p dir="auto">a <em>b</em></p>'],
		['> - [a](/products/b) c', '<blockquote dir="auto">\n<ul>\n<li>a c</li>\n</ul>\n</blockquote>'],
		['A[^1].\n\n[^1]: Source.', '<p dir="auto">A^1.</p>'],
		['[a](mailto:a@b.example)', '<p dir="auto"><a href="mailto:a@b.example" rel="ugc nofollow noopener">a</a></p>'],
		['a&#x202e;b&ZeroWidthSpace;c&#xFEFF;&#xE0041;', '<p dir="auto">abc</p>'],
		[
			'[a](https://b.example "c&#x202e;d")',
			'<p dir="auto"><a href="https://b.example" title="cd" rel="ugc nofollow noopener">a</a></p>',
		],
		['[a](https://b.example)', '<p dir="auto"><a href="https://b.example" rel="ugc nofollow noopener">a</a></p>'],
		['https://b.example', '<p dir="auto">https://b.example</p>'],
		[
			'[a](https://m\u00fcnchen.example/\u00e9)',
			'<p dir="auto"><a href="https://xn--mnchen-3ya.example/%C3%A9" rel="ugc nofollow noopener">a</a></p>',
		],
		['# A\n\n### B\n\n# C', '<h2 dir="auto">A</h2>\n<h3 dir="auto">B</h3>\n<h2 dir="auto">C</h2>'],
		[
			'مرحبا Vite\n\n- ش a\n- b',
			'<p dir="auto">مرحبا Vite</p>\n<ul>\n<li dir="auto">ش a</li>\n<li dir="auto">b</li>\n</ul>',
		],
		['<iframe src="https://evil.example"></iframe>', ''],
	] as const)('of %s is %s', ([source, html]) => {
		expect(renderUntrusted(source).trim()).toBe(html);
	});

	test.for([
		[':---', 'align-left'],
		[':-:', 'align-center'],
		['---:', 'align-right'],
	] as const)('aligns the column %s by the class %s', ([rule, name]) => {
		const html = renderUntrusted(`| a |\n| ${rule} |\n| b |`);
		expect(html).toContain(`<th class="${name}" dir="auto">a</th>`);
		expect(html).toContain(`<td class="${name}" dir="auto">b</td>`);
		expect(html).not.toContain('align=');
		expect(renderProse(`| a |\n| ${rule} |\n| b |`).html).toContain(`<td class="${name}">b</td>`);
	});

	test('lets no maker name a class, or align anything but a table', () => {
		expect(renderUntrusted('<p align="right" class="button">a</p>\n\n| a |\n| - |\n| b |')).not.toMatch(
			/align|class="(?!scroll")/,
		);
	});

	test('makes tables and task lists', () => {
		expect(renderUntrusted('| a |\n| - |\n| b |')).toMatch(
			/^<div class="scroll" tabindex="0"><table>.*<td dir="auto">b<\/td>.*<\/table><\/div>$/s,
		);
		const tasks = renderUntrusted('- [x] written\n- [ ] sent');
		expect(tasks).toContain('type="checkbox" checked disabled aria-label="Done"');
		expect(tasks).toContain('type="checkbox" disabled aria-label="To do"');
	});
});

describe('renderProse', () => {
	test('vouches for its links', () => {
		expect(renderProse('[a](/openapi.json)').html).toBe('<p><a href="/openapi.json">a</a></p>');
	});

	test('shows pictures of this site, each for its theme', () => {
		expect(renderProse('![A board](/images/board-light.webp)').html).toBe(
			'<p><picture><source media="(prefers-color-scheme: dark)" srcset="/images/board-dark.webp">' +
				'<img src="/images/board-light.webp" alt="A board" loading="lazy"></picture></p>',
		);
		expect(renderProse('![A](/icon.svg)').html).toBe('<p><img src="/icon.svg" alt="A" loading="lazy"></p>');
	});

	test.each(['https://acme.example/a.png', '//acme.example/a.png', 'a.png', 'javascript:alert(1)'])(
		'shows the text of the picture %s',
		(address) => {
			expect(renderProse(`[![A <b>](${address})](/launches)`).html).toBe('<p><a href="/launches">A &#x3C;b></a></p>');
		},
	);
});

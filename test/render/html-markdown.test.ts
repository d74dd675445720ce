import { describe, expect, test } from 'vitest';
import { renderProse, renderUntrusted } from '../../src/render/html/prose.ts';

describe('renderUntrusted', () => {
	test.for([
		['<script>alert(1)</script>', ''],
		['<img src=x onerror=alert(1)>', ''],
		['![beacon](https://evil.example/p.png)', '<p dir="ltr">beacon</p>'],
		['[a](javascript:alert(1))', '<p dir="ltr">a</p>'],
		['[a *b*](docs/readme.md)', '<p dir="ltr">a <em>b</em></p>'],
		['> - [a](/products/b) c', '<blockquote dir="ltr">\n<ul>\n<li>a c</li>\n</ul>\n</blockquote>'],
		['A[^1].\n\n[^1]: Source.', '<p dir="ltr">A^1.</p>'],
		['[a](mailto:a@b.example)', '<p dir="ltr"><a href="mailto:a@b.example" rel="ugc nofollow noopener">a</a></p>'],
		['a&#x202e;b&ZeroWidthSpace;c&#xFEFF;&#xE0041;', '<p dir="ltr">abc</p>'],
		[
			'[a](https://b.example "c&#x202e;d")',
			'<p dir="ltr"><a href="https://b.example" title="cd" rel="ugc nofollow noopener">a</a></p>',
		],
		['[a](https://b.example)', '<p dir="ltr"><a href="https://b.example" rel="ugc nofollow noopener">a</a></p>'],
		['https://b.example', '<p dir="ltr">https://b.example</p>'],
		[
			'[a](https://m\u00fcnchen.example/\u00e9)',
			'<p dir="ltr"><a href="https://xn--mnchen-3ya.example/%C3%A9" rel="ugc nofollow noopener">a</a></p>',
		],
		['# A\n\n### B\n\n# C', '<h2 dir="ltr">A</h2>\n<h3 dir="ltr">B</h3>\n<h2 dir="ltr">C</h2>'],
		[
			'مرحبا بالعالم Vite\n\n- ش a\n- b',
			'<p dir="rtl">مرحبا بالعالم Vite</p>\n<ul dir="rtl">\n<li>ش a</li>\n<li>b</li>\n</ul>',
		],
		['أميري revives a type.', '<p dir="ltr">أميري revives a type.</p>'],
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
		expect(html).toContain(`<th class="${name}">a</th>`);
		expect(html).toContain(`<td class="${name}">b</td>`);
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
			/^<div class="scroll" tabindex="0" dir="ltr"><table>.*<td>b<\/td>.*<\/table><\/div>$/s,
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

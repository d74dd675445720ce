import { describe, expect, test } from 'vitest';
import { renderOwn, renderUntrusted } from '../../src/views/html/markdown.ts';

describe('renderUntrusted', () => {
	test.for([
		['<script>alert(1)</script>', ''],
		['<img src=x onerror=alert(1)>', ''],
		['![beacon](https://evil.example/p.png)', '<p></p>'],
		['[a](javascript:alert(1))', '<p><a rel="ugc nofollow noopener">a</a></p>'],
		['[a](data:text/html,x)', '<p><a rel="ugc nofollow noopener">a</a></p>'],
		['[a](https://b.example)', '<p><a href="https://b.example" rel="ugc nofollow noopener">a</a></p>'],
		['<https://b.example>', '<p><a href="https://b.example" rel="ugc nofollow noopener">https://b.example</a></p>'],
		['https://b.example', '<p>https://b.example</p>'],
		['~~gone~~', '<p><del>gone</del></p>'],
		['# A\n\n### B\n\n# C', '<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>'],
		['#### A', '<h2>A</h2>'],
		['<iframe src="https://evil.example"></iframe>', ''],
		['<style>p{}</style>', ''],
	] as const)('of %s is %s', ([source, html]) => {
		expect(renderUntrusted(source).trim()).toBe(html);
	});

	test('makes tables and task lists', () => {
		expect(renderUntrusted('| a |\n| - |\n| b |')).toContain('<td>b</td>');
		expect(renderUntrusted('- [x] done')).toContain('type="checkbox" checked disabled');
	});
});

describe('renderOwn', () => {
	test('vouches for its links', () => {
		expect(renderOwn('[a](/openapi.json)')).toBe('<p><a href="/openapi.json">a</a></p>');
	});
});

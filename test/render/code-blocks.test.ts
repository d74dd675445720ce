import { describe, expect, test } from 'vitest';
import { renderProse } from '../../src/render/html/prose.ts';

const block = (language: string, code = 'x') => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

describe('blocks of code that follow each other', () => {
	test('in three languages stand behind a choice, the first of which is chosen', () => {
		const { html } = renderProse(block('js') + block('py') + block('rb'));
		expect(html).toBe(
			[
				'<fieldset class="languages"><legend>Language</legend>',
				'<input type="radio" name="language-1" id="language-1-js" class="choice" checked>',
				'<label for="language-1-js">JavaScript</label>',
				'<div class="code"><pre tabindex="0"><code class="language-js">x\n</code></pre></div>',
				'<input type="radio" name="language-1" id="language-1-py" class="choice">',
				'<label for="language-1-py">Python</label>',
				'<div class="code"><pre tabindex="0"><code class="language-py">x\n</code></pre></div>',
				'<input type="radio" name="language-1" id="language-1-rb" class="choice">',
				'<label for="language-1-rb">Ruby</label>',
				'<div class="code"><pre tabindex="0"><code class="language-rb">x\n</code></pre></div>',
				'</fieldset>',
			].join(''),
		);
	});

	test('in two languages, in one, or in none stand below each other', () => {
		for (const source of [block('js') + block('py'), block('js') + block('js') + block('js'), block('').repeat(3)]) {
			expect(renderProse(source).html).not.toContain('fieldset');
		}
	});

	test('have a choice each, by names of their own', () => {
		const some = block('js') + block('py') + block('go');
		const names = renderProse(`${some}text\n\n${some}`).html.matchAll(/name="([^"]+)"/g);
		expect(new Set(Array.from(names, ([, name]) => name))).toEqual(new Set(['language-1', 'language-2']));
	});
});

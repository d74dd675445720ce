import { describe, expect, test } from 'vitest';
import { renderProse } from '../../src/render/html/prose.ts';

const block = (language: string, code = 'x') => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

describe('blocks of code that follow each other', () => {
	test('in three languages stand behind a choice, the first of which is chosen', () => {
		const choice = (id: string, name: string, checked = '') =>
			`<input type="radio" name="language-1" id="language-1-${id}" class="choice"${checked}>` +
			`<label for="language-1-${id}">${name}</label>` +
			`<div class="code"><pre tabindex="0"><code class="language-${id}">x\n</code></pre></div>`;
		const choices = choice('js', 'JavaScript', ' checked') + choice('py', 'Python') + choice('rb', 'Ruby');
		expect(renderProse(block('js') + block('py') + block('rb')).html).toBe(
			`<fieldset class="languages"><legend>Language</legend>${choices}</fieldset>`,
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

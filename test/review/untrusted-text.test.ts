import fc from 'fast-check';
import type { Root } from 'mdast';
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { printable } from '../../src/content/schemas/text.ts';
import { fenced, safeLine, withoutCommands } from '../../src/review/untrusted-text.ts';

/** Lines of what acts in Markdown, in comments of GitHub and in its logs. */
const line = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				'`',
				'```',
				'~~~',
				'<!--',
				'-->',
				'<img onerror=x>',
				'@everyone',
				'#1',
				'::error::',
				'\n',
				'\r',
				' ',
			),
			fc.string({ maxLength: 4 }),
		),
		{ maxLength: 8 },
	)
	.map((parts) => parts.join(''));

describe('fenced', () => {
	test('is one block of code, whatever the lines hold', () => {
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
				const { children } = remark().parse(`${fenced(lines)}\n`) as Root;
				expect(children.map(({ type }) => type)).toEqual(['code']);
				const [code] = children;
				expect(code?.type === 'code' ? code.value : '').toBe(lines.map(printable).join('\n'));
			}),
		);
	});

	test('cuts a line that is too long, and names what cannot be seen', () => {
		expect(fenced(['x'.repeat(500), 'a\u202eb'])).toBe(`\`\`\`text\n${'x'.repeat(400)} …\naU+202Eb\n\`\`\``);
	});
});

describe('safeLine', () => {
	test('never cuts a character in two', () => {
		expect(safeLine(`${'x'.repeat(399)}😀y`)).toBe(`${'x'.repeat(399)} …`);
		expect(safeLine(`${'x'.repeat(398)}😀y`)).toBe(`${'x'.repeat(398)}😀 …`);
	});
});

describe('withoutCommands', () => {
	test('stops commands until a word that nobody can guess, and no line begins another one', () => {
		fc.assert(
			fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
				const [first = '', ...rest] = withoutCommands(lines).join('\n').split('\n');
				const word = /^::stop-commands::([0-9a-f-]{36})$/.exec(first)?.[1];
				expect(word).toBeDefined();
				expect(rest.at(-1)).toBe(`::${word}::`);
				expect(rest).toHaveLength(lines.length + 1);
				expect(rest.slice(0, -1).filter((each) => each.includes(String(word)))).toEqual([]);
			}),
		);
	});
});

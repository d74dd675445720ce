/** Markdown as nobody would write it, for property tests of what reads it. */
import fc from 'fast-check';

/** Marks, and what makes them mean something else. */
const pieces = [
	...['*', '**', '***', '_', '__', '~', '~~', '`', '``', '```', '~~~', '[', ']', '(', ')', '](', '![', '!', '<', '>'],
	...['|', '&', '&amp;', '&amp', '\\', '\\*', '\n', '\n\n', '\n\n\n', ' ', '  ', '  \n', '    ', '\n  ', '\n   '],
	...['\t', '\r', '\0', '- ', '* ', '+ ', '1. ', '2. ', '1) ', '# ', '## ', '#', '> ', '---', '***', '==='],
	...['\n---\n', '- [ ] ', '- [x] a', '\n- ', '\n  - ', '\n    - ', '\n1. ', '\n   - ', '\n   1. ', '-', '+', '='],
	...[':', ';', ',', '.', '?', '%', '"', "'", '$', '$$', '^', '{', '}', '{#id}', '::', ':::', '1', '2026', 'a', 'b'],
	...['c1', 'word', 'two words', 'snake_case', 'a*b', '**a**', '*b*', '_c_', '`d`', '`|`', '`<b>`', '~~e~~', '*a'],
	...['a*', '**a', 'a**', '(**a**)', '**a**,', '**`a`**', '[a](https://b.example)'],
	...['[**a**](http://b.example/c_d?e=f&g#h)', '*[a](https://b.example)*', '[a](/b)', '[a][b]', '[a]: b', '[^1]'],
	...['[^1]: a', 'http://', 'https://b.example', 'www.', 'www.b.example', 'a@b.example', 'ftp://b', '<b>', '<!--'],
	...['\n```\n', '\n```js\n', '\n~~~\n', '| a | b |', '\n| a | b |\n| --- | --- |\n| c | d |\n', '| - |', ':-:'],
	...['C#', 'C++', 'é', '中', '。', '—', '“', '”', '’', '…', '👍', '👨‍👩‍👧', '\u200d', '\u00a0', '\u0301'],
	...['\u2028', '\ufeff', '\ufffd', '\ud800', '€', '•'],
];
export const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(''));

/** One of the texts, with a piece put into it, or for some of its characters. */
export const changed = (texts: readonly string[]) =>
	fc
		.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(2), fc.constantFrom(...pieces))
		.map(([body, place, length, piece]) => {
			const start = place % (body.length + 1);
			return body.slice(0, start) + piece + body.slice(start + length);
		});

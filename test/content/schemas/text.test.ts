import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
	excerpt,
	findHiddenCharacter,
	httpUrl,
	line,
	printable,
	quote,
	slug,
} from '../../../src/content/schemas/text.ts';

const messagesOf = (schema: z.ZodType, text: string) =>
	schema.safeParse(text).error?.issues.map(({ message }) => message);

describe('findHiddenCharacter', () => {
	test.for([0x0, 0xd, 0x1b, 0x9b, 0x200b, 0x2028, 0x202e, 0x2069, 0xfeff, 0xe007f, 0xd800])('finds %i', (code) => {
		const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
		expect(findHiddenCharacter(`ab${String.fromCodePoint(code)}c`)).toEqual({ index: 2, name });
	});

	test.for([
		...[
			...['\u034f', '\u115f', '\u180e', '\u3164', '\ufe0f', '\u{e0101}', '\u{1d173}'],
			...['\u00ad\u00ad', '\u200c\u200d', '\u200d\u200c', '\u200f\u200e', '\u200e\u200b'],
		].map((text) => [`a${text}b`, 1] as const),
		['a \u200db', 2],
		['\u200d', 0],
		['\u8fbb\ufe01\u{e0101}', 2],
		['\u2764\ufe0f\ufe0f', 2],
		['\u{1f3f4}\u{e0067}', 2],
	] as const)('finds what is not needed in %j', ([text, index]) => {
		expect(findHiddenCharacter(text)?.index).toBe(index);
	});

	test.each([
		...['a\tb\nc', 'a\u00adb', '\u200fא', 'א \u200e(', '\u00a0'],
		...['نمی\u200cخواهم', 'ന\u0d4d\u200d ', 'क\u094d\u200dष', '\u182a\u180b'],
		...['\u{1f469}\u{1f3fd}\u200d\u{1f4bb}', '\u2764\ufe0f\u200d\u{1f525}', '1\ufe0f\u20e3', '\u8fbb\u{e0100}'],
	])('leaves %j alone', (text) => {
		expect(findHiddenCharacter(text)).toBeUndefined();
	});
});

describe('printable', () => {
	test('names what cannot be seen or would steer a terminal', () => {
		expect(printable('a\u001b[2J\n\tb\u00a0\u202e')).toBe('aU+001B[2JU+000AU+0009bU+00A0U+202E');
	});

	test('holds no hidden character whatever it is given', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => findHiddenCharacter(printable(text)) === undefined));
	});
});

test('excerpt and quote keep 100 characters and cut the 101st', () => {
	expect(excerpt('\u{1f600}'.repeat(100))).toBe('\u{1f600}'.repeat(100));
	expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(99)}\u2026`);
	expect(quote('a\nb')).toBe('`aU+000Ab`');
});

describe('line', () => {
	test('counts what NFC leaves', () => {
		expect(line(1).parse('e\u0301')).toBe('\u00e9');
	});

	test.each([' ', '\u00a0', '\u2800', '\u200e', '\u0301'])('refuses %j, of which nothing is seen', (text) => {
		expect(messagesOf(line(9), text)).toEqual([
			'Must not be empty. Write some text, or delete the line if the key is optional.',
		]);
	});
});

describe('slug', () => {
	test.each(['a', '7', 'acme-notes', '2026-w46', 'a'.repeat(80)])('accepts %s', (text) => {
		expect(slug.safeParse(text).success).toBe(true);
	});

	test.each(['', 'A', 'a_b', '-a', 'a-', 'a--b', '\u00e9', 'a b', 'a\nb', 'a/b', '..', 'a'.repeat(81)])(
		'refuses %j',
		(text) => {
			expect(slug.safeParse(text).success).toBe(false);
		},
	);
});

describe('httpUrl', () => {
	test.each(['https://acme.example', 'http://acme.example:8080/a?b=c#d', 'HTTPS://acme.example'])(
		'accepts %s',
		(text) => {
			expect(httpUrl.parse(text)).toBe(text);
		},
	);

	test.each([
		...['acme.example', '//acme.example', 'https:acme.example', 'https:/acme.example', 'https:///acme.example'],
		...['https://', 'javascript:alert(1)', 'data:text/html,a', 'ftp://acme.example', 'https:\\\\acme.example'],
		...['https://acme.example:99999', 'https://acme.example/a|b', 'https://acme.example/[b]'],
		...['https://acme.example/100%', 'https://acme.example/#a#b'],
	])('refuses %s with one message', (text) => {
		expect(messagesOf(httpUrl, text)).toEqual([
			`\`${text}\` is not a web address. Write a full one such as \`https://acme.example\`.`,
		]);
	});

	test.each(['https://ada@acme.example', 'https://ada:secret@acme.example', 'https://:secret@acme.example'])(
		'refuses the user of %s',
		(text) => {
			expect(httpUrl.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
				'Must not have a user name or password. Delete what is before `@`.',
			]);
		},
	);

	test.for([
		['https://acme.example/a b', 'https://acme.example/a%20b'],
		['https://acme.example/"', 'https://acme.example/%22'],
		['https://acme.example/a\\b', 'https://acme.example/a/b'],
	] as const)('refuses %s and tells how a browser sends it', ([text, sent]) => {
		expect(messagesOf(httpUrl, text)).toEqual([`\`${text}\` is not a web address. Write \`${sent}\`.`]);
	});

	test.for([
		['https://m\u00fcnchen.example', 'https://xn--mnchen-3ya.example/'],
		['https://\u4f8b\u3048.example\u3002jp/', 'https://xn--r8jz45g.example.jp/'],
		['https://\u043f\u0440\u0438\u043c\u0435\u0440.example:8080/#a', 'https://xn--e1afmkfd.example:8080/#a'],
		['https://acme.example/caf\u00e9?q=\u8a9e', 'https://acme.example/caf%C3%A9?q=%E8%AA%9E'],
		// The first letter is Cyrillic.
		['https://\u0430cme.example', 'https://xn--cme-5cd.example/'],
	] as const)('gives %s as %s, which is what a browser sends', ([text, sent]) => {
		expect(httpUrl.parse(text)).toBe(sent);
	});

	test.each([
		...['https://m\u00fcn chen.example', 'https://acme.example/a\u3000\u00fc', 'https://acme\uff0fb.example'],
		...['https://xn--a\u00fc.example', 'https://\u00fc|b/'],
	])('refuses %s', (text) => {
		expect(httpUrl.safeParse(text).success).toBe(false);
	});

	test('takes only what the contract calls a URI', () => {
		const { uri } = fullFormats;
		const isUri = typeof uri === 'function' ? uri : (text: string) => text.match(uri as RegExp) !== null;
		const piece = fc.constantFrom('a', '/', '?', '#', '%', '%41', '[', ']', ':', '@', '\u00e9', ';', '[::1]', '1', '.');
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
				const text = `https://${pieces.join('')}`;
				const { data } = httpUrl.safeParse(text);
				if (data !== undefined) expect([text, isUri(data)]).toEqual([text, true]);
			}),
			{ numRuns: 5_000 },
		);
	});
});

import { describe, expect, test } from 'vitest';
import { splitFile } from '../../src/content/split-file.ts';

describe('splitFile', () => {
	test('gives the data, the texts and the line of the body', () => {
		const split = splitFile('---\nname: Acme\n---\n\nText\n');
		expect(split).toMatchObject({
			yaml: 'name: Acme',
			parsed: { data: { name: 'Acme' } },
			body: '\nText\n',
			bodyLine: 4,
		});
	});

	// The library keeps what it has parsed without options, and returns it empty the second time.
	test('says each time what is wrong with the same text', () => {
		const text = '---\nname: [\n---\n';
		const both = [splitFile(text), splitFile(text)];
		expect(both[0]).toMatchObject({ parsed: [{ line: 2, field: 'front matter' }] });
		expect(both[1]).toEqual(both[0]);
	});

	test.each([
		['---\nexcerpt_separator: b\n---\na b c', { excerpt_separator: 'b' }, 'a b c'],
		['---\n---\nText', null, 'Text'],
		['---\n# A comment\n---\n', null, ''],
		['---\nname: a\n---', { name: 'a' }, ''],
	])('reads %j', (text, data, body) => {
		expect(splitFile(text)).toMatchObject({ parsed: { data }, body });
	});
});

import { describe, expect, test } from 'vitest';
import { readTable } from '../../src/editing/table.ts';

const read = (text: string | Uint8Array) => {
	const { rows, problems, columns } = readTable('p', Buffer.from(text));
	return { columns, problems, rows: rows.map(({ row, cells }) => [row, Object.fromEntries(cells)]) };
};

describe('readTable', () => {
	const first = { slug: 'a', text: 'Two\nwords' };
	test.each<[what: string, text: string, rows: readonly number[]]>([
		['commas and quotes', '"slug","text"\r\n\r\n a ,"Two\r\nwords"\r\n"b",\r\n', [3, 5]],
		['semicolons and a byte order mark', '\ufeffslug; text\n"a";"Two\nwords "\nb;\n', [2, 4]],
		['tabs', 'slug\ttext\na\t"Two\nwords"\nb\t\n', [2, 4]],
		['a list of JSON', '[{"slug":"a","text":"Two\\nwords"},\n{"slug":"b","text":null}]', [1, 2]],
		['objects on lines', '{"slug":"a","text":" Two\\nwords"}\n\n{"slug":"b","text":""}\n', [1, 3]],
	])('reads %s, with the place of each row', (_what, text, [one, two]) => {
		const found = read(text);
		expect(found).toMatchObject({ columns: ['slug', 'text'], problems: [] });
		expect(found.rows.flat()).toEqual([one, first, two, { slug: 'b' }]);
	});

	test('reads an object on several lines as one row, and names what is wrong in it once', () => {
		expect(read('{\n  "slug": "a",\n  "votes": 3\n}\n')).toMatchObject({
			problems: [],
			rows: [[1, { slug: 'a', votes: 3 }]],
		});
		expect(() => read('{\n  "slug": "a",\n  "votes": x\n}\n')).toThrow(/^p:1 file: Not valid JSON: .*\n\n1 problem\./);
	});

	test('refuses more than 50,000 rows', () => {
		const table = (rows: number) => `slug\n${'a\n'.repeat(rows)}`;
		expect(read(table(50_000)).rows).toHaveLength(50_000);
		const problem = 'A table has at most 50,000 rows; this one has 50,001. Split it into several.';
		expect(() => read(table(50_001))).toThrow(`p:1 file: ${problem}`);
	});

	test('takes away the apostrophe before what would be a formula', () => {
		expect(read("a,b\n'=1,'x\n").rows).toEqual([[2, { a: '=1', b: "'x" }]]);
	});

	test('reads the rows beside those that are wrong', () => {
		expect(read('a,b\n1,2,3\nx"y,4\n5,6\n"7,8\n')).toMatchObject({
			problems: [
				{ row: 2, message: 'Invalid Record Length: columns length is 2, got 3 on line 2.' },
				{ row: 3, message: 'Invalid Opening Quote: a quote is found on field "a" at line 3, value is "x".' },
				{ row: 5, message: 'Quote Not Closed: the parsing is finished with an opening quote at line 5.' },
			],
			rows: [[4, { a: '5', b: '6' }]],
		});
		const noObject = 'This is not an object. Write one such as `{"product": "acme-notes", "votes": 214}`.';
		expect(read('{"a":1}\n{"a":\n[1]\nnull\n2\n')).toMatchObject({
			problems: [
				{ row: 2, message: 'Not valid JSON: Unexpected end of JSON input. Correct it, or use CSV.' },
				...[3, 4, 5].map((row) => ({ row, message: noObject })),
			],
			rows: [[1, { a: 1 }]],
		});
	});

	test.each<[text: string | Uint8Array, message: RegExp]>([
		['', /^p:1 file: There are no rows\./],
		['name,category\n', /^p:1 file: There are no rows\./],
		[Buffer.from('name\nAc\xe9\n', 'latin1'), /^p:2 file: Not UTF-8\. /],
		['[{"a": 1},\n{"a": x}]', /^p:1 file: Not valid JSON: Unexpected token 'x', .* \{"a": x\}\]" is not valid JSON\. /],
	])('refuses %j', (text, message) => {
		expect(() => read(text)).toThrow(message);
	});
});

/** Fields that a board declares in its `site.yaml`, and values of them that no file may have. */
import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../../src/content/read-content.ts';
import { contentJsonSchema } from '../../../src/content/schemas/fields.ts';
import { ownFields } from '../../../src/content/schemas/own-fields.ts';
import { fieldsWith } from '../../../src/content/schemas/product-fields.ts';
import { productMembers } from '../../../src/contract/members.generated.ts';
import { everyType, everyValue, siteWith } from '../../support/own-fields.ts';
import { contentFolder, type Files, issuesOf, product } from '../content-folder.ts';

const issues = (files: Files): string[] => issuesOf(files).map((issue) => issue.replace(/^content\//, ''));

describe('the fields of a board', () => {
	test('of every type are values of a product', () => {
		expect(issues({ 'site.yaml': everyType, 'products/acme.md': everyValue })).toEqual([]);
	});

	const wrong: Readonly<Record<string, string>> = {
		'license: MTI': '4:10 license: `MTI` is not an option of `license`. Did you mean `MIT`?',
		'license: Apache':
			'4:10 license: `Apache` is not an option of `license`. Use one of `MIT`, `C`, `C++`, or add it to `license` in `site.yaml`.',
		'license: "MIT\\u202e"': '4:10 license: Must not contain the invisible character U+202E. Delete it.',
		'motto: "a\\u0007"': '4:8 motto: Must not contain the invisible character U+0007. Delete it.',
		'motto: "a\\u2066b"': '4:8 motto: Must not contain the invisible character U+2066. Delete it.',
		[`motto: ${'a'.repeat(41)}`]: '4:8 motto: Must be 40 characters or fewer; this one has 41.',
		'motto: [a]': '4:8 motto: Must be text; this one is a list. Write a single text.',
		'repository: javascript:alert(1)':
			'4:13 repository: `javascript:alert(1)` is not a web address. Write a full one such as `https://acme.example`.',
		'repository: https://a:b@acme.example':
			'4:13 repository: Must not have a user name or password. Delete what is before `@`.',
		'size: =cmd':
			'4:7 size: Must be a number; this one is the text `=cmd`. Write digits with at most one point, such as `1214.5`.',
		'size: 2000000000000': '4:7 size: Must be 1000000000000 or less; this one is 2000000000000.',
		'size: -0.0000001': '4:7 size: Must be 0, or differ from 0 by 0.000001 or more. Write `0`, or use a smaller unit.',
		'audited_on: 2026-02-30': '4:13 audited_on: `2026-02-30` is not a calendar date. Write it as YYYY-MM-DD.',
		'founded: "1984"': '4:10 founded: Must be a whole number; this one is the text `1984`. Remove the quotes.',
		'founded: 84': '4:10 founded: Must be 1000 or more; this one is 84.',
		'licence: MIT': '4:1 licence: Unknown key `licence`. Did you mean `license`?',
	};

	test.for(Object.entries(wrong))('refuse the value %s', ([line, issue]) => {
		expect(issues({ 'site.yaml': everyType, 'products/acme.md': product(line) })).toEqual([
			`products/acme.md:${issue}`,
		]);
	});

	test('that are taken out of the site are an issue of each file that has them', () => {
		const files = { 'products/acme.md': product('founded: 1984'), 'products/beta.md': product('founded: 1985') };
		const remedy =
			/\.md:4:1 founded: Unknown key `founded`. Use .*, declare it in `fields` of `site.yaml`, or delete the line\.$/;
		expect(issues(files)).toEqual([expect.stringMatching(remedy), expect.stringMatching(remedy)]);
	});

	test('are one issue for all files with an option that was renamed', () => {
		const files = ['a', 'b', 'c'].map((name) => [`products/${name}.md`, product('license: ISC')] as const);
		const contentDir = contentFolder({ 'site.yaml': everyType, ...Object.fromEntries(files) });
		expect(() => readContent(contentDir)).toThrow(
			/^.*`ISC` is not an option of `license`.*\n {2}The same in 2 other places:/,
		);
	});

	test('stay known while the rest of `site.yaml` has an issue, and any key is known while they have one', () => {
		const acme = { 'products/acme.md': product('founded: 1984', 'colour: red') };
		const places = (site: string) => issues({ 'site.yaml': site, ...acme }).map((issue) => issue.split(': ')[0]);
		expect(places(everyType.replace('votes: 1', 'votes: x'))).toEqual([
			'products/acme.md:5:1 colour',
			'site.yaml:15:10 score.votes',
		]);
		expect(places(everyType.replace('type: year', 'type: yaer'))).toEqual(['site.yaml:23:44 fields[5].type']);
		expect(places('name: [')).toEqual(['site.yaml:1:7 file']);
	});
});

test('the JSON Schema of a board takes and refuses what the check does', () => {
	const fields = ownFields.parse(parse(everyType).fields);
	const validate = ajvFormats.default(new Ajv()).compile(contentJsonSchema('product', fields));
	const accepted = (lines: string) => validate(parse(product(lines).split('---')[1] ?? ''));
	expect(validate(parse(everyValue.split('---')[1] ?? ''))).toBe(true);
	expect(
		['license: Apache', 'motto: ""', 'repository: acme', 'size: big', 'founded: 84', 'colour: red'].filter(accepted),
	).toEqual([]);
});

describe('the declaration of a field', () => {
	const declared: Readonly<Record<string, string>> = {
		'{ name: License, label: A, type: text }':
			'fields[0].name: Write lower-case letters and digits, such as `license`.',
		'{ name: maker, label: A, type: text }': 'fields[0].name: The software uses `maker` itself. Write another name.',
		'{ name: index, label: A, type: text }':
			'fields[0].name: Web servers show `index` at the address of its folder. Write another name.',
		'{ name: constructor, label: A, type: text }':
			'fields[0].name: The software uses `constructor` itself. Write another name.',
		'{ name: a, label: "A\\u202e", type: text }':
			'fields[0].label: Must not contain the invisible character U+202E. Delete it.',
		'{ name: a, label: A, type: txt }':
			'fields[0].type: Must be one of `text`, `choice`, `url`, `number`, `date`, `year`; this one is the text `txt`.',
		'{ name: a, label: A }': 'fields[0].type: Missing. Write one of `text`, `choice`, `url`, `number`, `date`, `year`.',
		[`{ name: ${'a'.repeat(41)}, label: A, type: text }`]:
			'fields[0].name: Must be 40 characters or fewer. Shorten it.',
		'{ name: a, label: A, type: choice }': 'fields[0].type: A `choice` needs `options`. Add a list of texts.',
		'{ name: a, label: A, type: choice, options: [b, B] }':
			'fields[0].options[1]: This option is listed twice, or differs from another one in case alone. Delete one.',
		'{ name: a, label: A, type: choice, options: [b], lists: true }':
			'fields[0].lists: Lists need a title. Add a `plural`, such as `plural: Licenses`.',
		'{ name: a, label: A, plural: As, type: year, lists: true }':
			'fields[0].lists: Only a `choice` has this. Delete the line.\nfields[0].plural: Only a `choice` has this. Delete the line.',
		'{ name: a, label: A, type: url, searched: true }':
			'fields[0].searched: Only a `text` or a `choice` has this. Delete the line.',
		'{ name: a, label: A, type: text, unit: kg }': 'fields[0].unit: Only a `number` has this. Delete the line.',
	};

	test.for(Object.entries(declared))('refuses %s', ([field, expected]) => {
		const found = issues({ 'site.yaml': siteWith(field) }).map((issue) => issue.replace(/^site\.yaml:18:\d+ /, ''));
		expect(found.toSorted().join('\n')).toBe(expected);
	});

	test('refuses a name and a label of another field', () => {
		const fields = ['{ name: a, label: A, type: text }', '{ name: a, label: a, type: text }'];
		expect(issues({ 'site.yaml': siteWith(...fields) })).toEqual([
			'site.yaml:19:13 fields[1].name: Another field has this name. Write another one, or delete the entry.',
			'site.yaml:19:23 fields[1].label: Another field has this label. Write another one, or delete the entry.',
		]);
	});

	test('refuses every name of the front matter and of the API', () => {
		const names = [...fieldsWith('schema'), ...productMembers.all, 'launches'];
		const accepted = names.filter((name) => ownFields.safeParse([{ name, label: 'A', type: 'text' }]).success);
		expect(accepted).toEqual([]);
	});
});

import { describe, expect, test } from 'vitest';
import { referenceMarkdown } from '../../../src/render/markdown/reference.ts';
import { shapeOf, typeText } from '../../../src/render/reference/shape.ts';
import { referenceOf } from '../../../src/render/reference.ts';
import { contract } from '../../contract/contract.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';
import { leavesOf } from './leaves.ts';

const reference = referenceOf(contract);
const operations = reference.groups.flatMap((group) => group.operations);
const operation = (id: string) => operations.find((each) => each.id === id);

describe('referenceOf', () => {
	test('has the four operations, each under its tag', () => {
		expect(reference.groups.map(({ name, operations: [first, second] }) => [name, first?.id, second?.id])).toEqual([
			['Products', 'listProducts', 'getProduct'],
			['Launch periods', 'listLaunchPeriods', 'getLaunchPeriod'],
		]);
	});

	test('asks with the examples of the parameters', () => {
		expect(operations.map(({ curl }) => curl)).toEqual([
			'curl "https://catalog.example/api/products?page=2&per_page=2"',
			'curl "https://catalog.example/api/products/duckdb"',
			'curl "https://catalog.example/api/launch_periods"',
			'curl "https://catalog.example/api/launch_periods/2026-w46"',
		]);
	});

	test('tells bounds, default and necessity of parameters', () => {
		expect(operation('listProducts')?.parameters).toMatchObject([
			{ name: 'page', place: 'query', bounds: '1 to 10000', default: '1', required: false },
			{ name: 'per_page', place: 'query', bounds: '1 to 100', default: '50', required: false },
		]);
		expect(operation('getProduct')?.parameters).toMatchObject([
			{ name: 'slug', place: 'path', bounds: '', default: undefined, required: true },
		]);
	});

	test('tells every answer with its headers, and where shared ones are described', () => {
		const answers = operation('listProducts')?.answers ?? [];
		expect(answers.map(({ status, anchor, headers }) => [status, anchor, headers.length])).toEqual([
			['200', undefined, 4],
			['304', 'response-NotModified', 3],
			['400', 'response-InvalidParameter', 0],
			['429', 'response-RateLimitExceeded', 3],
		]);
		expect(reference.answers.map(({ status, name }) => `${status} ${name}`)).toContain('404 ProductNotFound');
		expect(reference.headers).toHaveLength(6);
	});

	test('names the members of an error within its details', () => {
		const [body] = reference.answers.find(({ name }) => name === 'InvalidParameter')?.bodies ?? [];
		expect(body?.shape.includes).toEqual(['Error']);
		expect(body?.shape.members.map(({ name, required }) => [name, required])).toEqual([
			['details', true],
			['details.parameter', true],
			['details.value', true],
			['details.minimum', true],
			['details.maximum', true],
		]);
	});

	test('stops at a reference that leads nowhere', () => {
		const broken = { paths: { '/a': { get: { parameters: [{ $ref: '#/components/parameters/None' }] } } } };
		expect(() => referenceOf(broken)).toThrow('The contract has nothing at `#/components/parameters/None`.');
	});

	test('is empty for an empty contract', () => {
		expect(referenceOf({})).toMatchObject({ groups: [], answers: [], headers: [], schemas: [] });
	});
});

describe('shapeOf', () => {
	test.for([
		[{ type: 'array', items: { $ref: '#/components/schemas/Product' } }, 'array of Product', ''],
		[{ type: 'string', format: 'date' }, 'string (date)', ''],
		[{ type: ['string', 'null'], maxLength: 3 }, 'string or null', '3 characters or fewer'],
		[{ enum: ['a', 'b'] }, 'any', 'one of `a`, `b`'],
		[{ type: 'integer', minimum: 1 }, 'integer', '1 or more'],
		[{ type: 'number', maximum: 5 }, 'number', '5 or less'],
		[{ type: 'object', additionalProperties: false }, 'object', 'no other members'],
		[{ type: 'string', 'x-unknown': { a: 1 } }, 'string', 'x-unknown `{"a":1}`'],
	] as const)('of %j is %s', ([schema, type, bounds]) => {
		const shape = shapeOf(schema);
		expect([typeText(shape.type), shape.bounds]).toEqual([type, bounds]);
	});

	test('lists the members of the items of a list', () => {
		const items = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
		const { members } = shapeOf({ properties: { list: { type: 'array', items } } });
		expect(members.map(({ name, required }) => [name, required])).toEqual([
			['list', false],
			['list[].a', true],
		]);
	});
});

describe('referenceMarkdown', () => {
	const catalog = catalogOf([]);
	const markdown = referenceMarkdown(catalog, reference);
	const leaves = leavesOf(contract);

	test('says something else when anything in the contract does', () => {
		expect(leaves.length).toBeGreaterThan(400);
		const silent = leaves.filter(({ changed }) => referenceMarkdown(catalog, referenceOf(changed())) === markdown);
		expect(silent.map(({ path }) => path)).toEqual([]);
	});

	test('ends no line with a space and lacks no value', () => {
		expect(markdown).not.toMatch(/undefined|\[object/);
		expect(markdown).not.toMatch(/[ \t]+$/m);
	});
});

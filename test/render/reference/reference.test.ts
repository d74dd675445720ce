import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { openapiDocument } from '../../../src/render/reference/contract.ts';
import { referenceOf } from '../../../src/render/reference/reference.ts';
import { boundsOf, type Schema, typeOf } from '../../../src/render/reference/schema.ts';
import { contractText } from '../../contract/contract.ts';
import { fixtureContent } from '../../support/run-build.ts';

const contract = openapiDocument(contractText, loadCatalog({ contentDir: fixtureContent, date: '2026-11-20' }));

describe('referenceOf', () => {
	test('stops at a reference that leads nowhere', () => {
		const paths = { '/a': { get: { parameters: [{ $ref: '#/components/parameters/None' }] } } };
		expect(() => referenceOf({ ...contract, paths } as never)).toThrow(
			'The contract has nothing at `#/components/parameters/None`.',
		);
	});
});

describe('typeOf and boundsOf', () => {
	test.for([
		[{ enum: ['a', 'b'] }, 'any', 'one of `a`, `b`'],
		[{ type: 'object', additionalProperties: false }, 'object', 'other members `false`'],
		[{ type: 'string', 'x-unknown': { a: 1 } }, 'string', 'x-unknown `{"a":1}`'],
	] as const)('of %j are %s %s', ([schema, type, bounds]) => {
		expect([typeOf(schema as Schema), boundsOf(schema as Schema)]).toEqual([type, bounds]);
	});
});

import { expect, test } from 'vitest';
import { boundsOf, type Schema, typeOf } from '../../../src/render/reference/schema.ts';

test.for([
	[{ enum: ['a', 'b'] }, 'any', 'one of `a`, `b`'],
	[{ type: 'object', additionalProperties: false }, 'object', 'other members `false`'],
	[{ type: 'string', 'x-unknown': { a: 1 } }, 'string', 'x-unknown `{"a":1}`'],
] as const)('typeOf and boundsOf of %j are %s %s', ([schema, type, bounds]) => {
	expect([typeOf(schema as Schema), boundsOf(schema as Schema)]).toEqual([type, bounds]);
});

import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { z } from 'zod';

/** Brings the keys of all maps into the order of a schema; keys that it does not know come last, as they stood. */
export function sortKeys(node: unknown, schema: unknown): void {
	const known = withoutDefault(schema);
	if (isSeq(node)) {
		for (const item of node.items) sortKeys(item, known instanceof z.ZodArray ? known.element : undefined);
	}
	if (!isMap(node) || !(known instanceof z.ZodObject)) return;
	const keys = Object.keys(known.shape);
	const rank = (pair: Pair): number => {
		const index = keys.indexOf(keyOf(pair));
		return index < 0 ? keys.length : index;
	};
	node.items.sort((a, b) => rank(a) - rank(b));
	for (const pair of node.items) sortKeys(pair.value, known.shape[keyOf(pair)]);
}

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

function withoutDefault(schema: unknown): unknown {
	return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? withoutDefault(schema.unwrap()) : schema;
}
